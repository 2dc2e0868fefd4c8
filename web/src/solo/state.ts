/** How a table stands: what follows from its facts, one after the other, and from nothing else
    (src/pioche/table/state.py). */

import { Game, NOBODY, type Event } from "../engine/game.ts";
import type { Module } from "../engine/module.ts";
import type { Chair, PublicTable, Slap, ToldRaced, ToldRevealed } from "../wire/messages";
import { roundKey } from "../wire/shuffle";
import type { Fact, FactOf, SoloSetup } from "./facts.ts";
import { Play } from "./play.ts";
import type { Reflex, Reflexes } from "./reflex.ts";

/** The seat of the person. */
export const YOU = 0;
export const SCHEME = 2;
/** Instead of the first seat: the shuffle of the first deal decides. */
export const LOT = -1;

/** The luck of one round. */
export type Deal = {
  round: number;
  commitment: string;
  secret: string;
  pledge: string;
  /** Whether no pledge is taken any more. */
  sealed: boolean;
  luck: string;
  dealt: FactOf<"dealing"> | null;
  key: Uint8Array;
};

/** What is noted down during a match. */
export type Sheet = {
  scores: number[][];
  reveals: ToldRevealed[];
  races: ToldRaced[];
  /** By ply, whose hand it was. */
  hands: string[];
  /** Seats and plies at which a hint was given. */
  hints: [number, number][];
  byLot: boolean;
};

function newDeal(round: number, commitment: string, secret: string): Deal {
  const given = { pledge: "", sealed: false, luck: "", dealt: null, key: new Uint8Array() };
  return { round, commitment, secret, ...given };
}

function newSheet(byLot: boolean): Sheet {
  return { scores: [], reveals: [], races: [], hands: [], hints: [], byLot };
}

export class TableState {
  /** The number of the last fact. */
  seq = -1;
  phase: PublicTable["phase"] = "gathering";
  setup: SoloSetup = { id: "", game: "", seats: 0, options: {}, bots: [], first: 0 };
  chairs: Chair[] = [];
  match = 1;
  #game: Game | null = null;
  play: Play | null = null;
  deal = newDeal(1, "", "");
  sheet = newSheet(false);
  /** The seat that would like to take its move back. */
  asked = NOBODY;
  reflex: Reflex | null = null;
  readonly slaps = new Map<number, Slap>();
  /** How often the race was begun anew. */
  voided = 0;

  constructor(
    readonly module: Module,
    readonly reflexes: Reflexes,
  ) {}

  /** What commitments of this match are bound to. */
  get label(): string {
    return `${this.setup.id}.${this.match}`;
  }

  get game(): Game {
    this.#game ??= new Game(this.module, this.setup.game);
    return this.#game;
  }

  get playing(): Play {
    if (!this.play) throw new Error("no match has begun");
    return this.play;
  }

  get plies(): number {
    return this.play?.moves.length ?? 0;
  }

  get names(): string[] {
    return this.chairs.map((chair) => chair.name);
  }

  get isRace(): boolean {
    return this.phase === "playing" && (this.reflex?.isRace(this.playing.state) ?? false);
  }

  /** Whom everybody waits for: to decide, to get ready, or to give their luck. */
  get awaits(): number[] {
    if (this.phase === "playing") return this.playing.awaited;
    if (this.phase === "over") return [];
    if (this.deal.sealed) return this.deal.pledge && !this.deal.luck ? [YOU] : [];
    return this.chairs[YOU]?.ready === false ? [YOU] : [];
  }

  /** The next fact: what it made happen by the rules. */
  apply(fact: Fact): Event[] {
    this.seq += 1;
    switch (fact.fact) {
      case "opened":
        this.#open(fact.setup);
        break;
      case "sat":
        this.#seat(fact.seat, { kind: "person", name: fact.name, level: "", ready: false });
        break;
      case "bot-sat":
        this.#seat(fact.seat, { kind: "bot", name: this.#freeName(), level: fact.level, ready: true });
        break;
      case "moved":
        return this.#moved(fact);
      case "kept":
        this.playing.kept.set(fact.seat, { move: fact.move, hand: fact.hand === "bot" ? "bot" : "person" });
        break;
      case "slapped":
      case "raced":
      case "voided":
        this.#race(fact);
        break;
      case "asked":
        this.asked = fact.seat;
        break;
      case "took-back":
        this.#takeBack(fact);
        break;
      case "hinted":
        this.sheet.hints.push([fact.seat, this.plies]);
        break;
      case "said":
      case "wrote":
        break;
      default:
        this.#dealOn(fact);
    }
    return [];
  }

