/** What this browser remembers: its secret token, and how its owner likes the page. */

const PREFIX = "pioche-";

export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window may forbid it: then nothing is remembered.
  }
}

export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}

function ownToken(): string {
  const token = read("token") ?? randomHex(24);
  write("token", token);
  return token;
}

const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The one that was chosen, else that of the system. */
function usualTheme(): Theme {
  const chosen = THEMES.find((theme) => theme === read("theme"));
  return chosen ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** The panels beside the table that are folded away. */
type Panel = "log" | "scores";

const KEPT = ["name", "theme", "language", "level"] as const;
type Kept = (typeof KEPT)[number];

class Settings {
  readonly token = ownToken();
  name = $state(read("name") ?? "");
  theme = $state(usualTheme());
  sounds = $state(read("sounds") !== "off");
  language = $state(read("language") ?? "");
  level = $state(read("level") ?? "club");
  #folded = $state.raw<string[]>((read("folded") ?? "").split(" "));

  constructor() {
    addEventListener("storage", (event) => this.#hear(event));
  }

  keep(name: Kept, value: string): void {
    Object.assign(this, { [name]: value });
    write(name, value);
  }

  /** What is chosen in one window holds in all. */
  #hear({ key, newValue }: StorageEvent): void {
    const name = KEPT.find((kept) => key === PREFIX + kept);
    if (name && newValue !== null) Object.assign(this, { [name]: newValue });
  }

  switchSounds(): void {
    this.sounds = !this.sounds;
    write("sounds", this.sounds ? "on" : "off");
  }

  isOpen(panel: Panel): boolean {
    return !this.#folded.includes(panel);
  }

  /** Away, or back again. */
  fold(panel: Panel): void {
    const others = this.#folded.filter((folded) => folded !== panel);
    this.#folded = this.isOpen(panel) ? [...others, panel] : others;
    write("folded", this.#folded.join(" "));
  }

  switchTheme(): void {
    this.keep("theme", this.theme === "dark" ? "light" : "dark");
  }
}

export const settings = new Settings();

export function calmMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
