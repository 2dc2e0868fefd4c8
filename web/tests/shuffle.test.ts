/** The page checks deals by itself, and gives its luck to nobody who cheats. */

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REFLEXES } from "../src/boards/reflexes";
import type { Layout } from "../src/engine/layout";
import { Module } from "../src/engine/module";
import { BadRecord, parse } from "../src/engine/transcript";
import { verify } from "../src/engine/verify";
import type { Event, PublicTable, Slap, Verified } from "../src/wire/messages";
import type { Mirror } from "../src/wire/mirror";
import { OwnLuck, receiptsIn, withReceipt, type Receipt, type ReceiptStore } from "../src/wire/receipts";
import { hmac, sha256 } from "../src/wire/sha256";
import { lot, roundKey } from "../src/wire/shuffle";
import type { Shuffle } from "../src/wire/verification";

type Race = { called: number; slaps: Slap[]; last: number };
type LiveRecord = {
  game: string;
  players: string[];
  moves: string[];
  table: string;
  shuffles: Shuffle[];
  races: Race[];
};
/** With what native code finds without a receipt. */
type Match = { record: LiveRecord; receipts: Receipt[]; verified: Verified };

/** Matches that Python dealt; what is made up agrees with itself and has the label of the first. */
const FIXTURE = join(import.meta.dirname, "../../tests/fixtures/shuffles.json");
const { matches, madeUp, old } = JSON.parse(readFileSync(FIXTURE, "utf-8")) as {
  matches: Match[];
  madeUp: LiveRecord;
  old: Match;
};

const ENGINE = join(import.meta.dirname, "..", "src", "engine");
const layout = JSON.parse(readFileSync(join(ENGINE, "layout.json"), "utf-8")) as Layout;
const code = new WebAssembly.Module(readFileSync(join(ENGINE, "pioche.wasm")));

function checkRecord(record: object, receipts: Receipt[]): Verified {
  const module = new Module(new WebAssembly.Instance(code, {}), layout);
  const checking = verify(module, parse(layout, record), record, receipts, REFLEXES);
  for (;;) {
    const { done, value } = checking.next();
    if (done) return value;
  }
}

function problemOf(check: () => unknown): object {
  try {
    check();
  } catch (problem) {
    if (!(problem instanceof BadRecord)) throw problem;
    const { where, refusal } = problem;
    return { where, code: refusal.code, facts: refusal.facts };
  }
  throw new Error("it holds");
}

function first(): Match {
  const [match] = structuredClone(matches);
  if (!match) throw new Error("no matches");
  return match;
}

function firstOf<Kind>(list: Kind[]): Kind {
  const [one] = list;
  if (one === undefined) throw new Error("nothing there");
  return one;
}

test("digests are those of everybody else", () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
    expect(Buffer.from(sha256(message))).toEqual(createHash("sha256").update(message).digest());
    expect(Buffer.from(hmac(message, message))).toEqual(createHmac("sha256", message).update(message).digest());
  }
});

test.each(matches)("a record of $record.game agrees with what was kept", ({ record, receipts, verified }) => {
  const rounds = record.shuffles.length;
  expect(checkRecord(record, receipts)).toEqual({ ...verified, compared: rounds });
  expect(checkRecord(record, [])).toEqual(verified);
});

test("a record made up from nothing agrees with itself, and fails against a receipt", () => {
  const { receipts } = first();
  expect(checkRecord(madeUp, []).compared).toBe(0);
  const facts = { round: 1, what: "commitment" };
  expect(problemOf(() => checkRecord(madeUp, receipts))).toEqual({ where: 0, code: "receipt-differs", facts });
});

test("the lot is drawn from the key of the first deal, as the server draws it", () => {
  const key = Uint8Array.from({ length: 32 }, (_, place) => place);
  expect([2, 3, 4, 5, 6, 7].map((seats) => lot(key, seats))).toEqual([0, 0, 2, 4, 0, 2]);
});

test("who is first by lot is who the lot fell on", () => {
  const { record, receipts } = first();
  const [shuffle, seats] = [firstOf(record.shuffles), record.players.length];
  const fell = lot(roundKey(record.table, 1, shuffle.secret, shuffle.lucks, 2), seats);
  const drawn = { ...record, first_by_lot: true, moves: record.moves.slice(0, 1) };
  expect(checkRecord({ ...drawn, first: fell }, receipts).compared).toBe(1);
  const other = { ...drawn, first: (fell + 1) % seats };
  const problem = { where: 0, code: "lot-fell-otherwise", facts: { seat: fell } };
  expect(problemOf(() => checkRecord(other, receipts))).toEqual(problem);
});

