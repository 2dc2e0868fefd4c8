/** Whether tables with others can be opened: a server that has just begun compiles the rules first, and says how far
    it is. */

import { notReady } from "../wire/http";
import { site } from "./site";

const AGAIN = 1500;

class TablesOpen {
  /** What is done of it, and how much there is; null once tables are open. */
  steps = $state.raw<{ done: number; total: number } | null>(null);
  #asking = false;

  /** Until they are. */
  async watch(): Promise<void> {
    if (this.#asking || site.isStatic) return;
    this.#asking = true;
    for (;;) {
      const problem = await notReady().catch(() => null);
      this.steps = problem?.code === "starting" ? stepsOf(problem.facts) : null;
      if (this.steps === null) break;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    this.#asking = false;
  }
}

function stepsOf(facts: Record<string, string | number>): { done: number; total: number } {
  return { done: Number(facts["done"]), total: Number(facts["total"]) };
}

export const tablesOpen = new TablesOpen();
