/** Whether the module does what native code did: tests/wasm/fixtures.py wrote down what that is. */

import { Game, NATURE, NOBODY } from "../../src/engine/game.ts";
import type { Layout, OptionValue } from "../../src/engine/layout.ts";
import { Module, type Window } from "../../src/engine/module.ts";
import { ofHalves } from "../../src/engine/networks.ts";
import { whyNot } from "../../src/engine/referee.ts";
import type { Refusal } from "../../src/engine/refusal.ts";
import { decisions, steps } from "../../src/engine/review.ts";
import { Search, type Opinion } from "../../src/engine/search.ts";
import { parse, type Transcript } from "../../src/engine/transcript.ts";
import { fillFrom } from "../../src/engine/view_json.ts";
import { Views } from "../../src/engine/views.ts";
import type { View } from "../../src/wire/messages.ts";
import { sha256 } from "../../src/wire/sha256.ts";

type Dice = [digit: number, carry: number];

interface Rollout {
  dice: Dice;
  decisions: number;
  state: string;
  after: number[];
}

interface Line {
  mover: number;
  legal: number[];
  interrupts: number[];
  hidden: boolean;
  choosers: number[];
  refusals: string;
  move: number;
  state: string;
  events: string;
  hidden_events: string;
  views: string;
  winners: number[];
  dice: number[];
}

interface Found {
  opinions: Opinion[];
  worlds: number;
  nodes: number;
  memory: string;
  tree: string;
}

/** What is read off a record afterwards. */
interface Review {
  record: string;
  steps: { [viewer: string]: string };
  seen: string[];
  /** What the decisions are judged by, as its file has it. */
  network: string;
  decisions: unknown[] | null;
}

export interface Fixture {
  game: string;
  seats: number;
  options: { [name: string]: OptionValue };
  opening: string;
  rollouts: Rollout[];
  match: { dice: Dice; lines: Line[] };
  searches: { view: string; network: string; believes: boolean; dice: Dice; simulations: number; found: Found }[];
  review: Review;
}

export interface Verdict {
  /** How many things were compared. */
  compared: number;
  /** What is different: where, by native code, by the module. */
  differences: string[];
}

const INTERRUPTED = 7;
const STRIDE = 8;
const HEX = 16;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, "0")).join("");
const digest = (bytes: Uint8Array): string => hex(sha256(bytes));
const textDigest = (text: string): string => digest(new TextEncoder().encode(text));
/** Bytes that came in base64. */
export const unpacked = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const rolled = (dice: Window): number[] => [dice.number("digit"), dice.number("carry")];
const seatsOf = (state: Window): number[] => Array.from({ length: state.number("seats") }, (_, seat) => seat);

class Check {
  readonly verdict: Verdict = { compared: 0, differences: [] };
  private readonly game: Game;
  private readonly where: string;
  private readonly module: Module;
  private readonly fixture: Fixture;

  constructor(module: Module, fixture: Fixture) {
    this.module = module;
    this.fixture = fixture;
    this.game = new Game(module, fixture.game);
    this.where = [fixture.game, fixture.seats, JSON.stringify(fixture.options)].join(" ");
  }

  run(): void {
    this.compare("opening", this.fixture.opening, digest(this.opened().bytes()));
    this.fixture.rollouts.forEach((rollout, number) => this.rollout(rollout, number));
    this.match();
    this.fixture.searches.forEach((_, number) => this.search(number));
    this.review(this.fixture.review);
  }

  private compare(what: string, native: unknown, here: unknown): boolean {
    this.verdict.compared++;
    const [one, other] = [JSON.stringify(native), JSON.stringify(here)];
    if (one !== other) this.verdict.differences.push(`${this.where}, ${what}: ${one} is ${other} here`);
    return one === other;
  }

  private opened(): Window {
    const state = this.game.position();
    this.game.open(state, this.fixture.seats, 0, this.fixture.options);
    return state;
  }

  private rollout(native: Rollout, number: number): void {
    const [state, dice] = [this.opened(), this.game.dice(...native.dice)];
    const decisions = this.game.playMany(state, dice, 1);
    const here = { dice: native.dice, decisions, state: digest(state.bytes()), after: rolled(dice) };
    this.compare(`rollout ${number}`, native, here);
  }

  /** One match, step by step, until it is different. */
  private match(): void {
    const { dice: seed, lines } = this.fixture.match;
    const [state, dice, views] = [this.opened(), this.game.dice(...seed), new Views(this.game, this.fixture.seats)];
    lines.every((native, ply) => this.compare(`ply ${ply}`, native, this.line(ply, state, dice, views)));
  }

