/** When that which is to be slapped came to be seen: a reaction is measured from there, whatever is told meanwhile. */

const LATEST_REACTION = 10_000;

export class Painted {
  #at = 0;
  #seq = -1;

  /** The number of what was seen last. */
  get seq(): number {
    return this.#seq;
  }

  /** It is on the screen with the second frame from now; `begins` if a race begins with it. */
  show(seq: number, begins: boolean): void {
    requestAnimationFrame(() =>
      requestAnimationFrame((painted) => {
        if (begins) this.#at = painted;
        this.#seq = Math.max(seq, this.#seq);
      }),
    );
  }

  reaction(event: UIEvent): number {
    return Math.min(Math.max(0, Math.round(event.timeStamp - this.#at)), LATEST_REACTION);
  }
}
