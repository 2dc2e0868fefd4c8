/** How many things stand side by side, where some have room: none is left alone in the last row, if possible. */
export function columnsFor(count: number, room: number): number {
  const widths = Array.from({ length: room - 1 }, (_, less) => room - less);
  const fitting = widths.find((width) => count <= width || count % width !== 1) ?? room;
  return Math.max(1, Math.min(count, fitting));
}
