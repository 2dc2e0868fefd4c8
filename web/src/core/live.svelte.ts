/** A live table as the page knows it: what was told, what may be done, and what there is to say about it. */

import { tick } from "svelte";
import { Line, type Deed, type Door, type Signal } from "../wire/line";
import type { Advised, Event, Present, PublicTable, Refused, Telling, Told } from "../wire/messages";
import { changedBy, mirrorOf, type Mirror } from "../wire/mirror";
import { OwnLuck } from "../wire/receipts";
import type { Finish, Happening } from "../wire/told";
import { checkShuffle, compare, RecordRefused, type Shuffle } from "../wire/verification";
import { ServerClock } from "./clock";
import type { Mood } from "./faces/moods";
import { Fading } from "./fading.svelte";
import { feel } from "./haptics";
import { Journal } from "./journal.svelte";
import { capture, fly } from "./motion";
import { Painted } from "./painted";
import type { GameProfile, ProfileOf } from "./profile";
import { receipts } from "./receipts";
import { roomToSpare } from "./room";
import { aroundTable } from "./room";
import { awaited, thinks, type Seating } from "./seating.svelte";
import { randomHex } from "./settings.svelte";
import { play, sound } from "./sounds";
import { asRemembered, sayOr, sentence, whyNot } from "./telling";
import { remark } from "./temper";
import { thinking } from "./thinking";
import { say, words } from "./words.svelte";

/** Refusals that tell nobody anything: what was wanted is so already, costs nothing, or came as a round ended. */
const HARMLESS = new Set(["already-ready", "already-slapped", "hand-on-top", "nature-to-move", "no-luck-due"]);

const NO_SEAT = -1;

/** Long enough for a screenshot, where it covers nobody. */
const FINISH_SHOWN_FOR = 8000;

export class Live implements Seating {
  mirror = $state.raw<Mirror | null>(null);
  signal = $state<Signal>("connecting");
  present = $state.raw<Present | null>(null);
  /** How many others look on. */
  watching = $state(0);
  advice = $state.raw<Advised | null>(null);
  advising = $state(false);
  /** The kinds of the commands that wait for an answer. */
  asked = $state.raw<Deed["do"][]>([]);
  readonly journal = new Journal();

  readonly #line: Line;
  readonly #clock = new ServerClock();
  readonly #painted = new Painted();
  readonly #finish = new Fading<"race", Finish>();
  readonly #bubbles = new Fading<number, string>();
  readonly #feelings = new Fading<number, Mood>();
  readonly #notice = new Fading<"word", () => string>();
  readonly #luck = new OwnLuck(receipts, () => randomHex(16));
  readonly #prefix = randomHex(4);
  #commands = 0;

