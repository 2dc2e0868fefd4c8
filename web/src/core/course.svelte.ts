/** A lesson under way: the rules replay its record in the page, as far as the learner has come. */

import { tick } from "svelte";
import type { Step } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import type { Happening } from "../wire/told";
import { SLAP, wantedBefore, wantedIn, YOU, type Lesson } from "./lesson";
import { capture, fly } from "./motion";
import type { GameProfile } from "./profile";
import { Still, stillMirror } from "./seating.svelte";
import { read } from "./settings.svelte";
import { sentence, whyNot } from "./telling";
import { thinking, type Thinking } from "./thinking";
import { say, words } from "./words.svelte";

/** Milliseconds in which everybody sees what somebody else has done. */
const PAUSE = 900;

export class Course {
  readonly table: Still;
  /** What has been learned: moves that were wanted, and made. */
  done = $state(0);
  /** Why the last try was none; nothing once it is made good. */
  notice = $state.raw<() => string>(() => "");
  /** Whether the learner is to move, or has come to the end; until then others move, and nothing is tried. */
  waits = $state(false);
  failed = $state(false);
  #happened = $state.raw<Happening[]>([]);
  #steps: Step[] = [];
  /** How many lines of the record were shown. */
  #ply = 0;

  constructor(
    readonly lesson: Lesson,
    readonly profile: GameProfile,
    private readonly rules: Pick<Thinking, "steps" | "why"> = thinking,
    private readonly pause = PAUSE * Number(read("pace") ?? 1),
  ) {
    this.table = new Still(lesson.record.players, profile, (move) => void this.try(move));
  }

  get total(): number {
    return wantedIn(this.lesson).length + 1;
  }

  /** The move that it waits for now. */
  get wanted(): string | null {
    const line = this.lesson.record.moves[this.#ply];
    return line === undefined || !this.waits ? null : wantedBefore(this.lesson, line);
  }

  /** What has just happened, as sentences. */
  get told(): string[] {
    const { players } = this.lesson.record;
    const lines = this.#happened.map((row) => sentence(this.profile, players, row, YOU, words));
    return lines.filter((line) => line);
  }

  async begin(): Promise<void> {
    try {
      this.#steps = await this.rules.steps(this.lesson.record, YOU);
      await this.#goOn();
    } catch {
      this.failed = true;
    }
  }

  /** Somebody plays, or slaps. */
  async try(move: string): Promise<void> {
    const { wanted } = this;
    if (wanted === null) return;
    if (move !== wanted) return this.#refuse(move);
    this.notice = () => "";
    this.waits = false;
    this.done++;
    if (move === SLAP) await this.#slap();
    await this.#goOn();
  }

  async #refuse(move: string): Promise<void> {
    const view = this.table.mirror?.view;
    const asked = view && this.table.myTurn && !this.table.may(move);
    const refused = asked ? await this.rules.why(this.lesson.record.game, view, YOU, move) : null;
    this.notice = () => (refused ? whyNot(refused, words, this.profile) : say("lesson-try"));
  }

  /** What was wanted is shown, and what others do, until the learner is to move again. */
  async #goOn(): Promise<void> {
    const { moves } = this.lesson.record;
    do {
      this.#ply++;
      const line = moves[this.#ply];
      this.waits = line === undefined || wantedBefore(this.lesson, line) !== null;
      await this.#show(this.#mirror(), this.#steps[this.#ply - 1]?.happened ?? []);
      if (!this.waits) await new Promise((go) => setTimeout(go, this.pause));
    } while (!this.waits);
  }

  /** As it stands after the last line shown. */
  #mirror(): Mirror {
    const { game, players } = this.lesson.record;
    const [still, step] = [stillMirror(game, players, YOU), this.#steps[this.#ply - 1]];
    const table = { ...still.table, racing: this.wanted === SLAP };
    const isOver = this.#ply === this.lesson.record.moves.length;
    const [legal, awaits] = isOver ? [[], []] : [step?.legal ?? [], step?.awaits ?? []];
    return { ...still, table, view: step?.view ?? null, legal, awaits };
  }

  /** All hands come down. */
  async #slap(): Promise<void> {
    const mirror = this.#mirror();
    const slapped = mirror.table.seats.map((_, seat) => seat);
    const palms = slapped.map((seat): Happening => ["palm-down", seat, null, 0]);
    await this.#show({ ...mirror, table: { ...mirror.table, slapped } }, palms);
    await new Promise((go) => setTimeout(go, this.pause));
  }

  async #show(mirror: Mirror, happened: Happening[]): Promise<void> {
    const before = capture();
    this.table.mirror = mirror;
    this.#happened = happened;
    await tick();
    fly(before, happened, YOU, this.profile.choreography);
  }
}
