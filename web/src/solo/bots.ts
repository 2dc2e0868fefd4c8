/** What bots do at a table in the page: they think on their own view only, at a human pace, and slap as fast as their
    level can (src/pioche/table/host/bots.py). All times are milliseconds. */

import type { Game } from "../engine/game.ts";
import type { LevelLayout } from "../engine/layout.ts";
import { writeMove } from "../engine/notation.ts";
import { Search } from "../engine/search.ts";
import type { Window } from "../engine/module.ts";
import type { Play } from "./play.ts";
import type { Reflex } from "./reflex.ts";

const SECOND = 1000;
const THINKING = 100;
/** Simulations between two looks at the clock. */
const BATCH = 64;
/** A search in the page has room for this many nodes: enough for seconds, and little memory for a phone. */
const NODES = 20_000;
const NO_NETWORK = new Float64Array();

export class Bots {
  readonly #luck: Window;
  readonly #searches = new Map<boolean, Search>();

  /** The network is what masters play by. */
  constructor(
    readonly game: Game,
    readonly seats: number,
    readonly network: Float64Array,
  ) {
    this.#luck = game.freshDice();
  }

  manners(level: string): LevelLayout {
    const found = this.game.module.layout.levels[level];
    if (!found) throw new Error(`no such level: ${level}`);
    return found;
  }

  /** How long a move of this level takes. */
  pause(level: string): number {
    const [least, most] = this.manners(level).thinking;
    return SECOND * (least + Math.random() * (most - least));
  }

  /** From seeing what there is to slap to slapping it. */
  reaction(level: string): number {
    const [median, spread] = this.manners(level).reaction;
    return Math.max(this.game.module.layout.fastest_slap, Math.round(Math.exp(normal() * spread) * median));
  }

  /** What a bot of this level does there, from what its seat may know. */
  choose(play: Play, seat: number, level: string, reflex: Reflex | null): string {
    const moves = play.legalFor(seat);
    if (reflex && moves.includes(reflex.forget))
      return Math.random() < this.manners(level).forgets ? reflex.forget : reflex.call;
    const [only = "", ...others] = moves;
    return others.length === 0 ? only : writeMove(this.game, this.#decide(play.view(seat), level));
  }

  #decide(view: Window, level: string): number {
    const { mind } = this.manners(level);
    if (mind !== "style") return this.#think(view, mind === "network");
    const style = this.game.layout.players[this.seats]?.levels[level];
    if (style === undefined) throw new Error(`no such level: ${level}`);
    return this.game.heuristicMove(view, this.#luck, style);
  }

  #think(view: Window, asMaster: boolean): number {
    const end = performance.now() + THINKING;
    const search = this.#searchOf(asMaster);
    search.begin(view);
    do search.think(view, BATCH);
    while (performance.now() < end && !search.isDecided);
    return search.choice;
  }

  #searchOf(asMaster: boolean): Search {
    let found = this.#searches.get(asMaster);
    if (!found) {
      found = new Search(this.game, this.seats, NODES, asMaster ? this.network : NO_NETWORK, asMaster);
      const seed = this.game.freshDice();
      found.seed(seed.number("digit"), seed.number("carry"));
      this.#searches.set(asMaster, found);
    }
    return found;
  }
}

/** A normally distributed number (Box and Muller). */
function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}