test("a record of an earlier version holds, and is labelled", () => {
  expect(checkRecord(old.record, [])).toEqual(old.verified);
  expect(old.verified.scheme).toBe(1);
});

const LUCK = "00".repeat(16);

test.each<[string, (shuffle: Shuffle) => object]>([
  ["commitment-broken", () => ({ secret: "00".repeat(32) })],
  ["luck-not-pledged", ({ lucks }) => ({ lucks: [LUCK, ...lucks.slice(1)] })],
  ["luck-not-pledged", () => ({ pledges: [] })],
  ["luck-chosen", ({ lucks }) => ({ servers: lucks.map((_, seat) => seat) })],
  ["no-evidence", ({ lucks }) => ({ lucks: [...lucks, LUCK] })],
  ["no-evidence", ({ lucks }) => ({ lucks: ["zz", ...lucks.slice(1)] })],
  ["no-evidence", () => ({ scheme: 3 })],
  ["no-evidence", () => ({ round: 99 })],
])("evidence that was tampered with: %s", (code, changed) => {
  const { record } = first();
  record.shuffles = record.shuffles.map((shuffle, place) => (place ? shuffle : { ...shuffle, ...changed(shuffle) }));
  expect(problemOf(() => checkRecord(record, []))).toMatchObject({ code });
});

test("a deal that does not follow from the key is found", () => {
  const { record } = first();
  const [deal = "", ...moves] = record.moves;
  record.moves = [deal.replace(/ deal (\S+) (\S+)/, " deal $2 $1"), ...moves];
  expect(problemOf(() => checkRecord(record, []))).toMatchObject({ code: "not-as-committed" });
});

/** One in which hands and cuts decide. */
function raced(): LiveRecord {
  return firstOf(structuredClone(matches).filter(({ record }) => record.races.length > 1)).record;
}

const within = (record: LiveRecord, move: string): number => record.moves.findIndex((line) => line.startsWith(move));
const changedAt = (moves: string[], place: number, line: string): string[] =>
  moves.map((was, at) => (at === place ? line : was));

test.each<[string, number, (record: LiveRecord) => Partial<LiveRecord>]>([
  ["reaction-wrong", 0, ({ races }) => ({ races: races.map((race) => faster(race, 1)) })],
  ["not-as-committed", 4, ({ races }) => ({ races: races.map((race) => faster(race, 500)) })],
  ["no-evidence", 0, () => ({ races: [] })],
  ["no-evidence", 1, ({ races }) => ({ races: races.slice(0, 1) })],
])("a race that ended otherwise: %s", (code, number, changed) => {
  const record = raced();
  const places = record.moves.flatMap((line, place) => (line.startsWith("* last ") ? [place] : []));
  const problem = problemOf(() => checkRecord({ ...record, ...changed(record) }, []));
  expect(problem).toMatchObject({ where: places[number], code });
});

/** Somebody who was last was not. By a little, and the figures disagree; or by much, and they agree. */
function faster(race: Race, by: number): Race {
  const late = 5000;
  const slap = firstOf(race.slaps.filter(({ seat }) => seat !== race.last));
  const other =
    by === 1
      ? { ...slap, reaction: slap.reaction - 1 }
      : { ...slap, reported: late, elapsed: late, rtt: 0, proved: 0, reaction: late };
  return { ...race, slaps: race.slaps.map((one) => (one === slap ? other : one)) };
}

test.each([
  ["* cut ", "* cut 1", "not-as-committed"],
  ["* shuffle ", "* shuffle R1", "not-as-committed"],
  ["0 play ", "0 play Q9", "no-such-card"],
  ["0 play ", "1 play R1", "not-your-turn"],
  ["0 play ", "7 play R1", "no-such-seat"],
])("a move that is another one is found: %s", (move, line, code) => {
  const record = raced();
  const place = within(record, move);
  const moves = changedAt(record.moves, place, line);
  expect(problemOf(() => checkRecord({ ...record, moves }, []))).toMatchObject({ where: place, code });
});

test.each<[string, Partial<Receipt>]>([
  ["luck", { luck: LUCK }],
  ["pledges", { pledges: [LUCK] }],
  ["cards", { dealt: ["2"] }],
  ["left-out", { seat: 2 }],
  ["anew", { commitment: LUCK, used: false }],
])("every line of a receipt is compared: %s", (what, changed) => {
  const { record, receipts } = first();
  const [receipt, ...others] = receipts;
  const kept = [{ ...firstOf([receipt]), ...changed } as Receipt, ...others];
  expect(problemOf(() => checkRecord(record, kept))).toMatchObject({ facts: { round: 1, what } });
});

// The page's own luck

function storing(): ReceiptStore & { text: string } {
  return {
    text: "",
    read() {
      return receiptsIn(this.text);
    },
    keep(receipt) {
      this.text = JSON.stringify(withReceipt(this.read(), receipt));
    },
  };
}

