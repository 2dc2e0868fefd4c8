/** First games, arranged: what lies on the table, what may be played, and what the lesson waits for.
    Of the options only those are there that a board looks at. */

import type { HitTheDeckView, NoThanksView, TakeThatView, TightropeView } from "../wire/messages";
import { FACES } from "../boards/hit_the_deck";

export type Scene = {
  view: unknown;
  legal: string[];
  /** The moves that go on with the lesson; none: a button does. */
  wanted: string[];
  racing?: boolean;
};

const SEATS = 3;
const FACE_DOWN = 10;
const header = { seats: SEATS, first: 0, viewer: 0, stage: 2, round: 1, turn: 0, scores: [0, 0, 0], totals: [0, 0, 0] };
const filled = (length: number, value = -1): number[] => Array.from({ length }, () => value);
const padded = (cards: number[], length: number): number[] => [...cards, ...filled(length - cards.length)];

function noThanks(offered: number, pot: number, chips: number, owned: Record<number, number>): NoThanksView {
  const place = filled(36);
  for (const [card, seat] of Object.entries(owned)) place[Number(card)] = seat;
  const options = {} as NoThanksView["options"];
  return {
    ...header,
    options,
    offered,
    pot,
    pile_count: 20,
    pile: [],
    place,
    chips: [chips, -1, -1],
    paid: [],
    gathered: [],
  };
}

function takeThat(row: number[], hand: number[], won: number[], taken: number[] = []): TakeThatView {
  const place = filled(99);
  for (const card of won) place[card] = 0;
  for (const card of taken) place[card] = FACE_DOWN;
  const options = {} as TakeThatView["options"];
  const hands = [padded(hand, 9), filled(9), filled(9), filled(9)];
  return {
    ...header,
    options,
    pile_count: 30,
    pile: [],
    row_count: row.length,
    row,
    hand_count: [hand.length, 9, 9],
    hands,
    extras: [0, 0, 0],
    place,
  };
}

function tightrope(
  trick: number,
  value: number,
  hand: number[],
  others: number[],
  net: number[],
  score: number[],
): TightropeView {
  const played = Array.from({ length: 9 }, () => filled(5));
  played[trick] = padded([-1, ...others], 5);
  const options = {} as TightropeView["options"];
  const hands = [padded(hand, 9), filled(9), filled(9)];
  return {
    ...header,
    options,
    leader: 1,
    trick,
    value,
    zero: 0,
    turned: score.length,
    score_pile: padded(score, 11),
    hand_count: [hand.length, 9, 9],
    hand: hands,
    played,
    net,
    sheet: [],
    cancelled: [],
  };
}

function hitTheDeck(top: string, hand: string[], stage = 3): HitTheDeckView {
  const copies = filled(FACES.length, 0);
  for (const name of hand) copies[FACES.indexOf(name)] = (copies[FACES.indexOf(name)] ?? 0) + 1;
  const options = { slap_mode: 0 } as HitTheDeckView["options"];
  return {
    ...header,
    stage,
    options,
    direction: 1,
    layer: 0,
    drawn: -1,
    drawn_known: 0,
    debtor: -1,
    owed: 0,
    lull: 0,
    draw_count: 60,
    discard_count: 1,
    hand_count: [hand.length, 6, 7],
    slapped: [],
    hands: [copies, filled(38), filled(38)],
    shown: [],
    draw: [],
    draw_known: [],
    discard: [FACES.indexOf(top)],
    discard_known: [],
  };
}

export const LESSONS: Record<string, Scene[]> = {
  no_thanks: [
    { view: noThanks(24, 0, 11, { 31: 1 }), legal: ["take", "refuse"], wanted: ["refuse"] },
    { view: noThanks(24, 3, 10, { 31: 1 }), legal: ["take", "refuse"], wanted: ["take"] },
    { view: noThanks(25, 0, 13, { 31: 1, 24: 0 }), legal: ["take", "refuse"], wanted: ["take"] },
    { view: noThanks(-1, 0, 13, { 31: 1, 24: 0, 25: 0 }), legal: [], wanted: [] },
  ],
  take_that: [
    { view: takeThat([41, 49], [17, 52, 83, 94], []), legal: ["lay 52", "twist 94", "take"], wanted: ["lay 52"] },
    { view: takeThat([41, 49, 52, 57], [17, 83, 94], []), legal: ["twist 94", "take"], wanted: ["twist 94"] },
    { view: takeThat([41, 52, 57, 66], [12, 17, 83], [49, 94]), legal: ["take"], wanted: ["take"] },
    { view: takeThat([], [12, 17, 83], [49, 94], [41, 52, 57, 66]), legal: [], wanted: [] },
  ],
  tightrope: [
    {
      view: tightrope(2, 5, [3, 24, 47], [30, 12], [3, 0, -2], [9, 2, 5]),
      legal: ["play 3", "play 24", "play 47"],
      wanted: ["play 24"],
    },
    {
      view: tightrope(3, 3, [3, 47], [29, 15], [3, 5, -7], [9, 2, 5, 3]),
      legal: ["play 3", "play 47"],
      wanted: ["play 3"],
    },
    { view: tightrope(4, 7, [47], [], [0, 8, -7], [9, 2, 5, 3, 7]), legal: [], wanted: [] },
  ],
  hit_the_deck: [
    {
      view: hitTheDeck("R3", ["R5", "B3", "G1", "HIT-HAND"]),
      legal: ["play R5", "play B3", "play HIT-HAND"],
      wanted: ["play R5", "play B3"],
    },
    { view: hitTheDeck("HIT-4", ["G1", "B2", "HIT-HAND"]), legal: ["draw"], wanted: ["draw"] },
    {
      view: hitTheDeck("G4", ["G1", "B2", "Y2", "HIT-HAND"]),
      legal: ["play G1", "play HIT-HAND"],
      wanted: ["play HIT-HAND"],
    },
    { view: hitTheDeck("HIT-HAND", ["G1", "B2", "Y2"], 7), legal: ["call"], wanted: ["call"] },
    { view: hitTheDeck("HIT-HAND", ["G1", "B2", "Y2"], 8), legal: [], wanted: ["slap"], racing: true },
    { view: hitTheDeck("HIT-HAND", ["G1", "B2", "Y2"]), legal: [], wanted: [] },
  ],
};
