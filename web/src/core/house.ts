/** What is asked of the server by HTTP, by whoever owns this browser. */

import { ask as askAs, filed, RequestRefused } from "../wire/http";
import { requests, type Answers, type HttpRequest, type Setup } from "../wire/messages";
import type { Door } from "../wire/line";
import { settings } from "./settings.svelte";
import { fileAt, site } from "./site";

/** Where there are only files nobody is asked. */
function ask<Name extends keyof Answers>(request: HttpRequest<Name>): Promise<Answers[Name]> {
  return site.isStatic ? Promise.reject(new RequestRefused(NO_SERVER)) : askAs(request, settings.token);
}

const NO_SERVER = { code: "without-server", clause: "", facts: {}, message: "this page has no server" };

export const house = {
  catalogue: () => (site.isStatic ? filed("catalogue", fileAt("catalogue.json")) : ask(requests.catalogue())),
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
