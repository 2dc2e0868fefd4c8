/** Whether nature kept its word: every deal, shuffle, cut and race of a record follows from what all were bound to,
    every move is one by the rules, and the deals are those that this browser has seen. */

import type { Slap, Verified } from "../wire/messages";
import { counted } from "../wire/reactions";
import type { Receipt } from "../wire/receipts";
import { below, lot, numbersOf, roundKey, shuffled } from "../wire/shuffle";
import { checkShuffle, compare, evidenceIn, RecordRefused, type Evidence } from "../wire/verification";
import { NATURE, UNKNOWN } from "./game.ts";
import type { Module, Window } from "./module.ts";
import { writeArrangement, writeMove } from "./notation.ts";
import { Refusal } from "./refusal.ts";
import { Replay } from "./review.ts";
import { BadRecord, lineAt, under, type Transcript } from "./transcript.ts";

const BETWEEN_ROUNDS = 0;
const SCHEME = 2;

/** Who judges a race, in a game that has one. */
export interface Judge {
  isCalled(state: Window): boolean;
  last(state: Window, calledAfter: number, slaps: Pick<Slap, "seat" | "reaction">[]): number[];
  /** Nature's move that names the last one. */
  verdict(last: number): string;
}

/** By game. */
export type Judges = { [game: string]: () => Judge };

class Verifier {
  readonly found: Verified;
  private readonly evidence: Evidence;
  private readonly judge: Judge | undefined;
  private readonly kept: Receipt[];
  private readonly replay: Replay;
  private key: Uint8Array = new Uint8Array();
  /** How many moves nature has made in this round. */
  private nth = 0;

  constructor(replay: Replay, evidence: Evidence, receipts: readonly Receipt[], judges: Judges) {
    this.replay = replay;
    this.evidence = evidence;
    this.judge = judges[replay.game.name]?.();
    this.kept = receipts.filter(({ table }) => table === evidence.table);
    const servers = evidence.shuffles.reduce((sum, shuffle) => sum + shuffle.servers.length, 0);
    this.found = { rounds: 0, moves: 0, races: 0, servers, scheme: SCHEME, compared: 0 };
  }

  /** Refusal unless nature is bound to do this. */
  check(line: string): void {
    const { game, state } = this.replay;
    if (game.toMove(state) !== NATURE || !line.startsWith("* ")) return;
    if (state.number("stage") === BETWEEN_ROUNDS) this.openRound(line);
    const expected = this.raceIsOn() ? this.verdict() : this.natural();
    if (line !== `* ${expected}`) throw new Refusal("not-as-committed", { expected });
    this.nth++;
    this.found.moves++;
  }

  private openRound(deal: string): void {
    const { table, shuffles, first_by_lot: byLot } = this.evidence;
    const [round, seats] = [++this.found.rounds, this.replay.state.number("seats")];
    const shuffle = shuffles.find((known) => known.round === round);
    if (!shuffle) throw new Refusal("no-evidence", { reason: `round ${round}` });
    const scheme = checkShuffle(table, shuffle, seats);
    this.key = roundKey(table, round, shuffle.secret, shuffle.lucks, scheme);
    this.nth = 0;
    const fell = lot(this.key, seats);
    if (round === 1 && byLot && this.replay.state.number("first") !== fell)
      throw new Refusal("lot-fell-otherwise", { seat: fell });
    this.found.scheme = Math.min(this.found.scheme, scheme);
    if (compare(shuffle, this.kept, deal.split(" ").slice(2))) this.found.compared++;
  }

  private raceIsOn(): boolean {
    const { game, state } = this.replay;
    return this.judge !== undefined && this.judge.isCalled(state) && game.unshuffled(state).cards.length === 0;
  }

  private verdict(): string {
    const race = this.evidence.races[this.found.races++];
    if (!race || !this.judge) throw new Refusal("no-evidence", { reason: `race ${this.found.races}` });
    const { fastest_slap: fastest } = this.replay.game.module.layout;
    const wrong = race.slaps.find((slap) => slap.reaction !== counted(slap, fastest));
    if (wrong) throw new Refusal("reaction-wrong", { seat: wrong.seat });
    const tied = this.judge.last(this.replay.state, race.called, race.slaps);
    return this.judge.verdict(tied[below(numbersOf(this.key, this.nth), tied.length)] ?? UNKNOWN);
  }

  /** What nature does here by the key of the round. */
  private natural(): string {
    const { game, state } = this.replay;
    const numbers = numbersOf(this.key, this.nth);
    const { cards, first } = game.unshuffled(state);
    if (cards.length === 0) {
      const moves = game.legal(state);
      return writeMove(game, moves[below(numbers, moves.length)] ?? UNKNOWN);
    }
    const order = [...shuffled(numbers, cards.slice(0, first)), ...shuffled(numbers, cards.slice(first))];
    return writeArrangement(game, state, order);
  }
}

/** BadRecord where the record is not what was committed to, not by the rules, or not what a player kept. */
export function* verify(
  module: Module,
  transcript: Transcript,
  content: object,
  receipts: readonly Receipt[],
  judges: Judges,
): Generator<void, Verified> {
  const evidence = evidenceIn(content);
  if (!evidence) throw new BadRecord("shuffles", new Refusal("no-evidence", { reason: "shuffles" }));
  const replay = new Replay(module, transcript);
  const verifier = new Verifier(replay, evidence, receipts, judges);
  while (replay.ply < replay.total) {
    const line = lineAt(transcript, replay.ply);
    under(replay.ply, () => refusing(() => verifier.check(line)), line);
    replay.play(replay.next());
    yield;
  }
  return verifier.found;
}

/** What is found about the luck of a round is a reason like any other. */
function refusing(check: () => void): void {
  try {
    check();
  } catch (problem) {
    if (problem instanceof RecordRefused) throw new Refusal(problem.problem.code, problem.problem.facts);
    throw problem;
  }
}
