/** A live table as the page knows it: what was told, what may be done, and what there is to say about it. */

import { tick } from "svelte";
import { Line, type Deed, type Signal } from "../wire/line";
import type { Advised, Event, Present, Telling } from "../wire/messages";
import { reflect, type Mirror } from "../wire/mirror";
import { ServerClock } from "./clock";
import { house } from "./house";
import { capture, fly } from "./motion";
import { awaited } from "./seating.svelte";
import { randomHex, settings } from "./settings.svelte";
import { ring } from "./sounds";
import { sentence, whyNot, type Happening, type Refusal } from "./telling";
import { say, words } from "./words.svelte";

/** Its text is in the language that is spoken when it is read. */
export type Entry = { key: number; readonly text: string; round: boolean };
export type Finish = { called: number; last: number; slaps: { seat: number; reaction: number }[] };

const MOST_LINES = 400;
const NOTICE_TIME = 5000;
const LATEST_REACTION = 10_000;
/** Refusals that tell nobody anything: what was wanted is so already, or costs nothing. */
const HARMLESS = new Set(["already-ready", "already-slapped", "hand-on-top"]);

export class Live {
  mirror = $state.raw<Mirror | null>(null);
  signal = $state<Signal>("connecting");
  present = $state.raw<Present | null>(null);
  /** How many others look on. */
  watching = $state(0);
  entries = $state.raw<Entry[]>([]);
  #latest = $state.raw<Entry[]>([]);
  #word = $state.raw<() => string>(() => "");
  advice = $state.raw<Advised | null>(null);
  advising = $state(false);
  finish = $state.raw<Finish | null>(null);
  /** How many commands wait for an answer. */
  waiting = $state(0);
  bubbles = $state.raw<Record<number, string>>({});

  readonly #line: Line;
  readonly #prefix = randomHex(4);
  #commands = 0;
  #keys = 0;
  #paintedAt = 0;
  #paintedSeq = -1;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #clock = new ServerClock();

  constructor(readonly id: string) {
    this.#line = new Line({
      hear: (telling) => this.#hear(telling),
      signal: (signal) => (this.signal = signal),
      clock: (at) => this.#clock.hear(at, Date.now()),
      heard: () => ({ last: this.mirror?.seq ?? -1, seat: this.mirror?.you ?? null }),
      ticket: async () => (await house.ticket(id)).ticket,
      connect: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket/${id}`),
      newId: () => `${this.#prefix}-${++this.#commands}`,
    });
    addEventListener("online", this.#line.open);
    void this.#line.open();
  }

  leave(): void {
    removeEventListener("online", this.#line.open);
    this.#line.close();
  }

  get game(): string {
    return this.mirror?.table.game ?? "";
  }

  /** What the live region says. */
  get spoken(): string {
    return this.#latest.map((entry) => entry.text).join(" ");
  }

  /** Why something is not possible, or another short word to this person alone. */
  get notice(): string {
    return this.#word();
  }

  get you(): number | null {
    return this.mirror?.you ?? null;
  }

  get legal(): string[] {
    return this.mirror?.legal ?? [];
  }

  get myTurn(): boolean {
    const { mirror } = this;
    return (
      mirror !== null && mirror.you !== null && mirror.table.phase === "playing" && mirror.awaits.includes(mirror.you)
    );
  }

  get names(): string[] {
    return this.mirror?.table.seats.map((chair) => chair.name) ?? [];
  }

  nameOf(seat: number): string {
    return seat === this.you ? say("you") : (this.names[seat] ?? "");
  }

  may(move: string): boolean {
    return this.legal.includes(move);
  }

  // What you do

  do = (deed: Deed): string => {
    const id = this.#line.do(deed);
    this.waiting = this.#line.pending.size;
    return id;
  };

  play(move: string): void {
    if (this.may(move)) this.do({ do: "play", move, ply: this.mirror?.ply ?? null });
    else this.why(move);
  }

  why(move: string): void {
    this.do({ do: "why", move });
  }

  ready(): void {
    this.do({ do: "ready", luck: randomHex(16) });
  }

  sit(name: string, seat: number | null = null): void {
    this.do({ do: "sit", name, seat });
  }

  hint(): void {
    this.advice = null;
    this.advising = true;
    this.do({ do: "hint" });
  }

  slap(event: UIEvent): void {
    const reaction = Math.max(0, Math.round(event.timeStamp - this.#paintedAt));
    this.do({ do: "slap", last: this.#paintedSeq, reaction: Math.min(reaction, LATEST_REACTION) });
  }

  // What you hear

  #hear(telling: Telling): void {
    if (telling.tell === "snapshot") this.#show(() => (this.mirror = reflect(this.mirror, telling)), []);
    else if (telling.tell === "event") this.#happen(telling);
    else if (telling.tell === "present") this.#meet(telling);
    else if (telling.tell === "advised") this.#advised(telling);
    else if (telling.tell === "refused") this.#refused(telling);
    this.waiting = this.#line.pending.size;
  }

  #meet(present: Present): void {
    this.present = present;
    this.watching = present.watching - (this.you === null ? 1 : 0);
  }

  #happen(event: Event): void {
    const happened = event.happened as Happening[];
    this.advice = null;
    this.advising = false;
    this.#clock.hear(Number(event.fact["at"]), Date.now());
    const before = this.names;
    this.#show(() => (this.mirror = reflect(this.mirror, event)), [...happened, ...palms(event.fact)]);
    this.#tell(event.fact, happened, event.fact["fact"] === "stood" ? before : this.names);
    ring(happened, event.fact, this.myTurn);
  }

  #show(change: () => void, happened: Happening[]): void {
    const before = capture();
    change();
    const seq = this.mirror?.seq ?? -1;
    void tick().then(() => {
      fly(before, happened, this.you);
      requestAnimationFrame(() =>
        requestAnimationFrame((painted) => {
          this.#paintedAt = painted;
          this.#paintedSeq = Math.max(seq, this.#paintedSeq);
        }),
      );
    });
  }

  /** Whoever has left is called by the name that was theirs. */
  #tell(fact: Record<string, unknown>, happened: Happening[], names: string[]): void {
    const { game, you } = this;
    this.#notice(fact);
    const told = [
      ...happened.map((row) => () => sentence(game, names, row, you, words)),
      () => factInWords(fact, names, you),
    ];
    const round = happened.some(([name]) => name === "round-began");
    const entries = told
      .filter((tell) => tell() !== "")
      .map((tell, number) => this.#entry(tell, round && number === 0));
    if (entries.length === 0) return;
    this.entries = [...this.entries, ...entries].slice(-MOST_LINES);
    this.#latest = entries;
  }

  #entry(tell: () => string, round: boolean): Entry {
    return {
      key: ++this.#keys,
      round,
      get text() {
        return tell();
      },
    };
  }