  // Seats

  #open(setup: SoloSetup): void {
    this.setup = setup;
    const empty = { kind: "empty", name: "", level: "", ready: false, away: false, muted: false };
    this.chairs = Array.from({ length: setup.seats }, () => ({ ...empty }));
    this.reflex = this.reflexes[setup.game]?.() ?? null;
  }

  #seat(seat: number, chair: Omit<Chair, "away" | "muted">): void {
    this.chairs[seat] = { ...chair, away: false, muted: false };
  }

  #freeName(): string {
    return BOT_NAMES.find((name) => !this.names.includes(name)) ?? "";
  }

  #setReady(ready: boolean): void {
    const chair = this.chairs[YOU];
    if (chair) chair.ready = ready;
  }

  // From one round to the next

  #dealOn(fact: DealFact): void {
    switch (fact.fact) {
      case "committed":
        this.deal = newDeal(fact.round, fact.commitment, fact.secret);
        this.#setReady(false);
        break;
      case "readied":
        this.deal.pledge = fact.pledge;
        this.#setReady(true);
        break;
      case "pledged":
        this.deal.sealed = true;
        break;
      case "gave":
        this.deal.luck = fact.luck;
        break;
      case "began":
        this.#begin(fact.first);
        break;
      case "dealing":
        this.#deal(fact);
        break;
      case "revealed":
        this.#reveal(fact);
        break;
      case "rematched":
        this.match += 1;
        this.phase = "gathering";
        this.#setReady(false);
    }
  }

  #begin(first: number): void {
    this.#openMatch(Math.max(first, 0));
    this.phase = "between";
    this.sheet = newSheet(first === LOT);
    this.slaps.clear();
    this.reflex?.reset();
  }

  #openMatch(first: number): void {
    const { seats, options } = this.setup;
    this.play = new Play(this.game, { seats, first, options });
  }

  #deal(fact: FactOf<"dealing">): void {
    if (fact.first !== NOBODY) this.#openMatch(fact.first);
    this.deal.dealt = fact;
    this.deal.key = roundKey(this.label, fact.round, this.deal.secret, fact.lucks, SCHEME);
    this.phase = "playing";
  }

  #reveal(fact: ToldRevealed): void {
    this.sheet.reveals.push(fact);
    this.sheet.scores.push(this.playing.scores);
    this.phase = this.playing.over ? "over" : "between";
  }

  // Moves

  #moved({ by, move, hand, at }: FactOf<"moved">): Event[] {
    const { playing, reflex } = this;
    const rows = by < 0 ? playing.applyNatural(this.deal.key, move) : playing.apply(by, move);
    this.sheet.hands.push(hand);
    this.asked = NOBODY;
    if (reflex?.moved(playing.state, by, at, this.seq)) {
      this.slaps.clear();
      this.voided = 0;
    }
    return rows;
  }

  #takeBack({ at }: FactOf<"took-back">): void {
    this.playing.undo();
    this.sheet.hands.pop();
    this.#raceAnew(at);
    this.asked = NOBODY;
  }

  #race(fact: FactOf<"slapped" | "raced" | "voided">): void {
    if (fact.fact === "raced") this.sheet.races.push(fact);
    else if (fact.fact === "voided") {
      this.voided += 1;
      this.#raceAnew(fact.at);
    } else if (!this.slaps.has(fact.slap.seat)) this.slaps.set(fact.slap.seat, fact.slap);
  }

  #raceAnew(at: number): void {
    this.slaps.clear();
    this.reflex?.beginAnew(this.playing.state, at, this.seq);
  }
}

type DealFact = FactOf<"committed" | "readied" | "pledged" | "gave" | "began" | "dealing" | "revealed" | "rematched">;

const BOT_NAMES = ["Ada", "Bo", "Cleo", "Dov", "Elif", "Finn", "Gus"];
