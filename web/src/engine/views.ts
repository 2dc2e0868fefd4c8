/** What everybody sees of a match as it goes on, in the very JSON that a server would tell. */

import { NOBODY, type Game } from "./game.ts";
import type { Window } from "./module.ts";

export class Views {
  private readonly views: number;
  private readonly seats: number;
  private readonly ends: number;
  private readonly starts: number;
  private readonly pieces: number;
  private readonly cuts: number;
  private readonly text: number;
  private readonly decoder = new TextDecoder();
  private readonly game: Game;
  private readonly count: number;

  /** One view for each seat, one for spectators, and one for scratch. */
  constructor(game: Game, count: number) {
    this.game = game;
    this.count = count;
    const { module, layout } = game;
    const { starts, pieces, cuts, longest } = layout.view;
    this.views = module.room((count + 2) * layout.state.bytes);
    [this.seats, this.ends] = [module.row(count + 1), module.row(count + 1)];
    [this.starts, this.cuts] = [module.rowOf(starts), module.rowOf(cuts)];
    this.pieces = module.bytesOf(new TextEncoder().encode(pieces));
    this.text = module.room((count + 1) * longest);
  }

  /** The position has changed: what is different for each of these seats, as text; NOBODY for spectators. */
  look(state: Window, seats: number[]): string[] {
    const { module, layout } = this.game;
    const { starts, pieces, cuts, longest } = layout.view;
    if (seats.some((seat) => seat !== NOBODY && (seat < 0 || seat >= this.count))) throw new Error("no such seat");
    module.write(this.seats, seats);
    const texts = [this.pieces, pieces.length, this.cuts, cuts.length, this.text, longest * seats.length];
    const before = [this.views, this.count + 2, this.seats, seats.length, this.starts, starts.length];
    this.game.call("look_around", state.at, ...before, ...texts, this.ends, seats.length);
    const ends = module.numbers(this.ends, seats.length);
    return ends.map((end, turn) => {
      const begin = turn > 0 ? (ends[turn - 1] ?? 0) : 0;
      return this.decoder.decode(module.bytes(this.text + begin, end - begin));
    });
  }
}
