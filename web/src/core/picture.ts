/** The end of a match as a picture to share: result, date and faces. Nothing in it tells a card. */

import type { Character } from "./faces/characters";
import { BOX, disc } from "./faces/drawing";
import { faceOf } from "./faces/moods";

export type Guest = { name: string; total: number; character: Character; won: boolean };
export type Poster = { title: string; date: string; result: string; guests: Guest[]; cloth: string; edge: string };

export const SIZE = { width: 1200, height: 630 };
const INK = "#fbf3e2";
const GOLD = "#e2b143";
const LETTERS = "ui-rounded, Nunito, 'Segoe UI', system-ui, sans-serif";
const CROWN = "M-26 10-32-18-14-6 0-26 14-6 32-18 26 10z";

export async function pictureOf(poster: Poster): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  table(pen, poster);
  const spots = poster.guests.map((_, place) => (SIZE.width * (place + 1)) / (poster.guests.length + 1));
  poster.guests.forEach((guest, place) => seat(pen, guest, spots[place] ?? 0, roomFor(poster.guests.length)));
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

const roomFor = (guests: number): number => Math.min(190, (0.82 * SIZE.width) / (guests + 1));

function table(pen: CanvasRenderingContext2D, { title, date, result, cloth, edge }: Poster): void {
  const { width, height } = SIZE;
  const ground = pen.createRadialGradient(width / 2, height / 2, 60, width / 2, height / 2, width / 1.6);
  ground.addColorStop(0, cloth);
  ground.addColorStop(1, edge);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = "#8a5a34";
  pen.lineWidth = 22;
  pen.strokeRect(11, 11, width - 22, height - 22);
  write(pen, title, width / 2, 112, 64, 800);
  write(pen, result, width / 2, 168, 36, 600, GOLD);
  write(pen, date, 54, height - 46, 26, 500, INK, "left");
  write(pen, "Pioche", width - 54, height - 46, 30, 800, INK, "right");
}

function seat(pen: CanvasRenderingContext2D, { name, total, character, won }: Guest, x: number, room: number): void {
  const scale = (room / BOX.width) * (won ? 1 : 0.82);
  pen.save();
  pen.translate(x, 350);
  pen.scale(scale, scale);
  frame(pen, character.wall, won);
  for (const { d, fill, stroke, width } of faceOf(character, won ? "glad" : "calm")) {
    const path = new Path2D(d);
    if (fill) paint(pen, path, fill);
    else outline(pen, path, stroke ?? INK, width ?? 1);
  }
  pen.restore();
  if (won) crown(pen, x, 350 - 66 * scale, scale);
  write(pen, name, x, 350 + room * 0.5 + 44, 30, 700, INK, "center", room + 20);
  write(pen, String(total), x, 350 + room * 0.5 + 92, 40, 800, won ? GOLD : INK);
}

/** What reaches below the frame is cut off; ears may rise above it. */
function frame(pen: CanvasRenderingContext2D, wall: string, won: boolean): void {
  paint(pen, new Path2D(disc(0, 4, 50)), won ? GOLD : "#8a5a34");
  paint(pen, new Path2D(disc(0, 4, 46)), wall);
  pen.clip(new Path2D("M-52-60H52V4H48A48 48 0 0 1-48 4H-52z"));
}

function paint(pen: CanvasRenderingContext2D, path: Path2D, ink: string): void {
  pen.fillStyle = ink;
  pen.fill(path);
}

function outline(pen: CanvasRenderingContext2D, path: Path2D, ink: string, width: number): void {
  Object.assign(pen, { strokeStyle: ink, lineWidth: width, lineCap: "round", lineJoin: "round" });
  pen.stroke(path);
}

function crown(pen: CanvasRenderingContext2D, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(0.7 * scale, 0.7 * scale);
  paint(pen, new Path2D(CROWN), GOLD);
  outline(pen, new Path2D(CROWN), "#8a6512", 3);
  pen.restore();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  ink = INK,
  align: CanvasTextAlign = "center",
  most = SIZE.width - 120,
): void {
  Object.assign(pen, { font: `${weight} ${size}px ${LETTERS}`, fillStyle: ink, textAlign: align });
  pen.fillText(text, x, y, most);
}

/** To whomever the device can share with, else into a file. */
export async function handOver(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
