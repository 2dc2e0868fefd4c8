/** The single list of games that have a folder here; any other game is plain. */

import type { Game, GameFolder } from "./contract";
import { hitTheDeck } from "./hit_the_deck";
import { noThanks } from "./no_thanks";
import { plainGame } from "./plain";
import { takeThat } from "./take_that";
import { tightrope } from "./tightrope";

const FOLDERS: GameFolder[] = [takeThat, noThanks, tightrope, hitTheDeck];

const games = new Map<string, Game>(FOLDERS.map((folder) => [folder.name, completed(folder)]));

/** The names of the games that have a folder. */
export const KNOWN = FOLDERS.map(({ name }) => name);

export function gameOf(name: string): Game {
  const game = games.get(name) ?? plainGame(name);
  games.set(name, game);
  return game;
}

/** What is known here has sentences for all that is to be told. */
function completed(folder: GameFolder): Game {
  return { ...plainGame(folder.name), tellsBareEvents: false, sounds: {}, ...folder };
}
