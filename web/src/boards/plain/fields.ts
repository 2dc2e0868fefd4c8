/** What can be told from a view that nobody here knows: by the names and shapes of its fields. */

import type { View } from "../../wire/mirror";
import { fieldsOf, type Field } from "../../wire/told";

/** Every view has these, and they are shown elsewhere or say nothing to a player. */
const HEADER = ["seats", "first", "viewer", "stage", "round", "turn", "scores", "totals"];
const HANDS = ["hands", "hand"];
const COUNT = "_count";
const MOST_SEATS = 8;
/** What is longer is no row of cards but a table of where each card is. */
const LONGEST_LIST = 40;
/** Of a longer list the last ones are shown. */
const MOST_SHOWN = 12;

export type Sorted = {
  numbers: [name: string, value: number][];
  lists: [name: string, values: number[]][];
  /** One value or several for each seat; balances may be below zero. */
  bySeat: [name: string, values: number[][]][];
};

const UNKNOWN = -1;

/** A card, a seat, a number of things; what is unknown, nature's or nobody's is below zero. */
const isKnown = (value: number): boolean => value >= 0;
const isTable = (field: Field): field is number[][] => Array.isArray(field) && Array.isArray(field[0]);
const isList = (field: Field): field is number[] => Array.isArray(field) && !Array.isArray(field[0]);

export function sorted(view: View): Sorted {
  const fields = fieldsOf(view).filter(([name]) => !HEADER.includes(name) && !HANDS.includes(name));
  return {
    numbers: fields.flatMap(([name, field]) => (typeof field === "number" && isKnown(field) ? [[name, field]] : [])),
    lists: fields.flatMap(([name, field]) => (isList(field) ? listed(view, name, field) : [])),
    bySeat: fields.flatMap(([name, field]) => seatedValues(view, name, field)),
  };
}

function isBySeat(view: View, name: string, field: number[] | number[][]): boolean {
  return !(name + COUNT in view) && field.length >= view.seats && field.length <= MOST_SEATS;
}

function listed(view: View, name: string, field: number[]): [string, number[]][] {
  if (isBySeat(view, name, field) || field.length > LONGEST_LIST) return [];
  const known = field.slice(0, countOf(view, name) ?? field.length).filter(isKnown);
  return known.length ? [[name, known.slice(-MOST_SHOWN)]] : [];
}

function seatedValues(view: View, name: string, field: Field): [string, number[][]][] {
  if (typeof field === "number" || !isBySeat(view, name, field)) return [];
  const rows = isTable(field) ? field.map((row) => (row.some(Boolean) ? row : [])) : field.map((value) => [value]);
  const known = rows.slice(0, view.seats).map((row) => row.filter((value) => value !== UNKNOWN).slice(-MOST_SHOWN));
  return known.some((row) => row.length) ? [[name, known]] : [];
}

function countOf(view: View, name: string): number | undefined {
  const count = view[name + COUNT];
  return typeof count === "number" ? count : undefined;
}

/** The cards of a hand, if a field of hands agrees with the number of cards that the seat holds. */
export function handOf(view: View, seat: number): number[] | null {
  const hands = fieldsOf(view).find(([name, field]) => HANDS.includes(name) && isTable(field))?.[1] as number[][];
  const held = fieldsOf(view).find(([name]) => name === `hand${COUNT}`)?.[1];
  const cards = (hands?.[seat] ?? []).filter(isKnown);
  const count = Array.isArray(held) ? held[seat] : undefined;
  const readings = [cards, cards.filter((card) => card > 0)];
  return readings.find((reading) => reading.length > 0 && (count === undefined || reading.length === count)) ?? null;
}

/** The moves that name a card: `play 12`, `lay 12`. */
export function movesWith(card: number, legal: readonly string[]): string[] {
  return legal.filter((move) => move.split(" ").slice(1).includes(String(card)));
}
