/** A table in the page: it hears the commands of the socket and tells its messages; bots think and slap in their time.
    The page's own clock, memory and chance are handed in. All times are milliseconds. */

import { Refusal } from "../engine/refusal.ts";
import type { Command, Refused, Telling } from "../wire/messages";
import { Bots } from "./bots.ts";
import { botPlays, botSlaps, elapse, handle, openTable, settle, standStill } from "./decide.ts";
import type { Fact, SoloSetup } from "./facts.ts";
import { YOU, type TableState } from "./state.ts";
import { event, publicTable, snapshot, type Heard } from "./telling.ts";

/** What a table needs of the world around it. */
export type World = {
  now: () => number;
  /** A secret of 32 bytes. */
  draw: () => string;
  /** Do this after a while. */
  later: (action: () => void, wait: number) => void;
  /** Keep these facts, and tell this when they are kept. */
  post: (facts: Fact[], tellings: Telling[]) => void;
  /** How slowly bots move: 1 like people, 0 at once. */
  readonly pace: number;
  /** What masters play by. */
  readonly network: Float64Array;
};

/** A timer that rings later than this has stood still. */
const STALLED = 1000;

export class Table {
  readonly #heard: Heard = { table: null };
  #facts: Fact[] = [];
  #tellings: Telling[] = [];
  #bots: Bots | null = null;
  /** By seat, at which ply a bot thinks, and to which fact it reacts. */
  readonly #deciding = new Map<number, number>();
  readonly #reacting = new Map<number, number>();
  /** When the race that is timed is due. */
  #due = 0;

  constructor(
    readonly state: TableState,
    readonly world: World,
  ) {}

  open(setup: SoloSetup, name: string): void {
    this.#apply(openTable(setup, name, this.world.now()));
    this.#settle();
    this.#post();
  }

  /** As it was left; a race in which time stood still begins anew. */
  resume(facts: Fact[]): void {
    for (const fact of facts) this.state.apply(fact);
    this.#heard.table = publicTable(this.state);
    this.#apply(standStill(this.state, this.world.now()));
    this.#settle();
    this.#post();
  }

  hear(command: Command): void {
    if (command.do === "hello") this.#greet();
    else if (command.do !== "pong") this.#obey(command);
    this.#look();
  }

  #greet(): void {
    const here = this.state.chairs.map((_, seat) => seat === YOU);
    this.#tellings.push(snapshot(this.state), { tell: "present", here, watching: 0 });
    this.#post();
  }

  #obey(command: Command): void {
    try {
      const seq = this.#done(command);
      this.#tellings.push({ tell: "done", id: command.id, seq });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#tellings.push(refused(command.id, problem));
    }
    this.#post();
  }

  /** The number of the first fact of the command. */
  #done(command: Command): number {
    const { state, world } = this;
    if (command.do === "why") {
      if (!state.play) throw new Refusal("not-dealt");
      state.play.check(YOU, command.move);
      return state.seq;
    }
    const number = state.seq + 1;
    this.#apply(handle(state, command, world.now()));
    this.#settle();
    return number;
  }

  #apply(facts: Fact[]): void {
    for (const fact of facts) {
      const rows = this.state.apply(fact);
      this.#facts.push(fact);
      this.#tellings.push(event(this.state, fact, rows, this.#heard));
    }
  }

  #settle(): void {
    for (;;) {
      const facts = settle(this.state, this.world.now(), this.world.draw);
      if (facts.length === 0) return;
      this.#apply(facts);
    }
  }

  /** Keep, then tell. */
  #post(): void {
    this.world.post(this.#facts, this.#tellings);
    [this.#facts, this.#tellings] = [[], []];
  }

  /** Something happens that nobody asked for. */
  #happen(facts: Fact[]): void {
    this.#apply(facts);
    this.#settle();
    this.#post();
    this.#look();
  }

  // Bots and the clock

  /** Something may have changed: wake the bots, wind the clock. */
  #look(): void {
    const { state } = this;
    if (state.phase !== "playing") return;
    for (const seat of state.awaits) if (seat !== YOU) this.#startThinking(seat);
    if (!state.isRace || !state.reflex) return;
    for (const { seat, level } of this.#racers()) this.#startReacting(seat, level, state.reflex.laidBy ?? 0);
    this.#windClock(state.reflex.due(state.playing.state));
  }

  /** At once, and the move is made when a person would have made it. */
  #startThinking(seat: number): void {
    const { state, world } = this;
    const ply = state.plies;
    if (this.#deciding.get(seat) === ply) return;
    this.#deciding.set(seat, ply);
    const [bots, level, began] = [this.#botsHere(), state.chairs[seat]?.level ?? "", world.now()];
    world.later(() => {
      if (state.plies !== ply || !state.awaits.includes(seat)) return;
      const move = bots.choose(state.playing, seat, level, state.reflex);
      const left = world.pace * bots.pause(level) - (world.now() - began);
      world.later(() => this.#play(seat, move, ply), Math.max(0, left));
    }, 0);
  }

  #play(seat: number, move: string, ply: number): void {
    if (this.#deciding.get(seat) === ply) this.#deciding.delete(seat);
    const facts = botPlays(this.state, seat, move, ply, this.world.now());
    if (facts.length > 0) this.#happen(facts);
    else this.#look();
  }

  #botsHere(): Bots {
    const { state } = this;
    this.#bots ??= new Bots(state.game, state.setup.seats, this.world.network);
    return this.#bots;
  }

  #racers(): { seat: number; level: string }[] {
    const all = this.state.chairs.map(({ level }, seat) => ({ seat, level }));
    return all.filter(({ seat }) => seat !== YOU && !this.state.slaps.has(seat));
  }

  #startReacting(seat: number, level: string, laid: number): void {
    if (this.#reacting.get(seat) === laid) return;
    this.#reacting.set(seat, laid);
    const took = this.#botsHere().reaction(level);
    this.world.later(() => {
      if (this.state.reflex?.laidBy === laid) this.#happen(botSlaps(this.state, seat, took, this.world.now()));
    }, took);
  }

  #windClock(due: number): void {
    if (this.#due === due) return;
    this.#due = due;
    this.world.later(() => this.#ring(due), Math.max(0, due - this.world.now()));
  }

  #ring(due: number): void {
    if (this.#due !== due) return;
    this.#due = 0;
    const now = this.world.now();
    if (now - due > STALLED) this.#happen(standStill(this.state, now));
    this.#happen(elapse(this.state, now));
  }
}

function refused(id: string, { code, clause, facts }: Refusal): Refused {
  return { tell: "refused", id, code, clause, facts };
}
