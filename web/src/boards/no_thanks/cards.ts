/** The cards of a seat, neighbours together. */
export function runsOf(place: readonly number[], seat: number): number[][] {
  return runsIn(place.flatMap((owner, card) => (owner === seat ? [card] : [])));
}

/** Neighbours stand together. */
export function runsIn(cards: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.at(-1) === card - 1) last.push(card);
    else runs.push([card]);
  }
  return runs;
}

/** The dearer, the warmer. */
export function tint(card: number): string {
  if (card <= 13) return "low";
  return card <= 24 ? "middling" : "high";
}