  #notice(fact: Record<string, unknown>): void {
    if (fact["fact"] === "raced") this.#raced(fact as unknown as Finish);
    if (textOf(fact)) this.#bubble(Number(fact["seat"] ?? -1), textOf(fact));
  }

  #bubble(seat: number, text: string): void {
    this.bubbles = { ...this.bubbles, [seat]: text };
    setTimeout(() => {
      if (this.bubbles[seat] === text) this.bubbles = { ...this.bubbles, [seat]: "" };
    }, NOTICE_TIME);
  }

  #raced(finish: Finish): void {
    this.finish = finish;
    setTimeout(() => {
      if (this.finish === finish) this.finish = null;
    }, NOTICE_TIME);
  }

  #advised(advice: Advised): void {
    this.advice = advice;
    this.advising = false;
  }

  #refused(refused: Refusal): void {
    this.advising = false;
    if (HARMLESS.has(refused.code)) return;
    const waits = refused.code === "not-your-turn" && awaited(this);
    this.#word = () => (waits ? this.#waitingFor(waits) : whyNot(refused, words));
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.#word = () => ""), NOTICE_TIME);
  }

  /** No longer true once it is your turn. */
  #waitingFor(who: string): string {
    return this.myTurn ? "" : say("page-turn-of", { who });
  }

  /** Milliseconds until a bot or the table acts for those who are awaited. */
  left(now: number): number | null {
    const [due, there] = [this.mirror?.due ?? null, this.#clock.at(now)];
    return due === null || there === null ? null : Math.max(0, due - there);
  }
}

/** What somebody says: a phrase in everybody's own language, or words of their own. */
function textOf(fact: Record<string, unknown>): string {
  return fact["phrase"] ? say(`phrase-${String(fact["phrase"])}`) : String(fact["text"] ?? "");
}

/** That you are ready yourself is no news. */
function factInWords(fact: Record<string, unknown>, names: string[], you: number | null): string {
  const key = `fact-${String(fact["fact"])}`;
  if (key === "fact-readied" && fact["seat"] === you) return "";
  const facts = {
    you: fact["seat"] === you ? "yes" : "no",
    who: names[Number(fact["seat"] ?? -1)] ?? "",
    text: textOf(fact),
  };
  return words.has(key) ? say(key, facts) : "";
}

/** A hand on the pile is no event of the rules, but it can be seen. */
function palms(fact: Record<string, unknown>): Happening[] {
  return fact["fact"] === "slapped" ? [["palm-down", (fact["slap"] as { seat: number }).seat, null, 0]] : [];
}

/** Open a table against bots and sit down. */
export async function playNow(
  game: string,
  seats: number,
  options: Record<string, string | number | boolean> = {},
): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, () => settings.level);
  const { table } = await house.open({ game, seats, bots, options, clock: 0 });
  return table;
}
