/** Everything the page says comes from the server's Fluent catalogues, the same that the terminal reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keepText } from "./offline";
import { settings } from "./settings.svelte";
import { fileAt } from "./site";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  fr: "Français",
  pt: "Português",
  de: "Deutsch",
};

/** What is written is British and European: so the voices, dates and plurals shall be. */
export const TAGS: Record<string, string> = { en: "en-GB", fr: "fr-FR", pt: "pt-PT", de: "de-DE" };

export type Facts = Record<string, FluentVariable>;
export type Say = { say: (key: string, facts?: Facts) => string; has: (key: string) => boolean };

/** The language that was chosen, else the first of the browser's that we speak. */
export function wanted(chosen: string, offered: readonly string[]): string {
  const known = [chosen, ...offered.map((tag) => tag.slice(0, 2).toLowerCase())];
  return known.find((language) => language in LANGUAGES) ?? "en";
}

export class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));

  read(language: string, source: string): void {
    const bundle = new FluentBundle(TAGS[language] ?? language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
  }

  get tag(): string {
    return TAGS[this.language] ?? this.language;
  }

  /** Names in one breath: Ada, Bo and Cleo. */
  list(names: string[]): string {
    return new Intl.ListFormat(this.tag).format(names);
  }

  dateAndTime(moment: Date): string {
    return new Intl.DateTimeFormat(this.tag, { dateStyle: "medium", timeStyle: "short" }).format(moment);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** What the rules say of an option; nothing where a game does not tell it. The names that are typed are not shown. */
  rule(key: string): string {
    const pattern = this.#bundle.getMessage(key)?.attributes["rule"];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : "";
  }

  say = (key: string, facts: Facts = {}): string => {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, facts, []) : key;
  };
}

export const words = new Words();
export const say = words.say;

async function fetched(language: string): Promise<string> {
  const path = fileAt(`words/${language}.ftl`);
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(language);
  const text = await answer.text();
  void keepText(path, text);
  return text;
}

export async function speak(language: string): Promise<void> {
  try {
    words.read(language, await fetched(language));
  } catch {
    if (!words.has("page-home")) words.read("en", await fetched("en"));
  }
  document.documentElement.lang = words.tag;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", fileAt(`words/${words.language}.webmanifest`));
  document.querySelector("meta[name=description]")?.setAttribute("content", say("page-lead"));
}

export async function speakUsual(): Promise<void> {
  await speak(wanted(settings.language, navigator.languages));
}
