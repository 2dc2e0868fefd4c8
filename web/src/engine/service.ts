/** What the Worker does: one match at a time, by commands. Each has one answer, in the order of the commands. */

import { Game, type Event } from "./game.ts";
import type { Layout } from "./layout.ts";
import { Match, type Advice, type Budget, type Setup, type Told } from "./match.ts";
import { Module } from "./module.ts";

/** What the Worker is told first. */
export interface Beginning {
  code: BufferSource;
  layout: Layout;
}

/** Two numbers that a match is dealt by, and two for its bots: for tests; people get some that nobody knows. */
export type Seeds = [chance: [number, number], luck: [number, number]];

export type Command =
  | { do: "open"; game: string; setup: Setup; viewers: number[]; seeds?: Seeds }
  | { do: "nature" }
  | { do: "play"; by: number; move: string }
  | { do: "choose"; level: string; budget: Budget }
  | { do: "advise"; budget: Budget }
  | { do: "save" }
  | { do: "restore"; saved: Uint8Array[] };

/** How the match stands, and what each viewer is told of it. */
export interface Standing {
  mover: number;
  legal: string[];
  /** By seat: what it may do out of turn. */
  interrupts: string[][];
  winners: number[];
  told: Told[];
}

export type Answer =
  { standing: Standing } | { move: string } | { advice: Advice[] } | { saved: Uint8Array[] } | { failed: string };

export class Service {
  private readonly code: WebAssembly.Module;
  private readonly layout: Layout;
  private match: Match | undefined;
  private viewers: number[] = [];
  private seats = 0;

  constructor(code: WebAssembly.Module, layout: Layout) {
    this.code = code;
    this.layout = layout;
  }

  /** Whatever goes wrong is said, and the match stands as before. */
  answer(command: Command): Answer {
    try {
      return this.carryOut(command);
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  }

  private carryOut(command: Command): Answer {
    if (command.do === "open") return this.open(command);
    const match = this.match;
    if (!match) throw new Error("no match is open");
    switch (command.do) {
      case "nature":
        return this.standing(match, match.letNatureMove());
      case "play":
        return this.standing(match, match.play(command.by, command.move));
      case "choose":
        return { move: match.choose(command.level, command.budget) };
      case "advise":
        return { advice: match.advise(command.budget) };
      case "save":
        return { saved: match.save() };
      case "restore":
        match.restore(command.saved);
        return this.standing(match, []);
    }
  }

  /** Every match has a memory of its own, which goes with it. */
  private open({ game: name, setup, viewers, seeds }: Extract<Command, { do: "open" }>): Answer {
    const game = new Game(new Module(new WebAssembly.Instance(this.code, {}), this.layout), name);
    const match = seeds ? new Match(game, setup, ...seeds.map((seed) => game.dice(...seed))) : new Match(game, setup);
    [this.match, this.viewers, this.seats] = [match, viewers, setup.seats];
    return this.standing(match, []);
  }

  private standing(match: Match, events: Event[]): Answer {
    const seats = Array.from({ length: this.seats }, (_, seat) => seat);
    return {
      standing: {
        mover: match.mover,
        legal: match.legal,
        interrupts: seats.map((seat) => match.interrupts(seat)),
        winners: match.winners,
        told: match.tell(events, this.viewers),
      },
    };
  }
}

/** Answers messages, of which the first brings the module; what there is to say goes to `tell`. */
export function serve(tell: (answer: Answer | "ready") => void): (message: Beginning | Command) => void {
  let service: Promise<Service> | undefined;
  return (message) => {
    if ("code" in message) {
      service = WebAssembly.compile(message.code).then((code) => new Service(code, message.layout));
      service.then(
        () => tell("ready"),
        (error: unknown) => tell({ failed: String(error) }),
      );
      return;
    }
    service?.then(
      (ready) => tell(ready.answer(message)),
      (error: unknown) => tell({ failed: String(error) }),
    );
  };
}
