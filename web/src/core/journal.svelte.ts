/** The log of a table, line by line. */

/** Its text is in the language that is spoken when it is read. */
export type Entry = { key: number; readonly text: string; round: boolean; play: boolean };

const MOST_LINES = 400;
/** Lines of play that are shown where people have to remember the rest. */
const MOST_REMEMBERED = 8;

type Line = () => string;

export class Journal {
  entries = $state.raw<Entry[]>([]);
  #latest = $state.raw<Entry[]>([]);
  #keys = 0;

  /** What the live region says. */
  get spoken(): string {
    return this.#latest.map((entry) => entry.text).join(" ");
  }

  /** What was played, and what else there is to say. Lines without text are left out; `opensRound` sets the first one
      apart. Where people have to remember, `forgets`, only the last lines of play stay. */
  add(play: Line[], other: Line[], opensRound: boolean, forgets: boolean): void {
    const told = [...play.map((line) => this.#entry(line, true)), ...other.map((line) => this.#entry(line, false))];
    const latest = told.filter((entry) => entry.text !== "");
    const [first] = latest;
    if (first === undefined) return;
    first.round = opensRound;
    this.#latest = latest;
    const entries = [...this.entries, ...latest].slice(-MOST_LINES);
    this.entries = forgets ? withoutOldPlay(entries) : entries;
  }

  #entry(line: Line, play: boolean): Entry {
    return {
      key: ++this.#keys,
      round: false,
      play,
      get text() {
        return line();
      },
    };
  }
}

function withoutOldPlay(entries: Entry[]): Entry[] {
  const kept = new Set(entries.filter((entry) => entry.play).slice(-MOST_REMEMBERED));
  return entries.filter((entry) => !entry.play || kept.has(entry));
}
