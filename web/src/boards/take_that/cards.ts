/** Cards that a seat took lie face down: their place is this, and the seat. */
export const FACE_DOWN = 10;

/** The number read backwards. */
export function mirrored(card: number): number {
  return Number([...String(card)].reverse().join(""));
}

/** A toad shows the same digit twice. */
export function isToad(card: number): boolean {
  return mirrored(card) === card;
}

/** The pairs that a seat won, from where each card lies. */
export function pairsOf(place: readonly number[], seat: number): [number, number][] {
  const won = place.flatMap((where, card) => (where === seat && card < mirrored(card) ? [card] : []));
  return won.map((card) => [card, mirrored(card)]);
}

/** The cards of the row that may be twisted out now. */
export function twistable(legal: readonly string[]): Set<number> {
  const shown = legal.filter((move) => move.startsWith("twist ")).map((move) => Number(move.slice(6)));
  return new Set(shown.map(mirrored));
}

/** The longer the row, the smaller its cards: with the pile and the next place it shall not need many lines. */
export function sizeOf(length: number): string {
  if (length <= 4) return "few";
  if (length <= 13) return "some";
  return length <= 27 ? "many" : "crowd";
}