  private line(ply: number, state: Window, dice: Window, views: Views): Line {
    const seats = seatsOf(state);
    const [mover, interrupts] = [this.game.toMove(state), this.game.interrupts(state)];
    const asked = { mover, legal: this.game.legal(state), interrupts, hidden: this.game.choicesAreHidden(state) };
    const choosers = seats.filter((seat) => this.game.mayChoose(state, seat));
    const refusals = textDigest(JSON.stringify(this.refusals(ply, state, mover)));
    const { move, events } = this.step(ply, state, dice, mover, interrupts);
    const viewers = [...seats, NOBODY];
    const hidden = viewers.map((seat) => events.map((event) => this.game.hidden(event, seat)));
    return {
      ...asked,
      choosers,
      refusals,
      move,
      state: digest(state.bytes()),
      events: textDigest(JSON.stringify(events)),
      hidden_events: textDigest(JSON.stringify(hidden)),
      views: textDigest(views.look(state, viewers).join("\n")),
      winners: seats.filter((seat) => this.game.wins(state, seat)),
      dice: rolled(dice),
    };
  }

  /** What the one to move and their neighbour hear to some of the moves that they can write. */
  private refusals(ply: number, state: Window, mover: number): (Refusal | null)[] {
    const [first, view] = [Math.max(0, mover), this.game.position()];
    return [first, (first + 1) % this.fixture.seats].flatMap((seat) => {
      this.game.see(state, view, seat);
      const texts = this.writtenBy(seat).filter((_, place) => place % STRIDE === ply % STRIDE);
      return texts.map((text) => whyNot(this.game, view, seat, text));
    });
  }

  private writtenBy(seat: number): string[] {
    const { moves, own_moves: own } = this.game.layout;
    return moves.filter((text, move) => text !== null && (own[move] ?? seat) === seat) as string[];
  }

  private step(
    ply: number,
    state: Window,
    dice: Window,
    mover: number,
    [interrupt]: number[],
  ): { move: number; events: number[][] } {
    if (interrupt !== undefined && ply % INTERRUPTED === 0)
      return { move: interrupt, events: this.game.apply(state, interrupt) };
    if (mover === NATURE) return { move: NATURE, events: this.game.letNatureMove(state, dice) };
    const view = this.game.position();
    this.game.see(state, view, mover);
    const styles = Object.values(this.game.layout.players[this.fixture.seats]?.levels ?? {});
    const move = this.game.heuristicMove(view, dice, styles[ply % styles.length] ?? 0);
    return { move, events: this.game.apply(state, move) };
  }

  private search(number: number): void {
    const native = this.fixture.searches[number];
    if (!native) return;
    const view = this.game.position();
    view.fill(unpacked(native.view));
    const { nodes } = this.module.layout.most;
    const network = new Float64Array(unpacked(native.network).buffer);
    const search = new Search(this.game, this.fixture.seats, nodes, network, native.believes);
    search.seed(...native.dice);
    search.begin(view);
    search.think(view, native.simulations);
    const [opinions, used] = [search.opinions(), search.memory.number("path.used")];
    const tree = this.module.bytes(search.tree, used * this.module.layout.records.Node.bytes);
    this.compare(`search ${number}`, native.found, {
      opinions,
      worlds: search.memory.number("elimination.worlds"),
      nodes: used,
      memory: digest(search.memory.bytes()),
      tree: digest(tree),
    });
  }

  private review(native: Review): void {
    const record = parse(this.module.layout, JSON.parse(native.record));
    for (const [viewer, digests] of Object.entries(native.steps)) {
      const told = [...steps(this.module, record, Number(viewer))];
      this.compare(`steps for ${viewer}`, digests, textDigest(JSON.stringify(told)));
      const seen = native.seen[Number(viewer)];
      if (seen) this.compare(`view of ${viewer}`, seen, this.filled(JSON.stringify(told.at(-1)?.view)));
    }
    if (native.decisions) this.compare("decisions", native.decisions, this.decisions(record, native.network));
  }

  /** The bytes of a view, made of its JSON. */
  private filled(json: string): string {
    const view = this.game.position();
    fillFrom(this.game, view, JSON.parse(json) as View);
    return digest(view.bytes());
  }

  private decisions(record: Transcript, network: string): unknown[] {
    const learned = ofHalves(unpacked(network).buffer);
    return [...decisions(this.module, record, 0, learned)].filter((found) => typeof found !== "number");
  }
}

/** Each fixture has a module of its own: what one has left behind helps no other. */
export async function check(code: BufferSource, layout: Layout, fixtures: Fixture[]): Promise<Verdict> {
  const compiled = await WebAssembly.compile(code);
  const whole: Verdict = { compared: 0, differences: [] };
  for (const fixture of fixtures) {
    const one = new Check(new Module(await WebAssembly.instantiate(compiled, {}), layout), fixture);
    one.run();
    whole.compared += one.verdict.compared;
    whole.differences.push(...one.verdict.differences);
  }
  return whole;
}
