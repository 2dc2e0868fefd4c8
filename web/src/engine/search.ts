/** Experts and masters: the server's search, on a view in the memory of the module. */

import type { Game } from "./game.ts";
import type { Window } from "./module.ts";

/** What the search thinks of one legal move. */
export interface Opinion {
  move: number;
  /** The expected share of the victory. */
  value: number;
  /** How many simulations went there. */
  visits: number;
}

const ELIMINATION = "elimination";

export class Search {
  readonly memory: Window;
  readonly tree: number;
  private readonly worlds: [at: number, count: number];
  private readonly past: Window;
  private readonly state: Window;
  private readonly lineup: [at: number, length: number];
  private readonly styles: [count: number, size: number];
  private readonly game: Game;
  private readonly nodes: number;
  private readonly believes: boolean;

  /**
   * For tables of this size. A network, if there is one, gives first opinions and plays rounds out, too. A search that
   * believes imagines the others' hands by what they have done, where views tell it.
   */
  constructor(game: Game, seats: number, nodes: number, network: Float64Array = new Float64Array(), believes = false) {
    this.game = game;
    this.nodes = nodes;
    this.believes = believes && game.layout.remembers;
    const { module, layout } = game;
    const { SearchState, Node } = module.layout.records;
    this.memory = module.record(SearchState);
    this.tree = module.room(nodes * Node.bytes);
    const worlds = this.believes ? (SearchState.fields.likelihoods?.[1] ?? 1) : 1;
    this.worlds = [module.room(worlds * layout.state.bytes), worlds];
    [this.past, this.state] = [game.position(), game.position()];
    const rows = (layout.players[seats]?.lineup ?? []).map((style) => layout.styles[style] ?? []);
    this.styles = [rows.length, rows[0]?.length ?? 0];
    const numbers = Float64Array.from([...rows.flat(), ...network]);
    this.lineup = [module.bytesOf(new Uint8Array(numbers.buffer)), numbers.length];
    this.expectStyles();
  }

  seed(digit: number, carry: number): void {
    this.memory.write("dice.digit", digit);
    this.memory.write("dice.carry", carry);
  }

  /** As new, with these dice. */
  forget(digit: number, carry: number): void {
    this.memory.blank();
    this.expectStyles();
    this.seed(digit, carry);
  }

  private expectStyles(): void {
    this.memory.write("styles", this.styles[0]);
    this.memory.write("style_size", this.styles[1]);
    this.memory.write("believes", this.believes ? 1 : 0);
  }

  begin(view: Window): void {
    this.game.call("begin_thinking", view.at, this.memory.at, this.tree, this.nodes, ...this.lineup);
  }

  /** About this number of simulations more, unless only one move is left before. */
  think(view: Window, simulations: number): void {
    const { memory, worlds, past, state, tree, nodes, lineup } = this;
    this.game.call("think", view.at, ...worlds, past.at, state.at, memory.at, tree, nodes, ...lineup, simulations);
  }

  get isDecided(): boolean {
    return this.eliminated("is_decided") !== 0;
  }

  /** How many simulations there have been. */
  get tried(): number {
    const tried = this.memory.numbers(`${ELIMINATION}.tried`, this.memory.number(`${ELIMINATION}.count`));
    return tried.reduce((sum, visits) => sum + visits, 0);
  }

  /** The move that it would make now. */
  get choice(): number {
    return this.memory.number(`${ELIMINATION}.moves`, this.eliminated("preferred"));
  }

  /** Of all legal moves: its choice, then the best first. */
  opinions(): Opinion[] {
    const [choice, longest] = [this.choice, this.eliminated("leader")];
    const count = this.memory.number(`${ELIMINATION}.count`);
    const moves = this.memory.numbers(`${ELIMINATION}.moves`, count);
    const visits = this.memory.numbers(`${ELIMINATION}.tried`, count);
    const found = moves.map((move, one) => ({
      move,
      value: this.eliminated("value_of", one, longest),
      visits: visits[one] ?? 0,
    }));
    const rank = ({ move }: Opinion): number => (move === choice ? 0 : 1);
    return found.sort((a, b) => rank(a) - rank(b) || b.value - a.value || a.move - b.move);
  }

  private eliminated(verb: string, ...numbers: number[]): number {
    return this.game.module.function(verb)(this.memory.place(ELIMINATION), ...numbers);
  }
}
