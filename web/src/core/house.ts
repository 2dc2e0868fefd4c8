/** What is asked of the server by HTTP, by whoever owns this browser. */

import { ask as askAs } from "../wire/http";
import { requests, type Answers, type HttpRequest, type Setup } from "../wire/messages";
import type { Door } from "../wire/line";
import { settings } from "./settings.svelte";

function ask<Name extends keyof Answers>(request: HttpRequest<Name>): Promise<Answers[Name]> {
  return askAs(request, settings.token);
}

export const house = {
  catalogue: () => ask(requests.catalogue()),
  open: (setup: Setup) => ask(requests.open_table(setup)),
  lobby: () => ask(requests.lobby()),
  mine: () => ask(requests.mine()),
  ticket: (table: string) => ask(requests.ticket(table)),
  gamesOf: (table: string) => ask(requests.games_of(table)),
  record: (match: string) => ask(requests.game(match)),
};

/** To a table of the server. */
export function houseDoor(table: string): Door {
  return {
    ticket: async () => (await house.ticket(table)).ticket,
    connect: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket/${table}`),
  };
}
