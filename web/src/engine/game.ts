/** One game, by its rules: the same functions as the server's, on positions in the memory of the module. */

import type { GameLayout, OptionLayout, OptionValue } from "./layout.ts";
import type { Module, Window } from "./module.ts";

export const UNKNOWN = -1;
export const NATURE = -2;
export const NOBODY = -3;
/** As a viewer: one who may know all. */
export const EVERYTHING = -4;

/** Instead of a move, where nature has put cards in order. */
const ARRANGED = -1;
/** A row of the log: kind, seat, card, amount. */
const COLUMNS = 4;

/** What happened, as the rules tell it. */
export type Event = number[];
/** What nature decides: a move, or cards in their order. */
export type Chance = { move: number } | { cards: number[] };

function asNumber(option: OptionLayout, value: OptionValue): number {
  switch (option.kind) {
    case "flag":
      return value === true ? 1 : 0;
    case "choice":
      return (option.values ?? []).findIndex((one) => one === value);
    case "limit":
      return Math.round(Number(value) * 1000);
    case "count":
      return Number(value);
  }
}

function checkOptions(game: GameLayout, options: { [name: string]: OptionValue }): void {
  for (const name of Object.keys(options))
    if (!game.options.some((option) => option.name === name)) throw new Error(`no such option: ${name}`);
}

export class Game {
  readonly layout: GameLayout;
  private readonly log: Window;
  private readonly scratch: Window;
  private readonly moveScores: Window;
  /** For players whose choice does not matter. */
  private readonly judging: Window;
  private readonly row: number;
  private readonly pair: number;
  private readonly event: number;
  private readonly styles: number[];
  private readonly verbs = new Map<string, (...numbers: number[]) => number>();
  readonly module: Module;
  readonly name: string;

  constructor(module: Module, name: string) {
    this.module = module;
    this.name = name;
    const found = module.layout.games[name];
    if (!found) throw new Error(`no such game: ${name}`);
    this.layout = found;
    const { Log, Scratch, MoveScores } = module.layout.records;
    this.log = module.record(Log);
    this.scratch = module.record(Scratch);
    this.moveScores = module.record(MoveScores);
    this.judging = this.dice(1, 1);
    this.row = module.row(Math.max(module.layout.most.moves, module.layout.most.cards));
    this.pair = module.row(2);
    this.event = module.row(COLUMNS);
    this.styles = found.styles.map((style) => module.bytesOf(new Uint8Array(Float64Array.from(style).buffer)));
  }

  /** A function of this game. */
  call(verb: string, ...numbers: number[]): number {
    let found = this.verbs.get(verb);
    if (!found) this.verbs.set(verb, (found = this.module.function(`${this.name}.${verb}`)));
    return found(...numbers);
  }

  position(): Window {
    return this.module.record(this.layout.state);
  }

  dice(digit: number, carry: number): Window {
    const dice = this.module.record(this.module.layout.records.Dice);
    dice.write("digit", digit);
    dice.write("carry", carry);
    return dice;
  }

  /** Dice that nobody can foresee. */
  freshDice(): Window {
    const [digit = 0, carry = 0] = crypto.getRandomValues(new Uint32Array(2));
    return this.dice((digit | 1) >>> 0, carry >>> 3);
  }

  /** A match that nobody has dealt yet. */
  open(state: Window, seats: number, first: number, options: { [name: string]: OptionValue }): void {
    const [least, most] = this.layout.seats;
    if (seats < least || seats > most || first < 0 || first >= seats)
      throw new Error(`${this.name} is for ${least} to ${most}, and seat ${first} of ${seats} cannot begin`);
    checkOptions(this.layout, options);
    state.blank();
    state.write("seats", seats);
    state.write("first", first);
    for (const option of this.layout.options)
      state.write(`options.${option.name}`, asNumber(option, options[option.name] ?? option.default));
    this.call("start_over", state.at);
  }

  toMove(state: Window): number {
    return this.call("to_move", state.at);
  }

  legal(state: Window): number[] {
    const count = this.call("legal", state.at, this.row, this.module.layout.most.moves);
    return this.module.numbers(this.row, count);
  }

