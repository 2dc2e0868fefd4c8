/** The server's clock, as far as it can be known here. What it says arrives late, never early: of the
    latest readings the one that is farthest ahead of our own clock is the truest. */

const READINGS = 20;

export class ServerClock {
  readonly #ahead: number[] = [];

  /** The server said it was `at` when it was `now` here. */
  hear(at: number, now: number): void {
    this.#ahead.push(at - now);
    if (this.#ahead.length > READINGS) this.#ahead.shift();
  }

  /** What the server's clock shows when ours shows `now`; null before it was ever heard. */
  at(now: number): number | null {
    return this.#ahead.length === 0 ? null : now + Math.max(...this.#ahead);
  }
}
