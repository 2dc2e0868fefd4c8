/** A position or a view as JSON knows it, and back: the fields by name, and every number at its place. */

import type { Field, View } from "../wire/messages.ts";
import type { Game } from "./game.ts";
import type { RecordLayout } from "./layout.ts";
import type { Window } from "./module.ts";

const WORD = 8;

/** A field: the place of its first number and its length in each dimension, or the fields in it. */
interface Part {
  name: string;
  place: number;
  shape: number[];
  parts: Part[];
}

const known = new WeakMap<RecordLayout, Part[]>();

function partsOf(layout: RecordLayout): Part[] {
  let found = known.get(layout);
  if (!found) known.set(layout, (found = partsBelow(layout, "")));
  return found;
}

function partsBelow(layout: RecordLayout, above: string): Part[] {
  const paths = Object.keys(layout.fields).filter((path) => isJustBelow(path, above));
  return paths.map((path) => {
    const [offset = 0, ...shape] = layout.fields[path] ?? [];
    return { name: path.slice(above.length), place: offset / WORD, shape, parts: partsBelow(layout, `${path}.`) };
  });
}

function isJustBelow(path: string, above: string): boolean {
  return path.startsWith(above) && !path.slice(above.length).includes(".");
}

/** A view, or the whole truth, as the server would write it; UNKNOWN stays -1. */
export function jsonView(game: Game, record: Window): View {
  const cells = Array.from(new BigInt64Array(record.bytes().buffer), Number);
  const { seats, first, viewer, stage, round, scores, totals, ...others } = fieldsOf(partsOf(game.layout.state), cells);
  return {
    seats: one(seats),
    first: one(first),
    viewer: one(viewer),
    stage: one(stage),
    round: one(round),
    scores: row(scores),
    totals: row(totals),
    ...others,
  };
}

function fieldsOf(parts: Part[], cells: number[]): { [name: string]: Field } {
  return Object.fromEntries(parts.map((part) => [part.name, fieldOf(part, cells)]));
}

function fieldOf({ parts, place, shape }: Part, cells: number[]): Field {
  return parts.length ? fieldsOf(parts, cells) : nested(cells, place, shape);
}

function nested(cells: number[], place: number, [length, ...inner]: number[]): Field {
  if (length === undefined) return cells[place] ?? 0;
  if (inner.length === 0) return cells.slice(place, place + length);
  const size = sizeOf(inner);
  return Array.from({ length }, (_, number) => nested(cells, place + number * size, inner));
}

function sizeOf(shape: number[]): number {
  return shape.reduce((size, length) => size * length, 1);
}

function one(field: Field | undefined): number {
  if (typeof field !== "number") throw new Error("this is no view");
  return field;
}

function row(field: Field | undefined): number[] {
  if (!Array.isArray(field)) throw new Error("this is no view");
  return field.map(one);
}

/** Writes into a record what the JSON of a view says: the bytes are those that it was made of. */
export function fillFrom(game: Game, record: Window, view: View): void {
  const cells = partsOf(game.layout.state).flatMap((part) => numbersIn(part, view[part.name]));
  record.fill(new Uint8Array(BigInt64Array.from(cells, BigInt).buffer));
}

function numbersIn({ name, parts, shape }: Part, field: Field | undefined): number[] {
  const numbers = parts.length ? parts.flatMap((part) => numbersIn(part, inside(field, part.name))) : flat(field);
  if (!parts.length && numbers.length !== sizeOf(shape)) throw new Error(`${name} does not fill its field`);
  return numbers;
}

function inside(field: Field | undefined, name: string): Field | undefined {
  return typeof field === "object" && !Array.isArray(field) ? field[name] : undefined;
}

function flat(field: Field | undefined): number[] {
  if (Array.isArray(field)) return field.flatMap(flat);
  if (!Number.isInteger(field)) throw new Error("a view has whole numbers only");
  return [one(field)];
}
