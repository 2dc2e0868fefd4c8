/** The page checks deals by itself, and gives its luck to nobody who cheats. */

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Event, PublicTable } from "../src/wire/messages";
import type { Mirror } from "../src/wire/mirror";
import { OwnLuck, receiptsIn, withReceipt, type Receipt, type ReceiptStore } from "../src/wire/receipts";
import { hmac, sha256 } from "../src/wire/sha256";
import { lot, roundKey } from "../src/wire/shuffle";
import { checkRecord, RecordRefused, type Shuffle } from "../src/wire/verification";

type LiveRecord = { game: string; players: string[]; moves: string[]; table: string; shuffles: Shuffle[] };
type Match = { record: LiveRecord; receipts: Receipt[]; cards: string[] };

/** Matches that Python dealt; what is made up agrees with itself and has the label of the first. */
const FIXTURE = join(import.meta.dirname, "../../tests/fixtures/shuffles.json");
const { matches, madeUp, old } = JSON.parse(readFileSync(FIXTURE, "utf-8")) as {
  matches: Match[];
  madeUp: LiveRecord;
  old: Match;
};

function problemOf(check: () => unknown): object {
  try {
    check();
  } catch (problem) {
    if (problem instanceof RecordRefused) return problem.problem;
    throw problem;
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

test.each(matches)("a record of $record.game agrees with what was kept", ({ record, receipts, cards }) => {
  const rounds = record.shuffles.length;
  expect(checkRecord(record, receipts, cards)).toEqual({ rounds, compared: rounds, scheme: 2 });
  expect(checkRecord(record, [], cards).compared).toBe(0);
});

test("a record made up from nothing agrees with itself, and fails against a receipt", () => {
  const { receipts, cards } = first();
  expect(checkRecord(madeUp, [], cards).compared).toBe(0);
  const facts = { round: 1, what: "commitment" };
  expect(problemOf(() => checkRecord(madeUp, receipts, cards))).toEqual({ code: "receipt-differs", facts });
});

test("the lot is drawn from the key of the first deal, as the server draws it", () => {
  const key = Uint8Array.from({ length: 32 }, (_, place) => place);
  expect([2, 3, 4, 5, 6, 7].map((seats) => lot(key, seats))).toEqual([0, 0, 2, 4, 0, 2]);
});

test("who is first by lot is who the lot fell on", () => {
  const { record, receipts, cards } = first();
  const [shuffle, seats] = [firstOf(record.shuffles), record.players.length];
  const fell = lot(roundKey(record.table, 1, shuffle.secret, shuffle.lucks, 2), seats);
  const drawn = { ...record, first_by_lot: true };
  expect(checkRecord({ ...drawn, first: fell }, receipts, cards).compared).toBe(record.shuffles.length);
  const other = { ...drawn, first: (fell + 1) % seats };
  const problem = { code: "lot-fell-otherwise", facts: { seat: fell } };
  expect(problemOf(() => checkRecord(other, receipts, cards))).toEqual(problem);
});

test("a record of an earlier version holds, and is labelled", () => {
  expect(checkRecord(old.record, [], old.cards).scheme).toBe(1);
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
  const { record, cards } = first();
  record.shuffles = record.shuffles.map((shuffle, place) => (place ? shuffle : { ...shuffle, ...changed(shuffle) }));
  expect(problemOf(() => checkRecord(record, [], cards))).toMatchObject({ code });
});

test("a deal that does not follow from the key is found", () => {
  const { record, cards } = first();
  const [deal = "", ...moves] = record.moves;
  record.moves = [deal.replace(/ deal (\S+) (\S+)/, " deal $2 $1"), ...moves];
  expect(problemOf(() => checkRecord(record, [], cards))).toMatchObject({ code: "not-as-committed" });
});

test.each<[string, Partial<Receipt>]>([
  ["luck", { luck: LUCK }],
  ["pledges", { pledges: [LUCK] }],
  ["cards", { dealt: ["2"] }],
  ["left-out", { seat: 2 }],
  ["anew", { commitment: LUCK, used: false }],
])("every line of a receipt is compared: %s", (what, changed) => {
  const { record, receipts, cards } = first();
  const [receipt, ...others] = receipts;
  const kept = [{ ...firstOf([receipt]), ...changed } as Receipt, ...others];
  expect(problemOf(() => checkRecord(record, kept, cards))).toMatchObject({ facts: { round: 1, what } });
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
