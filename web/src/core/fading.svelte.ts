/** Things that are shown for a while, and then no more. */

const SHOWN_FOR = 5000;

export class Fading<Key extends PropertyKey, Thing> {
  #shown = $state.raw<Partial<Record<Key, Thing>>>({});

  get(key: Key): Thing | null {
    return this.#shown[key] ?? null;
  }

  show(key: Key, thing: Thing, milliseconds = SHOWN_FOR): void {
    this.#shown = { ...this.#shown, [key]: thing };
    setTimeout(() => {
      if (this.#shown[key] === thing) this.#shown = { ...this.#shown, [key]: undefined };
    }, milliseconds);
  }
}
