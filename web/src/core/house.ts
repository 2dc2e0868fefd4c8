/** The HTTP side of the server. */

import type { Catalogue, Games, Opened, Problem, Setup, Tables, Ticket } from "../wire/messages";
import { settings } from "./settings.svelte";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask<Answer>(method: string, path: string, content?: unknown): Promise<Answer> {
  const body = content === undefined ? null : JSON.stringify(content);
  const answer = await fetch(path, { method, body, headers: { authorization: `Bearer ${settings.token}` } });
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
  return (await answer.json()) as Answer;
}

export const house = {
  catalogue: () => ask<Catalogue>("GET", "/api/catalogue"),
  open: (setup: Setup) => ask<Opened>("POST", "/api/tables", setup),
  lobby: () => ask<Tables>("GET", "/api/tables"),
  mine: () => ask<Tables>("GET", "/api/mine"),
  ticket: (table: string) => ask<Ticket>("POST", `/api/tables/${table}/ticket`),
  gamesOf: (table: string) => ask<Games>("GET", `/api/tables/${table}/games`),
  game: <Record>(match: string) => ask<Record>("GET", `/api/games/${match}`),
  ask,
};