  /** What may be done out of turn. */
  interrupts(state: Window): number[] {
    const count = this.call("interrupts", state.at, this.row, this.module.layout.most.moves);
    return this.module.numbers(this.row, count);
  }

  /** The number of the reason why this move is not legal, and its facts as numbers. */
  whyNot(state: Window, move: number): { reason: number; facts: number[] } {
    const { facts } = this.module.layout.most;
    const reason = this.call("why_not", state.at, move, this.row, facts);
    return { reason, facts: this.module.numbers(this.row, facts) };
  }

  /** The number of the reason why its options do not go together, if there is one, and its facts as numbers. */
  checkOptions(state: Window): { reason: number; facts: number[] } {
    const { facts } = this.module.layout.most;
    const reason = this.call("check_options", state.at, this.row, facts);
    return { reason, facts: this.module.numbers(this.row, facts) };
  }

  choicesAreHidden(state: Window): boolean {
    return this.call("choices_are_hidden", state.at) !== 0;
  }

  mayChoose(state: Window, seat: number): boolean {
    return this.call("may_choose", state.at, seat) !== 0;
  }

  wins(state: Window, seat: number): boolean {
    return this.call("wins", state.at, seat) !== 0;
  }

  apply(state: Window, move: number): Event[] {
    this.log.write("count", 0);
    this.call("apply", state.at, move, this.log.at);
    return this.happened();
  }

  deal(state: Window, cards: number[]): Event[] {
    this.log.write("count", 0);
    this.module.write(this.row, cards);
    this.call("deal_or_reshuffle", state.at, this.row, cards.length, this.log.at);
    return this.happened();
  }

  /** The cards that nature must put in order now, of one deck and then of another. */
  unshuffled(state: Window): { cards: number[]; first: number } {
    this.call("cards_to_shuffle", this.pair, state.at, this.row, this.module.layout.most.cards);
    const [first = 0, second = 0] = this.module.numbers(this.pair, 2);
    return { cards: this.module.numbers(this.row, first + second), first };
  }

  /** What nature decides by these dice; nothing is done yet. */
  chance(state: Window, dice: Window): Chance {
    const count = this.unshuffled(state).cards.length;
    const move = this.call("natures_choice", state.at, dice.at, this.scratch.at);
    return move === ARRANGED ? { cards: this.scratch.numbers("cards", count) } : { move };
  }

  letNatureMove(state: Window, dice: Window): Event[] {
    const chance = this.chance(state, dice);
    return "cards" in chance ? this.deal(state, chance.cards) : this.apply(state, chance.move);
  }

  private happened(): Event[] {
    const count = this.log.number("count");
    const numbers = this.log.numbers("events", COLUMNS * count);
    return Array.from({ length: count }, (_, row) => numbers.slice(COLUMNS * row, COLUMNS * (row + 1)));
  }

  /** An event as this seat may know it. */
  hidden(event: Event, seat: number): Event {
    this.module.write(this.event, event);
    this.call("hide_event", this.event, COLUMNS, seat);
    return this.module.numbers(this.event, COLUMNS);
  }

  /** What the seat may know; NOBODY for a spectator. */
  see(state: Window, view: Window, seat: number): void {
    this.call("view_for", state.at, view.at, seat);
  }

  /** What a player by this style does in a view. */
  heuristicMove(view: Window, dice: Window, style: number): number {
    const length = this.layout.styles[style]?.length ?? 0;
    const at = this.styles[style] ?? 0;
    return this.call("heuristic_move", view.at, dice.at, this.scratch.at, this.moveScores.at, at, length);
  }

  /** The features of one legal move as a player by this style sees them: it judges all of them when it chooses. */
  factsOf(view: Window, move: number, style: number): number[] {
    const choice = this.legal(view).indexOf(move);
    this.heuristicMove(view, this.judging, style);
    const [, , columns = 0] = this.module.layout.records.MoveScores.fields["facts"] ?? [];
    const at = this.moveScores.place("facts", choice * columns);
    return Array.from(this.module.floats(at, Object.keys(this.layout.features).length));
  }

  /** Matches by chance alone; how many decisions there were. */
  playMany(state: Window, dice: Window, games: number): number {
    return this.call("play_many", state.at, dice.at, this.scratch.at, games);
  }
}
