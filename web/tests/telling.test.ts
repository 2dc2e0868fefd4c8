import { expect, test } from "vitest";
import { cardInWords } from "../src/boards/hit_the_deck/cards";
import { accuracy, mistakes, skillAndLuck } from "../src/core/analysis";
import { blocksOf } from "../src/core/markdown";
import { Journal } from "../src/core/journal.svelte";
import { plainProfile } from "../src/core/profile";
import { asRemembered, moveInWords, reason, sentence, whyNot } from "../src/core/telling";
import type { Say } from "../src/core/words.svelte";
import type { Decision } from "../src/wire/messages";

const takeThat = { ...plainProfile("take_that"), tellsBareEvents: false };
const noThanks = { ...plainProfile("no_thanks"), tellsBareEvents: false };
const hitTheDeck = { ...plainProfile("hit_the_deck"), tellsBareEvents: false, cardInWords };

const words: Say = {
  has: (key) => !key.startsWith("missing") && !key.endsWith("laid-hidden"),
  say: (key, facts = {}) => `${key} ${Object.values(facts).join(",")}`.trim(),
};

test("what happened is told from where you sit", () => {
  expect(sentence(takeThat, ["Ana", "Bo"], ["laid", 1, "44", 2], 0, words)).toBe("Take_that-laid no,Bo,44,2");
  expect(sentence(takeThat, ["Ana", "Bo"], ["laid", 0, "44", 2], 0, words)).toBe("Take_that-laid yes,Ana,44,2");
  expect(sentence(takeThat, ["Ana", "Bo"], ["drew", 1, null, 3], 0, words)).toBe("Take_that-drew-hidden no,Bo,,3");
  expect(sentence(takeThat, ["Ana"], ["round-ended", -1, null, 1], 0, words)).toBe("Event-round-ended-hidden no,,,1");
  expect(sentence(takeThat, ["Ana"], ["dealt", 0, "12", 1], 0, words)).toBe("");
});

test("where people have to remember, a card that is hidden again is told to its owner alone", () => {
  const game = { unremembered: { "drew-known": "drew" } };
  expect(asRemembered(game, ["drew-known", 1, "yellow 4", 0], 0)).toEqual(["drew", 1, null, 0]);
  expect(asRemembered(game, ["drew-known", 1, "yellow 4", 0], 1)).toEqual(["drew", 1, "yellow 4", 0]);
  expect(asRemembered(game, ["laid", 1, "yellow 4", 0], 0)).toEqual(["laid", 1, "yellow 4", 0]);
});

test("where people have to remember, the log keeps what was said and the last few lines of play", () => {
  const [forgetful, perfect] = [new Journal(), new Journal()];
  for (let move = 0; move < 30; move++) {
    for (const journal of [forgetful, perfect]) {
      const said = move === 3 ? () => "Hello!" : () => "";
      journal.add([() => `move ${String(move)}`], [said], move === 0, journal === forgetful);
    }
  }
  expect(perfect.entries).toHaveLength(31);
  expect(perfect.entries[0]?.round).toBe(true);
  expect(forgetful.entries.map(({ text }) => text)).toEqual([
    "Hello!",
    ...Array.from({ length: 8 }, (_, at) => `move ${String(at + 22)}`),
  ]);
  expect(forgetful.spoken).toBe("move 29");
});

test("moves and refusals in words", () => {
  expect(moveInWords(takeThat, "lay 44", words)).toBe("take_that-move-lay 44");
  expect(whyNot({ code: "no-row", facts: {} }, words)).toBe("Refused-no-row.");
});

test("reasons are joined by the language, not by a comma", () => {
  const both = reason(noThanks, ["take", "refuse"], ["pot", "chips", "cost"], ["forced"], words);
  expect(both).toBe(
    [
      "hint-reason-for-against no_thanks-move-take,no_thanks-move-refuse",
      "hint-and no_thanks-for-pot,no_thanks-for-chips",
      "no_thanks-against-forced",
    ].join(","),
  );
});

test("a card of four colours has a name, a number is its own", () => {
  expect(moveInWords(hitTheDeck, "play Y4", words)).toBe("hit_the_deck-move-play page-hd-the-card number,Y,4");
  expect(moveInWords(hitTheDeck, "cut 12", words)).toBe("hit_the_deck-move-cut 12");
  expect(whyNot({ code: "no-match", facts: { card: "HIT-HAND", top: "B-CUT" } }, words, hitTheDeck)).toBe(
    "Refused-no-match page-hd-the-card hand,none,,page-hd-the-card cut,B,.",
  );
  const plain: Say = {
    has: () => true,
    say: (key, facts = {}) => (key.startsWith("page") ? "the yellow 4" : `${String(facts["card"])} comes up.`),
  };
  expect(sentence(hitTheDeck, [], ["came-up", -1, "Y4", 0], 0, plain)).toBe("The yellow 4 comes up.");
});

function decision(ply: number, played: number, best: number): Decision {
  const moves = [
    { move: "best", worth: best, visits: 1 },
    { move: "played", worth: played, visits: 1 },
  ];
  return { ply, seat: 0, move: "played", moves, lost: best - played, speaks_for: [], speaks_against: [] };
}

test("skill and luck add up to what happened", () => {
  const decisions = [decision(3, 0.3, 0.4), decision(9, 0.5, 0.5), decision(12, 0.2, 0.25)];
  const { skill, luck } = skillAndLuck(decisions, 1);
  expect(skill).toBeCloseTo(-0.15);
  expect(0.4 + skill + luck).toBeCloseTo(1);
  expect(mistakes(decisions, 2).map(({ ply }) => ply)).toEqual([3, 12]);
  expect(accuracy(decisions)).toBe(85);
  expect(accuracy([])).toBe(100);
});

test("rules pages are read as headings, lists, pictures and text, without what is typed in a terminal", () => {
  expect(blocksOf("# Title\n\nOne\ntwo (`2`).\n\n![What (it) shows.](picture)\n\n## Part\n- a\n- b\n  c")).toEqual([
    { kind: "title", text: "Title" },
    { kind: "text", text: "One two." },
    { kind: "picture", caption: "What (it) shows.", name: "picture" },
    { kind: "heading", text: "Part" },
    { kind: "list", items: ["a", "b c"] },
  ]);
});
