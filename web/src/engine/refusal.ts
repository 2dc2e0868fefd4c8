/** Why something cannot be done: a code, the clause behind it and the facts. Sentences are made elsewhere. */

import type { RefusalLayout } from "./layout.ts";

export type Facts = { [name: string]: string | number };

export class Refusal extends Error {
  readonly code: string;
  readonly clause: string;
  readonly facts: Facts;

  constructor(code: string, facts: Facts = {}, clause = "") {
    super(code);
    this.code = code;
    this.facts = facts;
    this.clause = clause;
  }
}

/** One that a game's notation was heard to say; what stands for the text, or for the number of marks, is put in. */
export function said({ code, clause, facts }: RefusalLayout, put: (fact: string | number) => string | number): Refusal {
  const told: Facts = {};
  for (const [name, fact] of Object.entries(facts)) told[name] = put(fact);
  return new Refusal(code, told, clause);
}
