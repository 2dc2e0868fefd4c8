/** The page's side of the Worker: a command, and a promise of its answer. */

import type { Answer, Beginning, Command } from "./service.ts";

/** What a Worker offers, and a port of Node too. */
export interface Line {
  postMessage(message: Beginning | Command): void;
  onmessage: ((message: MessageEvent<Answer | "ready">) => void) | null;
}

export class Engine {
  private readonly line: Line;
  private readonly waiting: ((answer: Answer | "ready") => void)[] = [];

  private constructor(line: Line) {
    this.line = line;
    line.onmessage = ({ data }) => this.waiting.shift()?.(data);
  }

  /** Ready when the module is. */
  static async begin(line: Line, beginning: Beginning): Promise<Engine> {
    const engine = new Engine(line);
    const answer = await engine.send(beginning);
    if (answer !== "ready") throw new Error("failed" in answer ? answer.failed : "the module did not begin");
    return engine;
  }

  /** Answers come in the order of the commands. */
  async ask(command: Command): Promise<Answer> {
    const answer = await this.send(command);
    if (answer === "ready") throw new Error("the module began twice");
    return answer;
  }

  private send(message: Beginning | Command): Promise<Answer | "ready"> {
    return new Promise((tell) => {
      this.waiting.push(tell);
      this.line.postMessage(message);
    });
  }
}
