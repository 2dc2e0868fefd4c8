/** What lessons are arranged with: three sit at the table. */

export const header = {
  seats: 3,
  first: 0,
  viewer: 0,
  stage: 2,
  round: 1,
  turn: 0,
  scores: [0, 0, 0],
  totals: [0, 0, 0],
};

export function filled(length: number, value = -1): number[] {
  return Array.from({ length }, () => value);
}

export function padded(cards: number[], length: number): number[] {
  return [...cards, ...filled(length - cards.length)];
}
