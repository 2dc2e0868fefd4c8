/** What a board needs to know of the table it draws: a live one, or one that is shown. */

import type { Present, PublicTable } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import type { Finish } from "../wire/told";
import type { Mood } from "./faces/moods";
import type { GameProfile } from "./profile";
import { say, words } from "./words.svelte";

export interface Seating {
  readonly mirror: Mirror | null;
  readonly profile: GameProfile;
  readonly present: Present | null;
  /** The end of a race, as long as it is shown. */
  readonly finish: Finish | null;
  readonly you: number | null;
  readonly legal: string[];
  readonly myTurn: boolean;
  nameOf(seat: number): string;
  /** What somebody is saying, or nothing. */
  saidBy(seat: number): string;
  moodOf(seat: number): Mood;
  may(move: string): boolean;
  play(move: string): void;
  why(move: string): void;
  slap(event: UIEvent): void;
}

/** The other seats as they sit around you, your left neighbour first; all of them for a spectator. */
export function othersOf(live: Seating): number[] {
  const count = live.mirror?.table.seats.length ?? 0;
  const start = live.you ?? -1;
  return Array.from({ length: count }, (_, step) => (start + 1 + step) % count).filter((seat) => seat !== live.you);
}

/** The names of those the table waits for. */
export function awaited(live: Pick<Seating, "mirror" | "nameOf">): string {
  return words.list(live.mirror?.awaits.map((seat) => live.nameOf(seat)) ?? []);
}

/** Whoever the table waits for is thinking. */
export function thinks(mirror: Mirror | null, seat: number): boolean {
  return mirror?.table.phase === "playing" && mirror.awaits.includes(seat);
}

/** A table that stands still: of a finished game, or of a lesson. */
export class Still implements Seating {
  mirror = $state.raw<Mirror | null>(null);
  readonly present = null;
  readonly finish = null;

  constructor(
    readonly names: string[],
    readonly profile: GameProfile,
    /** Somebody tries to play. */
    readonly onPlay: (move: string) => void = () => undefined,
  ) {}

  get you(): number | null {
    return this.mirror?.you ?? null;
  }

  get legal(): string[] {
    return this.mirror?.legal ?? [];
  }

  get myTurn(): boolean {
    return this.mirror !== null && this.mirror.you !== null && this.mirror.awaits.includes(this.mirror.you);
  }

  nameOf(seat: number): string {
    return seat === this.you ? say("you") : (this.names[seat] ?? "");
  }

  saidBy(): string {
    return "";
  }

  moodOf(seat: number): Mood {
    return thinks(this.mirror, seat) ? "thinking" : "calm";
  }

  may(move: string): boolean {
    return this.legal.includes(move);
  }

  play(move: string): void {
    this.onPlay(move);
  }

  why(move: string): void {
    this.onPlay(move);
  }

  slap(): void {
    this.onPlay("slap");
  }
}

export function stillMirror(game: string, names: string[], you: number | null, bots: number[] = []): Mirror {
  return {
    seq: 0,
    you,
    table: stillTable(game, names, bots),
    view: null,
    legal: [],
    awaits: [],
    ply: 0,
    due: null,
    memory: "perfect",
  };
}

function stillTable(game: string, names: string[], bots: number[]): PublicTable {
  const kind = (seat: number): string => (bots.includes(seat) ? "bot" : "person");
  const chair = { level: "", ready: true, away: false, muted: false };
  return {
    id: "",
    game,
    options: {},
    public: false,
    clock: 0,
    hints: false,
    phase: "playing",
    match: 1,
    round: 1,
    host: -3,
    seats: names.map((name, seat) => ({ ...chair, kind: kind(seat), name })),
    commitment: "",
    pledges: [],
    asked: -3,
    agreed: [],
    kept: [],
    slapped: [],
    racing: false,
    sheet: [],
    winners: [],
  };
}
