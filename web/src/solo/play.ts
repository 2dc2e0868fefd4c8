/** One match under way: the position, what each seat may do, the moves so far, and the way back
    (src/pioche/engine/play.py). The moves of nature come from the key of the round. */

import { NATURE, NOBODY, UNKNOWN, type Event, type Game } from "../engine/game.ts";
import type { Window } from "../engine/module.ts";
import { readMove, writeArrangement, writeMove } from "../engine/notation.ts";
import { admit, awaited, seatsOf } from "../engine/referee.ts";
import { Refusal } from "../engine/refusal.ts";
import { told } from "../engine/review.ts";
import { jsonView } from "../engine/view_json.ts";
import { Views } from "../engine/views.ts";
import type { View, ViewChanges } from "../wire/messages";
import { below, numbersOf, shuffled } from "../wire/shuffle";
import { changesIn, type Happening } from "../wire/told";

/** How nature's moves begin that put cards in order. */
export const DEALS = ["deal ", "shuffle "];
/** Worlds in which a move must look the same before it counts as revealing nothing. */
const WORLDS = 16;
const BETWEEN_ROUNDS = 0;

export type Opening = { seats: number; first: number; options: { [name: string]: boolean | number | string } };

/** A move of nature, in words and as the rules know it. */
type NaturesMove = { text: string; cards: number[] } | { text: string; move: number };

type Before = { position: Uint8Array; mover: number; text: string };

export class Play {
  readonly moves: string[] = [];
  /** Choices face down: by seat, the move and whose hand made it. */
  readonly kept = new Map<number, { move: string; hand: "bot" | "person" }>();
  /** How many moves nature has made in this round. */
  natures = 0;
  /** Whether the last move is its player's secret still. */
  movedInSecret = false;
  readonly state: Window;
  readonly #seen: Window;
  readonly #world: Window;
  readonly #views: Views;
  #before: Before | null = null;

  constructor(
    readonly game: Game,
    readonly opening: Opening,
  ) {
    [this.state, this.#seen, this.#world] = [game.position(), game.position(), game.position()];
    this.#views = new Views(game, opening.seats);
    game.open(this.state, opening.seats, opening.first, opening.options);
  }

  // Whose turn it is

  /** A seat, NATURE, or NOBODY at the end. */
  get mover(): number {
    return this.game.toMove(this.state);
  }

  get over(): boolean {
    return this.mover === NOBODY;
  }

  get isBetweenRounds(): boolean {
    return this.state.number("stage") === BETWEEN_ROUNDS;
  }

  get choicesAreHidden(): boolean {
    return this.game.choicesAreHidden(this.state);
  }

  /** The seats that are to decide; several where the choice is simultaneous. */
  get awaited(): number[] {
    return awaited(this.game, this.state).filter((seat) => !this.kept.has(seat));
  }

  /** What a seat that is to decide may do, by what it can see itself. */
  legalFor(seat: number): string[] {
    return this.game
      .legal(this.view(seat))
      .map((move) => writeMove(this.game, move))
      .sort();
  }

  get winners(): number[] {
    return seatsOf(this.state).filter((seat) => this.over && this.game.wins(this.state, seat));
  }

  get totals(): number[] {
    return this.state.numbers("totals", this.opening.seats);
  }

  get scores(): number[] {
    return this.state.numbers("scores", this.opening.seats);
  }

  // Moves

  /** Refusal unless the seat may do this now; the reason tells nothing that the seat may not know. */
  check(seat: number, text: string): void {
    const awaited = this.awaited.includes(seat) && this.legalFor(seat).includes(text);
    if (!awaited) admit(this.game, this.view(seat), `${seat} ${text}`);
  }

  /** Carries out a move that was admitted: what happened. */
  apply(by: number, text: string): Event[] {
    this.#before = { position: this.state.bytes(), mover: by, text };
    this.movedInSecret = this.choicesAreHidden;
    this.kept.delete(by);
    return this.#done(`${by} ${text}`, this.game.apply(this.state, readMove(this.game, text, by)));
  }

  /** What nature does here by the key of the round. */
  natural(key: Uint8Array): NaturesMove {
    const numbers = numbersOf(key, this.natures);
    const { cards, first } = this.game.unshuffled(this.state);
    if (cards.length === 0) {
      const moves = this.game.legal(this.state);
      const move = moves[below(numbers, moves.length)] ?? UNKNOWN;
      return { text: writeMove(this.game, move), move };
    }
    const order = [...shuffled(numbers, cards.slice(0, first)), ...shuffled(numbers, cards.slice(first))];
    return { text: writeArrangement(this.game, this.state, order), cards: order };
  }

  /** Cards are put in order by the key; whatever else nature does is said. */
  applyNatural(key: Uint8Array, text: string): Event[] {
    const deals = DEALS.some((deal) => text.startsWith(deal));
    const chance = deals ? this.natural(key) : { text, move: readMove(this.game, text, NATURE) };
    if (chance.text !== text) throw new Error("the kept cards do not follow from the kept luck");
    this.#before = null;
    this.movedInSecret = false;
    this.natures += 1;
    const rows =
      "cards" in chance ? this.game.deal(this.state, chance.cards) : this.game.apply(this.state, chance.move);
    return this.#done(`* ${text}`, rows);
  }

  #done(line: string, rows: Event[]): Event[] {
    this.moves.push(line);
    if (this.isBetweenRounds) this.natures = 0;
    return rows;
  }

  // The way back

  /** The seat whose move undo would take back. */
  get lastMover(): number {
    return this.#before?.mover ?? NOBODY;
  }

  undo(): void {
    if (!this.#before) throw new Refusal("nothing-to-undo");
    this.state.fill(this.#before.position);
    this.moves.pop();
    this.#before = null;
    this.kept.clear();
  }

  /** Whether the last move showed its player nothing new: it looks the same in every world they could imagine. */
  get revealsNothing(): boolean {
    const before = this.#before;
    if (!before) return false;
    const [now, seen] = [this.state.bytes(), equalTo(this.view(before.mover).bytes())];
    const worlds = Array.from({ length: WORLDS }, (_, seed) => seed);
    const same = worlds.every((seed) => seen(this.#seenAfter(before, seed)));
    this.state.fill(now);
    return same;
  }

  /** What the last mover would see now, had the world been another one. */
  #seenAfter({ position, mover, text }: Before, seed: number): Uint8Array {
    const { game, state } = this;
    state.fill(position);
    const dice = game.dice(2 * seed + 1, seed);
    game.call("imagine", this.view(mover).at, this.#world.at, dice.at);
    game.apply(this.#world, readMove(game, text, mover));
    game.see(this.#world, this.#seen, mover);
    return this.#seen.bytes();
  }

  // What is seen

  /** What this seat may know; good until somebody looks again. */
  view(seat: number): Window {
    this.game.see(this.state, this.#seen, seat);
    return this.#seen;
  }

  /** The fields that changed since this seat looked last. */
  look(seat: number): ViewChanges {
    return changesIn(this.#views.look(this.state, [seat])[0] ?? "{}");
  }

  /** All of it. */
  lookAnew(seat: number): View {
    this.look(seat);
    return jsonView(this.game, this.view(seat));
  }

  /** Events of the rules, as a seat may know them. */
  told(rows: Event[], seat: number): Happening[] {
    return rows.map((row) => told(this.game, row, seat));
  }
}

function equalTo(expected: Uint8Array): (found: Uint8Array) => boolean {
  return (found) => found.every((byte, place) => byte === expected[place]);
}
