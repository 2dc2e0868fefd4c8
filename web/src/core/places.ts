/** Where the others sit around a table on a wide screen: columns and rows of a grid, clockwise from your left. */

export type Place = { column: number; row: string; side: "left" | "top" | "right" };

/** More than these on the far side leave no corner free. */
const MOST_ACROSS = 3;

/** The columns of the grid between those of the two sides. */
export function columnsBetween(others: number): number {
  const far = others - 2;
  return far > MOST_ACROSS ? far - 2 : Math.max(1, far);
}

/** One sits opposite, two at the sides; of more, the first and the last sit at the sides and all others beyond. */
export function placesOf(others: number): Place[] {
  if (others === 1) return [{ column: 2, row: "1", side: "top" }];
  const last = columnsBetween(others) + 2;
  const [row, first] = [others === 2 ? "1 / 3" : "2", others - 2 > MOST_ACROSS ? 1 : 2];
  const beyond = Array.from({ length: others - 2 }, (_, number): Place => {
    return { column: first + number, row: "1", side: "top" };
  });
  return [{ column: 1, row, side: "left" }, ...beyond, { column: last, row, side: "right" }];
}