  constructor(
    readonly id: string,
    readonly profileOf: ProfileOf,
    door: Door,
  ) {
    this.#line = new Line({
      ...door,
      hear: (telling) => this.#hear(telling),
      signal: (signal) => (this.signal = signal),
      clock: (at) => this.#clock.hear(at, Date.now()),
      heard: () => ({ last: this.mirror?.seq ?? -1, seat: this.mirror?.you ?? null }),
      newId: () => `${this.#prefix}-${++this.#commands}`,
    });
    addEventListener("online", this.#reopen);
    this.#reopen();
  }

  readonly #reopen = (): void => void this.#line.open();

  leave(): void {
    removeEventListener("online", this.#reopen);
    this.#line.close();
  }

  get game(): string {
    return this.mirror?.table.game ?? "";
  }

  get profile(): GameProfile {
    return this.profileOf(this.game);
  }

  /** Why something is not possible, or another short word to this person alone. */
  get notice(): string {
    return this.#notice.get("word")?.() ?? "";
  }

  get finish(): Finish | null {
    return this.#finish.get("race");
  }

  get you(): number | null {
    return this.mirror?.you ?? null;
  }

  get legal(): string[] {
    return this.mirror?.legal ?? [];
  }

  get myTurn(): boolean {
    const { mirror } = this;
    if (mirror === null || mirror.you === null) return false;
    return mirror.table.phase === "playing" && mirror.awaits.includes(mirror.you);
  }

  get names(): string[] {
    return this.mirror?.table.seats.map((chair) => chair.name) ?? [];
  }

  nameOf(seat: number): string {
    return seat === this.you ? say("you") : (this.names[seat] ?? "");
  }

  saidBy(seat: number): string {
    return this.#bubbles.get(seat) ?? "";
  }

  /** Winners stay glad. */
  moodOf(seat: number): Mood {
    if (this.mirror?.table.phase === "over") return this.mirror.table.winners.includes(seat) ? "glad" : "calm";
    return this.#feelings.get(seat) ?? (thinks(this.mirror, seat) ? "thinking" : "calm");
  }

  may(move: string): boolean {
    return this.legal.includes(move);
  }

  // What you do

  do = (deed: Deed): string => {
    const id = this.#line.do(deed);
    this.asked = this.#line.asked;
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
    this.#say(this.mirror && this.#luck.ready(this.mirror));
  }

  #say(deed: Deed | null): void {
    if (deed) this.do(deed);
  }

  /** The table notes it; when that is told, the page thinks by itself. */
  hint(): void {
    this.advice = null;
    this.advising = true;
    this.do({ do: "hint", own: true });
  }

  /** About what this seat was told, for as long as it is so. */
  async #think({ table, view }: Mirror): Promise<void> {
    this.advising = view !== null;
    const advice = view && (await thinking.advise(table.game, view).catch(() => null));
    if (this.mirror?.view !== view) return;
    if (view && !advice) this.#notice.show("word", () => say("page-offline"));
    this.#advised(advice && { tell: "advised", id: "", ...advice });
  }

  slap(event: UIEvent): void {
    this.do({ do: "slap", last: this.#painted.seq, reaction: this.#painted.reaction(event) });
    feel("slap");
    play("slap");
  }

  // What you hear

  #hear(telling: Telling): void {
    if (telling.tell === "snapshot") this.#begin(mirrorOf(telling));
    else if (telling.tell === "event") this.#happen(telling);
    else if (telling.tell === "present") [this.present, this.watching] = [telling, othersWatching(telling, this.you)];
    else if (telling.tell === "advised") this.#advised(telling);
    else if (telling.tell === "refused") this.#refused(telling);
    this.asked = this.#line.asked;
  }

  #begin(mirror: Mirror): void {
    this.#show(mirror, []);
    this.#say(this.#luck.answer(mirror, null));
  }

  #happen(event: Event): void {
    if (this.mirror === null) return; // a snapshot comes first
    const { fact, happened } = event;
    const seen = [...happened, ...palms(fact)];
    this.#advised(null);
    this.#clock.hear(fact.at, Date.now());
    const [before, wasMine] = [this.names, this.myTurn];
    const mirror = changedBy(this.mirror, event);
    this.#show(mirror, seen, fact.fact === "voided" || fact.fact === "took-back");
    this.#say(this.#luck.answer(mirror, event));
    if (fact.fact === "revealed") this.#check(fact, mirror.table);
    this.#tell(fact, happened, fact.fact === "stood" ? before : this.names);
    this.#feel(happened);
    if (this.myTurn && !wasMine) feel("turn");
    if (fact.fact === "hinted" && fact.seat === this.you) void this.#think(mirror);
    sound(this.#isMyPalm(fact) ? happened : seen, fact, this.myTurn, this.profile.sounds);
  }

  /** Your own hand was heard when it came down. */
  #isMyPalm(fact: Told): boolean {
    return fact.fact === "slapped" && fact.slap.seat === this.you;
  }

  /** It shows on the faces, and where there is room for it bots remark on it now and then. */
  #feel(happened: Happening[]): void {
    for (const happening of happened) {
      const [seat, mood] = [happening[1], this.profile.feeling(happening)];
      if (mood === null) continue;
      this.#feelings.show(seat, mood);
      const phrase = remark(this.mirror?.table.seats[seat]?.level ?? "", mood, this.#occasion(seat));
      if (phrase && aroundTable.current) this.#bubbles.show(seat, sayOr(words, `phrase-${phrase}`, phrase));
    }
  }

  #occasion(seat: number): string {
    return [this.id, this.mirror?.table.match, this.mirror?.ply, seat].join(" ");
  }

  /** `anew` if a race begins once more. */
  #show(mirror: Mirror, happened: Happening[], anew = false): void {
    const before = capture();
    const begins = mirror.table.racing && (anew || !this.mirror?.table.racing);
    this.mirror = mirror;
    void tick().then(() => {
      fly(before, happened, this.you, this.profile.choreography);
      this.#painted.show(mirror.seq, begins);
    });
  }

  /** Whoever has left is called by the name that was theirs. */
  #tell(fact: Told, happened: Happening[], names: string[]): void {
    const { profile, you } = this;
    if (fact.fact === "raced") this.#finish.show("race", fact, roomToSpare.current ? FINISH_SHOWN_FOR : undefined);
    if (fact.fact === "said" || fact.fact === "wrote") this.#bubbles.show(fact.seat, textOf(fact));
    const forgets = this.mirror?.memory === "table";
    const told = forgets ? happened.map((row) => asRemembered(profile, row, you)) : happened;
    const lines = told.map((row) => () => sentence(profile, names, row, you, words));
    const opensRound = happened.some(([name]) => name === "round-began");
    this.journal.add(lines, [() => factInWords(fact, names, you)], opensRound, forgets);
  }

  #advised(advice: Advised | null): void {
    this.advice = advice;
    this.advising = false;
  }

  #refused(refused: Refused): void {
    this.advising = false;
    if (HARMLESS.has(refused.code)) return;
    const waits = refused.code === "not-your-turn" && awaited(this);
    this.#notice.show("word", () => (waits ? waitingFor(waits, this.myTurn) : whyNot(refused, words, this.profile)));
  }

  /** After every round, by what was kept here. */
  #check(shuffle: Shuffle, { id, match, seats }: PublicTable): void {
    try {
      const label = `${id}.${String(match)}`;
      checkShuffle(label, shuffle, seats.length);
      const kept = this.#luck.receipts.filter(({ table }) => table === label);
      compare(shuffle, kept, null);
    } catch (problem) {
      if (!(problem instanceof RecordRefused)) throw problem;
      this.#notice.show("word", () => say("page-verify-wrong", { why: whyNot(problem.problem, words) }));
    }
  }

  /** Milliseconds until a bot or the table acts for those who are awaited. */
  left(now: number): number | null {
    const [due, there] = [this.mirror?.due ?? null, this.#clock.at(now)];
    return due === null || there === null ? null : Math.max(0, due - there);
  }
}

