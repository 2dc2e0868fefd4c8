/** Questions about views and records, in a Worker: each is answered in parts, and several take turns. */

import type { Decision, Step, Verified, View } from "../wire/messages";
import type { Receipt } from "../wire/receipts";
import { advise, type Advice, type Effort } from "./advice.ts";
import { Game } from "./game.ts";
import type { Layout } from "./layout.ts";
import { Module } from "./module.ts";
import type { Networks } from "./networks.ts";
import { whyNot } from "./referee.ts";
import { Refusal, type Facts } from "./refusal.ts";
import { decisions, steps } from "./review.ts";
import { Search } from "./search.ts";
import { BadRecord, parse, type Transcript } from "./transcript.ts";
import { verify, type Judges } from "./verify.ts";
import { fillFrom } from "./view_json.ts";

export type Question =
  | { ask: "advise"; game: string; view: View; milliseconds: number }
  | { ask: "why"; game: string; view: View; seat: number; move: string }
  | { ask: "steps"; record: object; viewer: number }
  | { ask: "review"; record: object; seat: number }
  | { ask: "verify"; record: object; receipts: Receipt[] };

type Advised = Extract<Question, { ask: "advise" }>;
type Asked = Extract<Question, { ask: "why" }>;

/** What is found; of steps and decisions a few at a time, with the number of plies that are done, and of all. */
export type Part =
  | { advice: Advice }
  | { why: Refused | null }
  | { steps: Step[]; done: number; of: number }
  | { decisions: Decision[]; done: number; of: number }
  | { verified: Verified };

/** A refusal that can be sent. */
export type Refused = { code: string; clause: string; facts: Facts };

/** Why a record cannot be studied: where it is wrong, if it is. */
export type Problem = Refused & { where: string | number };

export type Said = { id: number; question: Question } | { id: number; leave: true };
export type Heard =
  | { id: number; part: Part }
  | { id: number; end: true }
  | { id: number; refused: Problem }
  | { id: number; failed: string };

/** The module, compiled; each question has a memory of its own, which goes with it. */
export interface Material {
  code: WebAssembly.Module;
  layout: Layout;
  networks: Networks;
  judges: Judges;
}

/** Milliseconds without a look at what else is asked. */
const SLICE = 15;
/** Steps that are told at once: more would hold up whoever hears them. */
const STEPS_AT_ONCE = 10;
/** Enough for seconds of thinking, and little memory for a phone. */
const NODES = 20_000;

/** Nothing is said where only a slice has passed. */
type Work = Generator<Part | void, void>;

function* answered(question: Question, { code, layout, judges }: Material, network: Float64Array): Work {
  const module = new Module(new WebAssembly.Instance(code, {}), layout);
  switch (question.ask) {
    case "advise":
      return yield* advised(module, question, network);
    case "why":
      yield { why: refused(module, question) };
      return;
    case "steps":
      return yield* told(module, question.record, question.viewer, network);
    case "review":
      return yield* judged(module, question.record, question.seat, network);
    case "verify": {
      const transcript = parse(layout, question.record);
      yield { verified: yield* verify(module, transcript, question.record, question.receipts, judges) };
    }
  }
}

function* advised(module: Module, { game: name, view: known, milliseconds }: Advised, network: Float64Array): Work {
  const game = new Game(module, name);
  const view = game.position();
  fillFrom(game, view, known);
  const search = new Search(game, known.seats, NODES, network, true);
  const dice = game.freshDice();
  search.seed(dice.number("digit"), dice.number("carry"));
  const effort: Effort = { simulations: 0, milliseconds, slice: SLICE };
  yield { advice: yield* advise(game, search, view, effort) };
}

/** By what the seat was told. */
function refused(module: Module, { game: name, view: known, seat, move }: Asked): Refused | null {
  const game = new Game(module, name);
  const view = game.position();
  fillFrom(game, view, known);
  const refusal = whyNot(game, view, seat, move);
  return refusal && { code: refusal.code, clause: refusal.clause, facts: refusal.facts };
}

function* told(module: Module, record: object, viewer: number, network: Float64Array): Work {
  const transcript = parse(module.layout, record);
  const of = transcript.moves.length;
  let some: Step[] = [];
  for (const step of steps(module, transcript, viewer)) {
    some.push(step);
    if (some.length < STEPS_AT_ONCE && step.ply < of) continue;
    yield { steps: some, done: step.ply, of };
    some = [];
  }
  warmUp(module, transcript, network);
}

/** One decision is judged for nobody: whoever then asks for a review does not wait for the browser to compile. */
function warmUp(module: Module, transcript: Transcript, network: Float64Array): void {
  for (const found of decisions(module, transcript, 0, network)) if (typeof found !== "number") return;
}

function* judged(module: Module, record: object, seat: number, network: Float64Array): Work {
  const transcript = parse(module.layout, record);
  const of = transcript.moves.length;
  for (const found of decisions(module, transcript, seat, network)) {
    if (typeof found === "number") yield;
    else yield { decisions: [found], done: found.ply + 1, of };
  }
}

export class Study {
  private readonly material: Promise<Material>;
  private readonly tell: (heard: Heard) => void;
  private readonly works = new Map<number, Work>();
  private busy = false;

  constructor(material: Promise<Material>, tell: (heard: Heard) => void) {
    this.material = material;
    this.tell = tell;
  }

  async hear(said: Said): Promise<void> {
    if ("leave" in said) {
      this.works.delete(said.id);
      return;
    }
    try {
      const material = await this.material;
      const network = await learned(said.question, material.networks);
      this.works.set(said.id, answered(said.question, material, network));
    } catch (problem) {
      this.tell({ id: said.id, failed: String(problem) });
    }
    await this.work();
  }

  /** A slice for each, as long as there is something to do. */
  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.works.size > 0)
      for (const [id, work] of this.works) {
        this.slice(id, work);
        await pause();
      }
    this.busy = false;
  }

  private slice(id: number, work: Work): void {
    const end = performance.now() + SLICE;
    try {
      do {
        const { value, done } = work.next();
        if (value) this.tell({ id, part: value });
        if (done) return this.end(id, { id, end: true });
      } while (performance.now() < end);
    } catch (problem) {
      this.end(id, troubleOf(id, problem));
    }
  }

  private end(id: number, last: Heard): void {
    this.works.delete(id);
    this.tell(last);
  }
}

/** The network of the table that is thought about. A record may be anything: it is looked at closely later.
 * Its steps are shown in any case, as they need no network: one is only warmed up. */
async function learned(question: Question, networks: Networks): Promise<Float64Array> {
  if (question.ask === "advise") return networks(question.game, question.view.seats);
  if (question.ask === "why" || question.ask === "verify") return new Float64Array();
  const { record } = question;
  const seats = "players" in record && Array.isArray(record.players) ? record.players.length : 0;
  const found = networks("game" in record ? String(record.game) : "", seats);
  return question.ask === "steps" ? found.catch(() => new Float64Array()) : found;
}

function troubleOf(id: number, problem: unknown): Heard {
  if (!(problem instanceof BadRecord || problem instanceof Refusal)) return { id, failed: String(problem) };
  const { code, clause, facts } = problem instanceof BadRecord ? problem.refusal : problem;
  return { id, refused: { code, clause, facts, where: problem instanceof BadRecord ? problem.where : "" } };
}

/** Other messages come in between. A timer would wait for longer. */
function pause(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}
