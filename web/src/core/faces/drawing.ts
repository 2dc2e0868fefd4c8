/** Faces are drawn with paths only, so that the page and a picture to share draw them alike. */

export type Shape = { d: string; fill?: string; stroke?: string; width?: number };

/** The box in which every face fits. */
export const BOX = { left: -52, top: -60, width: 104, height: 112 };

const at = (number: number): string => String(Math.round(10 * number) / 10);

export function disc(x: number, y: number, across: number, down = across): string {
  const [half, whole] = [`a${at(across)} ${at(down)} 0 1 0 `, at(2 * across)];
  return `M${at(x - across)} ${at(y)}${half}${whole} 0${half}-${whole} 0z`;
}

export const filled = (fill: string, ...paths: string[]): Shape => ({ d: paths.join(" "), fill });

export const line = (stroke: string, width: number, ...paths: string[]): Shape => ({
  d: paths.join(""),
  stroke,
  width,
});

/** The same on both sides. */
export const both = (path: (side: 1 | -1) => string): string => path(-1) + path(1);

/** Corner by corner, seen from the middle: `side` turns left into right. */
export function corners(side: number, ...points: [x: number, y: number][]): string {
  return `M${points.map(([x, y]) => `${at(side * x)} ${at(y)}`).join("L")}z`;
}
