/** Hit the Deck: the slap at a table in the page. When a hand card lies there, how long everybody has, and who was last
    (HD-33, HD-45 to HD-47; src/pioche/games/hit_the_deck/reflex.py and race.py). All times are milliseconds. */

import type { Window } from "../../engine/module.ts";
import { NATURE } from "../../engine/game.ts";
import type { Reflex } from "../../solo/reflex.ts";

const CALLING = 7;
const RACING = 8;
const CALM = 1;
const HIT_HAND = 37;
/** Reactions closer than one frame of a screen are equal. */
const FRAME = 16;
/** Slaps may still arrive for this long after the limit. */
const ON_THE_WAY = 300;

type Hit = { seat: number; reaction: number };

class HandReflex implements Reflex {
  readonly call = "call";
  readonly forget = "forget";
  laidBy: number | null = null;
  #laid = 0;
  #called: number | null = null;
  /** When a hand card was last covered. */
  #covered = 0;

  reset(): void {
    [this.laidBy, this.#laid, this.#called] = [null, 0, null];
  }

  moved(state: Window, by: number, at: number, number: number): boolean {
    const [wasRacing, stage] = [this.laidBy !== null, stageOf(state)];
    if (stage === RACING) this.#called = at;
    else if (stage === CALLING) this.#lay(at, number);
    else this.reset();
    if (by !== NATURE && coversHand(state)) this.#covered = at;
    return stage === CALLING || (wasRacing && stage !== RACING);
  }

  beginAnew(state: Window, at: number, number: number): void {
    this.reset();
    if ([CALLING, RACING].includes(stageOf(state))) this.#lay(at, number);
    if (stageOf(state) === RACING) this.#called = at;
  }

  #lay(at: number, number: number): void {
    [this.laidBy, this.#laid, this.#called] = [number, at, null];
  }

  isRace(state: Window): boolean {
    return [CALLING, RACING].includes(stageOf(state)) && state.number("options.slap_mode") !== CALM;
  }

  isCalled(state: Window): boolean {
    return stageOf(state) === RACING && this.isRace(state);
  }

  due(state: Window): number {
    if (this.#called === null) return this.#laid + callLimit(state);
    return this.#called + slapLimit(state) + ON_THE_WAY;
  }

  ownMove(state: Window): string | null {
    return stageOf(state) === CALLING && !this.isRace(state) ? this.call : null;
  }

  /** HD-33, HD-45. */
  overdueMove(state: Window, now: number): string | null {
    if (stageOf(state) !== CALLING || !this.isRace(state)) return null;
    return now + 1 > this.#laid + callLimit(state) ? this.forget : null;
  }

  /** HD-45. */
  isExcused(state: Window, now: number): boolean {
    const grace = Math.floor(state.number("options.slap_grace") / 1000);
    return this.#covered <= now && now < this.#covered + grace;
  }

  get calledAfter(): number {
    return (this.#called ?? 0) - this.#laid;
  }

  /** HD-46. */
  last(state: Window, calledAfter: number, slaps: Hit[]): number[] {
    const times = firstSlaps(slaps);
    const called = Math.min(calledAfter, callLimit(state));
    const last = latest(state, called, times);
    const latestTime = times.get(last);
    if (latestTime === undefined) return [last];
    const close = [...times].filter(([, when]) => latestTime - when < FRAME);
    return close.map(([seat]) => seat).sort((one, other) => one - other);
  }

  verdict(last: number): string {
    return `last ${last}`;
  }
}

export function newReflex(): Reflex {
  return new HandReflex();
}

function stageOf(state: Window): number {
  return state.number("stage");
}

function callLimit(state: Window): number {
  return state.number("options.call_limit");
}

function slapLimit(state: Window): number {
  return state.number("options.slap_limit");
}

/** Whether the card on top lies on a hand card. */
function coversHand(state: Window): boolean {
  const count = state.number("discard_count");
  return count >= 2 && state.number("discard", count - 2) === HIT_HAND;
}

/** HD-45: a player's first slap counts, also before the call. */
function firstSlaps(slaps: Hit[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { seat, reaction } of [...slaps].sort(
    (one, other) => one.reaction - other.reaction || one.seat - other.seat,
  ))
    if (!times.has(seat)) times.set(seat, reaction);
  return times;
}

/** HD-46: when everyone has slapped, but not before the call, and at the latest at the limit. */
function closes(seats: number, called: number, limit: number, times: Map<number, number>): number {
  const deadline = called + limit;
  if (times.size < seats) return deadline;
  return Math.min(Math.max(called, ...times.values()), deadline);
}

/** HD-46, R-34: the latest slap is last; of those who have not slapped, the one farthest from the caller. */
function latest(state: Window, called: number, times: Map<number, number>): number {
  const seats = state.number("seats");
  const tooLate = closes(seats, called, slapLimit(state), times) + 1;
  const time = (seat: number): number => Math.min(times.get(seat) ?? tooLate, tooLate);
  const steps = (seat: number): number => (seat - state.number("turn")) * state.number("direction");
  const distance = (seat: number): number => ((steps(seat) % seats) + seats) % seats;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.reduce((last, seat) => {
    const later = time(seat) - time(last) || distance(seat) - distance(last);
    return later > 0 ? seat : last;
  });
}
