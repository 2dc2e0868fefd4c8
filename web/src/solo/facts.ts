/** What is kept of a table in the page: a list of facts, as a server keeps them (src/pioche/table/facts.py). Everything
    else about the table follows from them, in order. */

import type { Setup, Told } from "../wire/messages";

/** What a table is opened with; the person has the first seat, and bots have all others. */
export type SoloSetup = Required<Pick<Setup, "game" | "seats" | "options" | "bots" | "first">> & { id: string };

type Kept<Name extends Told["fact"], Secrets = unknown> = Extract<Told, { fact: Name }> & Secrets;

export type Fact =
  | Kept<"opened", { setup: SoloSetup }>
  | Kept<"sat" | "bot-sat" | "pledged" | "began" | "slapped" | "raced" | "revealed" | "voided">
  | Kept<"asked" | "took-back" | "said" | "wrote" | "hinted" | "rematched">
  | Kept<"committed", { secret: string }>
  | Kept<"readied", { pledge: string }>
  | Kept<"gave", { luck: string }>
  | Kept<"dealing", { lucks: string[] }>
  | Kept<"moved" | "kept", { move: string }>;

export type FactOf<Name extends Fact["fact"]> = Extract<Fact, { fact: Name }>;

/** What may be known of a fact, the text of a move aside. */
export function told(fact: Fact): Told {
  const { at, by } = fact;
  switch (fact.fact) {
    case "opened":
      return { fact: "opened", at, by };
    case "committed":
      return { fact: "committed", at, by, round: fact.round, commitment: fact.commitment, scheme: fact.scheme };
    case "readied":
      return { fact: "readied", at, by, seat: fact.seat };
    case "gave":
      return { fact: "gave", at, by, seat: fact.seat };
    case "dealing": {
      const { round, servers, scheme, first } = fact;
      return { fact: "dealing", at, by, round, servers, scheme, first };
    }
    default:
      return fact;
  }
}
