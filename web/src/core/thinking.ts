/** What the page thinks about by itself, in a Worker: advice on a view, why a move is refused, and the steps, the
    decisions and the luck of a record. The Worker begins when something is asked for the first time. */

import type { Advice } from "../engine/advice";
import { EVERYTHING } from "../engine/game";
import type { Heard, Part, Question, Refused, Said } from "../engine/study";
import type { Decision, Step, Verified, View } from "../wire/messages";
import type { Receipt } from "../wire/receipts";
import { RecordRefused } from "../wire/verification";

/** What a Worker offers. */
export interface Line {
  postMessage(said: Said): void;
  onmessage: ((message: MessageEvent<Heard>) => void) | null;
  /** It cannot be loaded, or has broken down. */
  onerror?: ((problem: ErrorEvent) => void) | null;
}

/** As long as a server would think about a hint. */
const ADVICE_MILLISECONDS = 600;

type Waiting = { hear(part: Part): void; end(): void; fail(problem: Error): void };

/** How far it has come: plies, and all of them. */
export type Progress = (done: number, of: number) => void;

export class Thinking {
  readonly #begin: () => Line;
  readonly #waiting = new Map<number, Waiting>();
  #line: Line | null = null;
  #questions = 0;

  constructor(begin: () => Line) {
    this.#begin = begin;
  }

  async advise(game: string, view: View): Promise<Advice | null> {
    let advice: Advice | null = null;
    const question: Question = { ask: "advise", game, view, milliseconds: ADVICE_MILLISECONDS };
    await this.#ask(question, (part) => "advice" in part && (advice = part.advice));
    return advice;
  }

  /** Why this seat may not make a move, by its view; null if it may. */
  async why(game: string, view: View, seat: number, move: string): Promise<Refused | null> {
    let why: Refused | null = null;
    await this.#ask({ ask: "why", game, view, seat, move }, (part) => "why" in part && (why = part.why));
    return why;
  }

  /** As a seat saw it, or openly. */
  async steps(record: object, viewer: number = EVERYTHING): Promise<Step[]> {
    const steps: Step[] = [];
    await this.#ask({ ask: "steps", record, viewer }, (part) => "steps" in part && steps.push(...part.steps));
    return steps;
  }

  async decisions(record: object, seat: number, progress: Progress, leave: AbortSignal): Promise<Decision[]> {
    const found: Decision[] = [];
    const hear = (part: Part): void => {
      if (!("decisions" in part)) return;
      found.push(...part.decisions);
      progress(part.done, part.of);
    };
    await this.#ask({ ask: "review", record, seat }, hear, leave);
    return found;
  }

  async verify(record: object, receipts: Receipt[]): Promise<Verified | null> {
    let verified: Verified | null = null;
    await this.#ask({ ask: "verify", record, receipts }, (part) => "verified" in part && (verified = part.verified));
    return verified;
  }

  /** RecordRefused if the record is no good; whoever leaves hears no more. */
  #ask(question: Question, hear: (part: Part) => void, leave?: AbortSignal): Promise<void> {
    const [line, id] = [this.#lineUp(), ++this.#questions];
    return new Promise((end, fail) => {
      this.#waiting.set(id, { hear, end, fail });
      leave?.addEventListener("abort", () => this.#leave(id));
      line.postMessage({ id, question });
    });
  }

  #lineUp(): Line {
    if (!this.#line) {
      this.#line = this.#begin();
      this.#line.onmessage = ({ data }) => this.#hear(data);
      this.#line.onerror = () => this.#breakDown();
    }
    return this.#line;
  }

  /** Nobody waits for an answer that cannot come; the next question begins with a new Worker. */
  #breakDown(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#line = null;
    for (const one of waiting) one.fail(new Error("the Worker has broken down"));
  }

  #leave(id: number): void {
    this.#line?.postMessage({ id, leave: true });
    this.#waiting.get(id)?.fail(new DOMException("left", "AbortError"));
    this.#waiting.delete(id);
  }

  #hear(heard: Heard): void {
    const waiting = this.#waiting.get(heard.id);
    if ("part" in heard) return waiting?.hear(heard.part);
    this.#waiting.delete(heard.id);
    if ("end" in heard) waiting?.end();
    else if ("refused" in heard) waiting?.fail(new RecordRefused(heard.refused.code, heard.refused.facts));
    else waiting?.fail(new Error(heard.failed));
  }
}

export const thinking = new Thinking(
  () => new Worker(new URL("../thinking_worker.ts", import.meta.url), { type: "module" }),
);
