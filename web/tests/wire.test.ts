import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type LineEnd, type Signal } from "../src/wire/line";
import type { Event, Snapshot, Telling } from "../src/wire/messages";
import { reflect } from "../src/wire/mirror";

/** A few of the fields are enough to see them change. */
const snapshot = {
  tell: "snapshot",
  seq: 4,
  you: 1,
  table: { game: "no_thanks", phase: "playing" },
  view: { pot: 0, offered: 7 },
  legal: ["take"],
  awaits: [1],
  ply: 2,
  due: null,
} as unknown as Snapshot;
const event = {
  tell: "event",
  seq: 5,
  fact: {},
  happened: [],
  table: {},
  view: { pot: 1 },
  legal: [],
  awaits: [2],
  ply: 3,
  due: 9,
} as unknown as Event;

test("an event changes what it names and keeps the rest", () => {
  const now = reflect(reflect(null, snapshot), event);
  expect(now.view).toEqual({ pot: 1, offered: 7 });
  expect([now.seq, now.you, now.ply, now.due, now.table.game]).toEqual([5, 1, 3, 9, "no_thanks"]);
});

test("a snapshot replaces everything", () => {
  const now = reflect(reflect(null, snapshot), { ...snapshot, you: 0, view: { pot: 3 } } as unknown as Snapshot);
  expect([now.you, now.view]).toEqual([0, { pot: 3 }]);
});

/** The other end of a socket, in the hands of the test. */
class Wire {
  static readonly all: Wire[] = [];
  readyState = 0;
  readonly sent: { do: string; id: string; last?: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (closed: { code: number }) => void = () => undefined;

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Wire["sent"][number]);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen();
  }

  tells(telling: Telling): void {
    this.onmessage({ data: JSON.stringify(telling) });
  }

  breaks(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

function talk(): { line: Line; signals: Signal[]; told: Telling[]; clocks: number[] } {
  const signals: Signal[] = [];
  const told: Telling[] = [];
  const clocks: number[] = [];
  let numbers = 0;
  const end: LineEnd = {
    hear: (telling) => told.push(telling),
    signal: (signal) => signals.push(signal),
    clock: (at) => clocks.push(at),
    heard: () => ({ last: 4, seat: 1 }),
    ticket: () => Promise.resolve("ticket"),
    connect: () => new Wire() as unknown as WebSocket,
    newId: () => `c${++numbers}`,
  };
  return { line: new Line(end), signals, told, clocks };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  Wire.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command without an answer is sent again after a break, with the same id", async () => {
  const { line, signals } = talk();
  await line.open();
  Wire.all[0]?.opens();
  line.do({ do: "play", move: "take", ply: 2 });
  Wire.all[0]?.breaks(1006);
  await vi.advanceTimersByTimeAsync(400);
  Wire.all[1]?.opens();
  expect(Wire.all[1]?.sent.map((command) => [command.do, command.id])).toEqual([
    ["hello", "hello"],
    ["play", "c1"],
  ]);
  expect(Wire.all[1]?.sent[0]?.last).toBe(4);
  expect(signals).toContain("broken");
  Wire.all[1]?.tells({ tell: "done", id: "c1", seq: 5 });
  expect(line.pending.size).toBe(0);
});

test("what was asked and not answered is not asked twice", async () => {
  const { line } = talk();
  await line.open();
  Wire.all[0]?.opens();
  line.do({ do: "play", move: "take", ply: 2 });
  line.do({ do: "play", move: "take", ply: 2 });
  line.do({ do: "play", move: "refuse", ply: 2 });
  expect(Wire.all[0]?.sent.map((command) => command.id)).toEqual(["hello", "c1", "c2"]);
  Wire.all[0]?.tells({ tell: "done", id: "c1", seq: 5 });
  line.do({ do: "play", move: "take", ply: 2 });
  expect(line.pending.size).toBe(2);
});

test("a ping is answered at once, and only the clock hears of it", async () => {
  const { line, told, clocks } = talk();
  await line.open();
  Wire.all[0]?.opens();
  Wire.all[0]?.tells({ tell: "ping", id: "77", at: 77 });
  expect(Wire.all[0]?.sent.at(-1)).toEqual({ do: "pong", id: "77" });
  expect([told, clocks]).toEqual([[], [77]]);
});

test("whoever took the seat over is not fought", async () => {
  const { line, signals } = talk();
  await line.open();
  Wire.all[0]?.opens();
  Wire.all[0]?.breaks(4001);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.all).toHaveLength(1);
  expect(signals.at(-1)).toBe("elsewhere");
});
