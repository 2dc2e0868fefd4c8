/** The log of a table, line by line. */

/** Its text is in the language that is spoken when it is read. */
export type Entry = { key: number; readonly text: string; round: boolean };

const MOST_LINES = 400;

export class Journal {
  entries = $state.raw<Entry[]>([]);
  #latest = $state.raw<Entry[]>([]);
  #keys = 0;

  /** What the live region says. */
  get spoken(): string {
    return this.#latest.map((entry) => entry.text).join(" ");
  }

  /** Lines without text are left out; `opensRound` sets the first one apart. */
  add(lines: (() => string)[], opensRound: boolean): void {
    const told = lines.filter((line) => line() !== "");
    if (told.length === 0) return;
    this.#latest = told.map((line, number) => this.#entry(line, opensRound && number === 0));
    this.entries = [...this.entries, ...this.#latest].slice(-MOST_LINES);
  }

  #entry(line: () => string, round: boolean): Entry {
    return {
      key: ++this.#keys,
      round,
      get text() {
        return line();
      },
    };
  }
}
