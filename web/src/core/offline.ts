/** The page opens without a network: a worker keeps its shell, and the words in use are kept beside it.
    Browsers allow that on this machine and over HTTPS only. */

import { fileAt } from "./site";

const KEPT = "pioche";

export function hireWorker(): void {
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register(fileAt("worker.js")).catch(() => undefined);
}

export async function keepText(path: string, text: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const answer = new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
  await (await caches.open(KEPT)).put(path, answer).catch(() => undefined);
}

export function rulesAt(language: string, game: string): string {
  return fileAt(`words/rules/${language}/${game}.md`);
}

/** The rules of every game, which nobody may have looked up before the network was gone. */
export async function keepRules(language: string, games: string[]): Promise<void> {
  if (!("caches" in globalThis)) return;
  const kept = await caches.open(KEPT);
  for (const path of games.map((game) => rulesAt(language, game)))
    if (!(await kept.match(path))) await kept.add(path).catch(() => undefined);
}
