/** What is asked of the server by HTTP, by whoever owns this browser. */

import type { Door } from "../wire/line";
import { ask as askAs, storyOf, type Story } from "../wire/http";
import { requests, type Answers, type HttpRequest, type Setup, type Step } from "../wire/messages";
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
  story: async (match: string): Promise<Story> => storyOf(await ask(requests.game(match))),
  /** The whole match, as a seat saw it, or openly. The server tells it in parts. */
  steps: async (match: string, seat?: string): Promise<Step[]> => {
    const steps: Step[] = [];
    for (;;) {
      const query = { ...(seat === undefined ? {} : { seat }), from: String(steps.length) };
      const part = await ask(requests.steps(match, query));
      steps.push(...part.steps);
      if (part.steps.length === 0 || steps.length >= part.total) return steps;
    }
  },
  review: (match: string, seat: string) => ask(requests.review(match, { seat })),
};

/** To a table of the server. */
export function houseDoor(table: string): Door {
  return {
    ticket: async () => (await house.ticket(table)).ticket,
    connect: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket/${table}`),
  };
}