function mirrorOf(changed: Partial<PublicTable>): Mirror {
  const table = {
    id: "t",
    match: 1,
    round: 1,
    phase: "gathering",
    commitment: "ab".repeat(32),
    pledges: [],
    ...changed,
  };
  const rest = { seq: 1, you: 1, view: null, legal: [], awaits: [1], ply: 0, due: null };
  return { ...rest, memory: "perfect", first: 0, table: table as unknown as PublicTable };
}

function ready(): { own: OwnLuck; store: ReturnType<typeof storing>; pledges: string[] } {
  const store = storing();
  let drawn = 0;
  const own = new OwnLuck(store, () => String((drawn += 1)).padStart(32, "0"));
  const deed = own.ready(mirrorOf({}));
  return { own, store, pledges: ["cd".repeat(32), deed?.do === "ready" ? deed.pledge : ""] };
}

const FIRST_LUCK = "1".padStart(32, "0");

test("luck is kept before it is pledged, and given once when all have pledged", () => {
  const { own, store, pledges } = ready();
  expect(store.read().map(({ luck }) => luck)).toEqual([FIRST_LUCK]);
  const asked = mirrorOf({ phase: "between", pledges });
  expect(own.answer(asked, null)).toEqual({ do: "reveal", luck: FIRST_LUCK });
  expect(own.answer(asked, null)).toBeNull();
  expect(firstOf(store.read()).pledges).toEqual(pledges);
});

test("a page that is loaded again goes on with what was kept", () => {
  const { store, pledges } = ready();
  const again = new OwnLuck(store, () => LUCK);
  expect(again.answer(mirrorOf({ phase: "between", pledges }), null)).toEqual({ do: "reveal", luck: FIRST_LUCK });
});

test("a browser that stores nothing plays on", () => {
  const own = new OwnLuck({ read: () => [], keep: () => undefined }, () => FIRST_LUCK);
  const deed = own.ready(mirrorOf({}));
  const pledges = ["", deed?.do === "ready" ? deed.pledge : ""];
  expect(own.answer(mirrorOf({ phase: "between", pledges }), null)).toEqual({ do: "reveal", luck: FIRST_LUCK });
});

test.each<[string, Partial<PublicTable>]>([
  ["nobody has pledged", { pledges: [] }],
  ["the pledge is another one", { pledges: ["cd".repeat(32), "ef".repeat(32)] }],
  ["the commitment is another one", { commitment: "00".repeat(32) }],
  ["it is another match", { match: 2 }],
])("luck is not given where %s", (_, changed) => {
  const { own, pledges } = ready();
  const deed = own.answer(mirrorOf({ phase: "between", pledges, ...changed }), null);
  expect(deed?.do).not.toBe("reveal");
});

test("luck is not given when the pledges of others change", () => {
  const { own, pledges } = ready();
  own.answer({ ...mirrorOf({ phase: "between", pledges }), awaits: [] }, null);
  expect(own.answer(mirrorOf({ phase: "between", pledges: [LUCK, pledges[1] ?? ""] }), null)).toBeNull();
});

test("a deal that is begun anew gets new luck by itself, and the next round does not", () => {
  const { own, store, pledges } = ready();
  own.answer(mirrorOf({ phase: "between", pledges }), null);
  const anew = { phase: "between", commitment: "00".repeat(32) } as const;
  expect(own.answer(mirrorOf({ ...anew, round: 2 }), null)).toBeNull();
  expect(own.answer(mirrorOf(anew), null)?.do).toBe("ready");
  expect(new Set(store.read().map(({ luck }) => luck)).size).toBe(2);
});

test("what was dealt is kept as it was seen", () => {
  const { own, store, pledges } = ready();
  own.answer(mirrorOf({ phase: "between", pledges }), null);
  const deal = {
    fact: { fact: "moved", move: "deal" },
    happened: [
      ["dealt", 1, "7", 1],
      ["dealt", 0, null, 1],
    ],
  };
  own.answer(mirrorOf({ phase: "playing", pledges }), deal as unknown as Event);
  expect(firstOf(store.read())).toMatchObject({ used: true, dealt: ["7", null] });
});

test("the receipts of forty matches are kept", () => {
  let kept: Receipt[] = [];
  const receipt = firstOf(first().receipts);
  for (let number = 0; number < 100; number += 1)
    kept = withReceipt(kept, { ...receipt, table: `t.${String(number)}` });
  expect([kept.length, kept[0]?.table, kept.at(-1)?.table]).toEqual([40, "t.60", "t.99"]);
  expect(receiptsIn("nonsense")).toEqual([]);
});
