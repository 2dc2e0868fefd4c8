/** Which face belongs to which seat: it follows from the names at the table, which everybody knows. */

import { CHARACTERS, type Character } from "./characters";

/** The usual names of bots have faces of their own with this one. */
const SALT = 51;

/** A number for a text, the same in every browser. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** By seat. Whoever finds their face taken by an earlier seat has the next one; an empty seat takes none. */
export function castOf(names: readonly string[]): Character[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let place = hashOf(`${SALT}${name}`) % CHARACTERS.length;
    while (taken.has(place) && taken.size < CHARACTERS.length) place = (place + 1) % CHARACTERS.length;
    if (name !== "") taken.add(place);
    return CHARACTERS[place]!;
  });
}
