/** One match under way in the page, in the words of a table: moves are text, and views are the server's JSON. */

import { NATURE, NOBODY, type Event, type Game } from "./game.ts";
import type { OptionValue } from "./layout.ts";
import type { Window } from "./module.ts";
import { Search, type Opinion } from "./search.ts";
import { Views } from "./views.ts";

export interface Setup {
  seats: number;
  first: number;
  options: { [name: string]: OptionValue };
}

/** How long a search may think: until both are spent, or only one move is left. */
export interface Budget {
  simulations: number;
  milliseconds: number;
}

/** What one viewer is told after a move. */
export interface Told {
  events: Event[];
  /** What has changed in their view. */
  view: string;
}

/** What an expert thinks of one move. */
export interface Advice {
  move: string;
  value: number;
  visits: number;
}

/** The one level that searches. */
const EXPERT = "expert";
/** Simulations between two looks at the clock. */
const BATCH = 64;
/** A search in the page has room for this many nodes: enough for seconds, and little memory for a phone. */
const NODES = 20_000;

export class Match {
  private readonly game: Game;
  private readonly setup: Setup;
  private readonly state: Window;
  private readonly view: Window;
  private readonly chance: Window;
  private readonly luck: Window;
  private readonly views: Views;
  private readonly search: Search;

  /** Nature and the bots have dice of their own; nobody can foresee either. */
  constructor(game: Game, setup: Setup, chance: Window = game.freshDice(), luck: Window = game.freshDice()) {
    this.game = game;
    this.setup = setup;
    this.chance = chance;
    this.luck = luck;
    this.state = game.position();
    this.view = game.position();
    game.open(this.state, setup.seats, setup.first, setup.options);
    this.views = new Views(game, setup.seats);
    this.search = new Search(game, setup.seats, NODES);
    this.search.seed(luck.number("digit"), luck.number("carry"));
  }

  /** A seat, NATURE, or NOBODY at the end. */
  get mover(): number {
    return this.game.toMove(this.state);
  }

  /** What the one to move may do; nothing where it is nature. */
  get legal(): string[] {
    return this.mover >= 0 ? this.written(this.game.legal(this.state)) : [];
  }

  /** What this seat may do out of turn. */
  interrupts(seat: number): string[] {
    return this.written(this.game.interrupts(this.state).filter((move) => this.mayWrite(move, seat)));
  }

  get winners(): number[] {
    return this.seats.filter((seat) => this.mover === NOBODY && this.game.wins(this.state, seat));
  }

  /** Carries out a move; one that is not allowed now is an error, and nothing happens. */
  play(by: number, text: string): Event[] {
    const possible = [...(by === this.mover ? this.game.legal(this.state) : []), ...this.game.interrupts(this.state)];
    const move = possible.find((one) => this.game.layout.moves[one] === text && this.mayWrite(one, by));
    if (move === undefined) throw new Error(`seat ${by} cannot ${text} now`);
    return this.game.apply(this.state, move);
  }

  letNatureMove(): Event[] {
    if (this.mover !== NATURE) throw new Error("nature is not to move");
    return this.game.letNatureMove(this.state, this.chance);
  }

  /** What these viewers are told of events, with what has changed for each since they looked last. */
  tell(events: Event[], viewers: number[]): Told[] {
    const views = this.views.look(this.state, viewers);
    return viewers.map((viewer, turn) => ({
      events: events.map((event) => this.game.hidden(event, viewer)),
      view: views[turn] ?? "{}",
    }));
  }

  /** What a bot of this level does for the one to move, from what that seat may know. */
  choose(level: string, budget: Budget): string {
    const [only, ...others] = this.legal;
    if (only === undefined) throw new Error("no seat is to move");
    if (others.length === 0) return only;
    if (level === EXPERT) return this.advise(budget)[0]?.move ?? only;
    const style = this.game.layout.players[this.setup.seats]?.levels[level];
    if (style === undefined) throw new Error(`no such level: ${level}`);
    return this.text(this.game.heuristicMove(this.seen(), this.luck, style));
  }

  /** What an expert thinks of all moves of the one to move, best first. */
  advise(budget: Budget): Advice[] {
    if (this.mover < 0) throw new Error("no seat is to move");
    const view = this.seen();
    const end = performance.now() + budget.milliseconds;
    this.search.begin(view);
    this.search.think(view, budget.simulations || BATCH);
    while (performance.now() < end && !this.search.isDecided) this.search.think(view, BATCH);
    return this.search.opinions().map(({ move, ...rest }: Opinion) => ({ move: this.text(move), ...rest }));
  }

  /** All of the position and of its chance, to go on later. */
  save(): Uint8Array[] {
    return [this.state, this.chance, this.luck].map((record) => record.bytes());
  }

  restore(saved: Uint8Array[]): void {
    [this.state, this.chance, this.luck].forEach((record, place) => record.fill(saved[place] ?? new Uint8Array()));
  }

  private get seats(): number[] {
    return Array.from({ length: this.setup.seats }, (_, seat) => seat);
  }

  private seen(): Window {
    this.game.see(this.state, this.view, this.mover);
    return this.view;
  }

  private mayWrite(move: number, seat: number): boolean {
    return (this.game.layout.own_moves[move] ?? seat) === seat;
  }

  private text(move: number): string {
    const text = this.game.layout.moves[move];
    if (typeof text !== "string") throw new Error(`no such move: ${move}`);
    return text;
  }

  private written(moves: number[]): string[] {
    return moves.map((move) => this.text(move));
  }
}
