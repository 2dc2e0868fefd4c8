/** Requests by HTTP, each with the type of its answer. */

import { RecordRefused } from "./verification";
import { type Answers, type HttpRequest, type Problem } from "./messages";

export class RequestRefused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export async function ask<Name extends keyof Answers>(
  request: HttpRequest<Name>,
  token: string,
): Promise<Answers[Name]> {
  const { method, path, query = {}, body } = request;
  const asked = new URLSearchParams(query).toString();
  const answer = await fetch(asked ? `${path}?${asked}` : path, {
    method,
    body: body ? JSON.stringify(body) : null,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new RequestRefused((await answer.json()) as Problem);
  return (await answer.json()) as Answers[Name];
}

/** Why the server cannot open tables now, if it cannot. */
export async function notReady(): Promise<Problem | null> {
  const answer = await fetch("/readyz");
  return answer.ok ? null : ((await answer.json()) as Problem);
}

/** What a file of a static site holds. */
export async function filed<Name extends keyof Answers>(_: Name, path: string): Promise<Answers[Name]> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return (await answer.json()) as Answers[Name];
}

/** An answer that was kept as text. */
export function kept<Name extends keyof Answers>(_: Name, text: string | null): Answers[Name] | null {
  return JSON.parse(text ?? "null") as Answers[Name] | null;
}

/** What a table was opened with the last time. */
export type TableChoice = { seats: number; options: Record<string, boolean | number | string>; first: number };

/** As it was kept; nothing of it where it cannot be read. */
export function keptChoice(text: string | null): Partial<TableChoice> {
  try {
    return (JSON.parse(text ?? "{}") ?? {}) as Partial<TableChoice>;
  } catch {
    return {};
  }
}

/** What the page reads of the record of a match; docs/records.md describes all of it. */
export type Story = {
  game: string;
  players: string[];
  winners: number[];
  /** When, in milliseconds; records of other programs may not know it. */
  ended?: number;
  options: Record<string, boolean | number | string>;
  moves?: string[];
  /** Whose hand made each move: a person's, a bot's, the table's. */
  hands?: string[];
  /** Of each round, the seats whose luck was the server's. */
  shuffles?: { servers: number[] }[];
};

/** What a file holds; RecordRefused if it is no JSON at all. The rules say whether it is a record. */
export function recordIn(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (problem) {
    throw new RecordRefused("not-json", { reason: problem instanceof Error ? problem.message : "" });
  }
}

/** A record from elsewhere need not say who won. */
export function storyOf(record: object): Story {
  return { winners: [], ...record } as unknown as Story;
}
