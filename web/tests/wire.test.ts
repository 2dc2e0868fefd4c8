import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, RequestRefused } from "../src/wire/http";
import { Line, type LineEnd, type Signal } from "../src/wire/line";
import { requests, type Event, type PublicTable, type Snapshot, type Telling, type View } from "../src/wire/messages";
import { changedBy, mirrorOf } from "../src/wire/mirror";

const chair = { kind: "person", level: "", ready: true, away: false, muted: false };
const table: PublicTable = {
  id: "t",
  game: "no_thanks",
  options: {},
  public: false,
  clock: 0,
  hints: true,
  phase: "playing",
  match: 1,
  round: 1,
  host: 0,
  seats: ["Ana", "Bo", "Cleo"].map((name) => ({ ...chair, name })),
  commitment: "",
  pledges: [],
  asked: -3,
  agreed: [],
  kept: [],
  slapped: [],
  racing: false,
  sheet: [],
  winners: [],
};
const header = { seats: 3, first: 0, viewer: 1, stage: 2, round: 1, scores: [0, 0, 0], totals: [0, 0, 0] };
const view: View = { ...header, pot: 0, offered: 7 };
const course = { legal: ["take"], awaits: [1], ply: 2, due: null };
const snapshot: Snapshot = { tell: "snapshot", seq: 4, you: 1, table, view, memory: "perfect", first: 0, ...course };
const event: Event = {
  tell: "event",
  seq: 5,
  fact: { fact: "moved", move: "refuse", hand: "person", at: 8, by: 1 },
  happened: [["refused", 1, "7", 1]],
  table: { winners: [2] },
  view: { pot: 1 },
  legal: [],
  awaits: [2],
  ply: 3,
  due: 9,
};

test("an event changes what it names and keeps the rest", () => {
  const now = changedBy(mirrorOf(snapshot), event);
  expect(now.view).toEqual({ ...view, pot: 1 });
  expect(now.table).toEqual({ ...table, winners: [2] });
  expect([now.seq, now.you, now.ply, now.due, now.legal, now.awaits]).toEqual([5, 1, 3, 9, [], [2]]);
});

test("without changes the view is the same, and where there was none the first changes are all of it", () => {
  const before = mirrorOf(snapshot);
  expect(changedBy(before, { ...event, view: {} }).view).toBe(before.view);
  expect(changedBy({ ...before, view: null }, { ...event, view }).view).toEqual(view);
});

function answering(status: number, content: object): (path: string, how: RequestInit) => Promise<Response> {
  return vi.fn(() => Promise.resolve(new Response(JSON.stringify(content), { status })));
}

test("a request goes where the server says, with its token, its query and its body", async () => {
  const fetched = answering(200, { table: "abc", link: "" });
  vi.stubGlobal("fetch", fetched);
  const setup = { game: "no_thanks", seats: 3 };
  expect((await ask(requests.open_table(setup), "secret")).table).toBe("abc");
  const headers = { authorization: "Bearer secret" };
  expect(fetched).toHaveBeenLastCalledWith("/api/tables", { method: "POST", body: JSON.stringify(setup), headers });
  await ask(requests.steps("a/b.1", { seat: "2" }), "secret");
  expect(fetched).toHaveBeenLastCalledWith("/api/games/a%2Fb.1/steps?seat=2", { method: "GET", body: null, headers });
  await ask(requests.steps("a.1"), "secret");
  expect(fetched).toHaveBeenLastCalledWith("/api/games/a.1/steps", { method: "GET", body: null, headers });
});

test("what is refused is told with its reason", async () => {
  const problem = { code: "no-such-match", clause: "", facts: { match: "a.1" }, message: "there is no match a.1" };
  vi.stubGlobal("fetch", answering(404, problem));
  const refused = await ask(requests.review("a.1", { seat: "0" }), "secret").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RequestRefused);
  expect(refused).toMatchObject({ problem, message: problem.message });
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
    connect: () => new Wire(),
    newId: () => `c${++numbers}`,
  };
  return { line: new Line(end), signals, told, clocks };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  Wire.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

test("ready is said once, until it is answered", async () => {
  const { line } = talk();
  await line.open();
  Wire.all[0]?.opens();
  const ready = { do: "ready", pledge: "01", commitment: "02" } as const;
  expect(line.do(ready)).toBe(line.do({ ...ready }));
  expect(line.asked).toEqual(["ready"]);
  expect(Wire.all[0]?.sent.map((command) => command.do)).toEqual(["hello", "ready"]);
  Wire.all[0]?.tells({ tell: "done", id: "c1", seq: 5 });
  expect(line.asked).toEqual([]);
});

test("a ping is answered at once, and only the clock hears of it", async () => {
  const { line, told, clocks } = talk();
  await line.open();
  Wire.all[0]?.opens();
  Wire.all[0]?.tells({ tell: "ping", id: "77", at: 77 });
  expect(Wire.all[0]?.sent.at(-1)).toEqual({ do: "pong", id: "77" });
  expect([told, clocks]).toEqual([[], [77]]);
});

test("a table that is gone is not asked for again, and one that is out of reach is", async () => {
  const { line, signals } = talk();
  line.end.ticket = () => Promise.reject(new TypeError("no network"));
  await line.open();
  expect(signals).toEqual(["broken"]);
  const problem = { code: "no-such-table", clause: "", facts: {}, message: "" };
  line.end.ticket = () => Promise.reject(new RequestRefused(problem));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(signals).toEqual(["broken", "gone"]);
});

test("a server that cannot store anything is left in peace for a while", async () => {
  const { line, signals } = talk();
  await line.open();
  Wire.all[0]?.opens();
  Wire.all[0]?.breaks(1013);
  expect(signals).toEqual(["later"]);
  const problem = { code: "store-unavailable", clause: "", facts: { what: "disk" }, message: "" };
  const ticket = vi.fn(() => Promise.reject(new RequestRefused(problem)));
  line.end.ticket = ticket;
  await vi.advanceTimersByTimeAsync(4900);
  expect(ticket).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ticket).toHaveBeenCalledOnce();
  expect(signals).toEqual(["later", "later"]);
});

test("a table that moves is followed without a word of alarm, and not by all at once", async () => {
  for (const [chance, wait] of [
    [0, 150],
    [0.99, 447],
  ] as const) {
    vi.mocked(Math.random).mockReturnValue(chance);
    const { line, signals } = talk();
    const before = Wire.all.length;
    await line.open();
    Wire.all[before]?.opens();
    Wire.all[before]?.breaks(1012);
    expect(signals).toEqual(["connecting"]);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(Wire.all).toHaveLength(before + 1);
    await vi.advanceTimersByTimeAsync(2);
    expect(Wire.all).toHaveLength(before + 2);
  }
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
