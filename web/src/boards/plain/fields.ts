/** What can be told from a view that nobody here knows: by the names and shapes of its fields. */

import type { Field, View } from "../../wire/messages";

/** Every view has these, and they are shown elsewhere or say nothing to a player. */
const HEADER = ["seats", "first", "viewer", "stage", "round", "turn", "scores", "totals"];
const HANDS = ["hands", "hand"];
const PLACE = "place";
const COUNT = "_count";
const CARDS = /(^|_)cards?$/;
const UNKNOWN = -1;
const MOST_SEATS = 8;
/** Of a longer list the last ones are shown; one without a count is no row of cards, but says something of each ... */
const MOST_SHOWN = 12;
/** ... and of a longer table the last rows. */
const MOST_ROWS = 4;

export type Sorted = {
  numbers: [name: string, value: number][];
  lists: [name: string, values: number[]][];
  tables: [name: string, rows: number[][]][];
  /** A value for each seat, null where it is unknown; balances may be below zero. */
  bySeat: [name: string, values: (number | null)[]][];
};

/** A card, a seat, a number of things; what is unknown, nature's or nobody's is below zero. */
const isKnown = (value: number): boolean => value >= 0;

function isList(field: Field | undefined): field is number[] {
  return Array.isArray(field) && field.every((value) => typeof value === "number");
}

function isTable(field: Field | undefined): field is number[][] {
  return Array.isArray(field) && field.length > 0 && field.every(isList);
}

/** All fields but those that are not to be shown, sorted by what they look like. */
export function sorted(view: View, isShown: (name: string) => boolean = () => true): Sorted {
  const fields = Object.entries(view).filter(([name]) => ![...HEADER, ...HANDS].includes(name) && isShown(name));
  return {
    numbers: fields.flatMap(([name, field]) => (typeof field === "number" && isKnown(field) ? [[name, field]] : [])),
    lists: fields.flatMap(([name, field]) => (isList(field) ? listed(view, name, field) : [])),
    tables: fields.flatMap(([name, field]) => (isTable(field) ? tabled(name, field) : [])),
    bySeat: fields.flatMap(([name, field]) => (isList(field) ? seated(view, name, field) : [])),
  };
}

function isBySeat(view: View, name: string, field: number[]): boolean {
  return !(name + COUNT in view) && field.length >= view.seats && field.length <= MOST_SEATS;
}

function listed(view: View, name: string, field: number[]): [string, number[]][] {
  const count = countOf(view, name) ?? field.length;
  if (isBySeat(view, name, field) || (count === field.length && count > MOST_SHOWN)) return [];
  const known = field.slice(0, count).filter(isKnown);
  return known.length ? [[name, known.slice(-MOST_SHOWN)]] : [];
}

/** Rows that hold nothing, or nothing but zeros, are left out. */
function tabled(name: string, field: number[][]): [string, number[][]][] {
  const known = field.map((row) => row.filter(isKnown)).filter((row) => row.some((value) => value > 0));
  const fits = known.every((row) => row.length <= MOST_SHOWN);
  return known.length && fits ? [[name, known.slice(-MOST_ROWS)]] : [];
}

function seated(view: View, name: string, field: number[]): [string, (number | null)[]][] {
  if (!isBySeat(view, name, field)) return [];
  const values = field.slice(0, view.seats).map((value) => (value === UNKNOWN ? null : value));
  return values.some((value) => value !== null) ? [[name, values]] : [];
}

function countOf(view: View, name: string): number | undefined {
  const count = view[name + COUNT];
  return typeof count === "number" ? count : undefined;
}

/** The cards of a hand, if a field of hands agrees with the number of cards that the seat holds.
    Where the sum of the values does, they are no cards: they say how often each kind is held. */
export function handOf(view: View, seat: number): number[] | null {
  const hands = HANDS.map((name) => view[name]).find(isTable);
  const counts = view[`hand${COUNT}`];
  const cards = (hands?.[seat] ?? []).filter(isKnown);
  const count = isList(counts) ? counts[seat] : undefined;
  if (cards.length === 0 || sum(cards) === count) return null;
  return [cards, cards.filter((card) => card > 0)].find(({ length }) => length === (count ?? length)) ?? null;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The cards before a seat, if a field `place` says of each card where it lies: at a seat, or nowhere in sight. */
export function cardsBefore(view: View, seat: number): number[] {
  const place = view[PLACE];
  const saysSeats = isList(place) && place.length > MOST_SEATS && place.every((where) => where < view.seats);
  return saysSeats ? place.flatMap((where, card) => (where === seat ? [card] : [])) : [];
}

/** The moves that name a card: `play 12`, `lay QH`. */
export function movesWith(card: string, legal: readonly string[]): string[] {
  return legal.filter((move) => move.split(" ").slice(1).includes(card));
}

/** A card as the server writes it; where it does not say, by its number. */
export function cardText(card: number, cards: readonly string[]): string {
  return cards[card] || String(card);
}

/** A value of a field, which is a card if its name says so: `trump_card`. */
export function valueText(name: string, value: number, cards: readonly string[]): string {
  return CARDS.test(name) ? cardText(value, cards) : String(value);
}
