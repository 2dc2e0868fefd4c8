/** When that which was told came to be seen: a reaction is measured from there. */

const LATEST_REACTION = 10_000;

export class Painted {
  #at = 0;
  #seq = -1;

  /** The number of what was seen last. */
  get seq(): number {
    return this.#seq;
  }

  /** It is on the screen with the second frame from now. */
  show(seq: number): void {
    requestAnimationFrame(() =>
      requestAnimationFrame((painted) => {
        this.#at = painted;
        this.#seq = Math.max(seq, this.#seq);
      }),
    );
  }

  reaction(event: UIEvent): number {
    return Math.min(Math.max(0, Math.round(event.timeStamp - this.#at)), LATEST_REACTION);
  }
}