function othersWatching(present: Present, you: number | null): number {
  return present.watching - (you === null ? 1 : 0);
}

/** No longer true once it is your turn. */
function waitingFor(who: string, myTurn: boolean): string {
  return myTurn ? "" : say("page-turn-of", { who });
}

/** What somebody says: a phrase in everybody's own language, or words of their own. */
function textOf(fact: Told): string {
  if (fact.fact === "said") return sayOr(words, `phrase-${fact.phrase}`, fact.phrase);
  return fact.fact === "wrote" ? fact.text : "";
}

/** That you are ready yourself is no news. */
function factInWords(fact: Told, names: string[], you: number | null): string {
  const seat = fact.fact === "dealing" ? fact.first : "seat" in fact ? fact.seat : NO_SEAT;
  if (fact.fact === "dealing" && seat < 0) return "";
  if (fact.fact === "readied" && seat === you) return "";
  const facts = { you: seat === you ? "yes" : "no", who: names[seat] ?? "", text: textOf(fact) };
  return sayOr(words, `fact-${fact.fact}`, "", facts);
}

/** A hand on the pile is no event of the rules, but it can be seen and heard. */
function palms(fact: Told): Happening[] {
  return fact.fact === "slapped" ? [["palm-down", fact.slap.seat, null, 0]] : [];
}
