/** A record as docs/records.md has it: read and checked, key by key, and then move by move. */

import { Game } from "./game.ts";
import type { GameLayout, Layout, OptionLayout, OptionValue } from "./layout.ts";
import type { Module, Window } from "./module.ts";
import { Refusal } from "./refusal.ts";
import { checkOptions } from "./refusals.ts";

const FORMAT = "pioche-record/1";
const LONGEST_SHOWN = 60;
const MOST = 1_000_000;
const KEY_AT_FAULT: { [code: string]: string } = { "wrong-seats": "players", "no-such-seat": "first" };

/** What a record says of a match; its moves are checked one by one when their turn comes. */
export interface Transcript {
  game: string;
  players: string[];
  options: { [name: string]: unknown };
  first: number;
  moves: unknown[];
}

/** A record that cannot be read or replayed: where (its key, or the ply), in whose words, and why. */
export class BadRecord extends Error {
  readonly where: string | number;
  readonly refusal: Refusal;
  readonly text: string;

  constructor(where: string | number, refusal: Refusal, text = "") {
    super(`${where}: ${refusal.code}`);
    this.where = where;
    this.refusal = refusal;
    this.text = text;
  }
}

/** BadRecord instead of a Refusal. */
export function under<Found>(where: string | number, look: () => Found, text = ""): Found {
  try {
    return look();
  } catch (problem) {
    throw problem instanceof Refusal ? new BadRecord(where, problem, text) : problem;
  }
}

export function parse(layout: Layout, content: unknown): Transcript {
  if (!isObject(content)) throw new BadRecord("format", new Refusal("not-an-object"));
  const checked = <Found>(key: string, check: (value: unknown) => Found): Found =>
    under(key, () => {
      if (!(key in content)) throw new Refusal("key-missing");
      return check(content[key]);
    });
  checked("format", (value) => value === FORMAT || refuse("unknown-format", { text: shown(value), format: FORMAT }));
  return {
    game: checked("game", (value) => gameNamed(layout, value)),
    players: checked("players", names),
    options: checked("options", (value) => (isObject(value) ? value : wrongType(value, "object"))),
    first: checked("first", (value) => (isWhole(value) ? value : wrongType(value, "integer"))),
    moves: checked("moves", (value) => (isList(value) ? value : wrongType(value, "list"))),
  };
}

/** The game, and the match before its first move. */
export function opening(module: Module, transcript: Transcript): { game: Game; state: Window } {
  const game = new Game(module, transcript.game);
  const state = game.position();
  try {
    checkSeats(game.layout, transcript);
    game.open(state, transcript.players.length, transcript.first, chosen(game.layout, transcript.options));
    checkOptions(game, state);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    throw new BadRecord(KEY_AT_FAULT[problem.code] ?? "options", problem);
  }
  return { game, state };
}

/** A line of the record, as text. */
export function lineAt({ moves }: Transcript, ply: number): string {
  const line = moves[ply];
  if (typeof line !== "string") throw new BadRecord(ply, new Refusal("move-not-text"), shown(line));
  return line;
}

function gameNamed({ games }: Layout, value: unknown): string {
  if (typeof value !== "string") return wrongType(value, "string");
  if (!Object.hasOwn(games, value)) refuse("unknown-game", { name: value, values: Object.keys(games).join(", ") });
  return value;
}

function names(value: unknown): string[] {
  const found = isList(value) ? value.filter((name) => typeof name === "string") : [];
  return isList(value) && found.length === value.length ? found : wrongType(value, "strings");
}

function checkSeats({ seats: [least, most] }: GameLayout, { players: { length: seats }, first }: Transcript): void {
  if (seats < least || seats > most) refuse("wrong-seats", { seats, least, most });
  if (first < 0 || first >= seats) refuse("no-such-seat", { seat: first, most: seats - 1 });
}

/** The options as the rules know them. Those of earlier versions may stand there, and change nothing. */
function chosen({ options, retired }: GameLayout, given: Transcript["options"]): { [name: string]: OptionValue } {
  const declared = [...options.map(({ name }) => name), ...Object.keys(retired)];
  const unknown = Object.keys(given).find((name) => !declared.includes(name));
  if (unknown !== undefined) refuse("unknown-option", { option: unknown, values: declared.join(", ") });
  for (const [name, value] of Object.entries(retired))
    if (name in given && given[name] !== value) refuse("option-retired", { option: name });
  const named = options.filter(({ name }) => name in given);
  return Object.fromEntries(named.map((option) => [option.name, valueOf(option, given[option.name])]));
}

function valueOf(option: OptionLayout, value: unknown): OptionValue {
  const facts = { option: option.name, value: written(value) };
  if (option.kind === "flag") return typeof value === "boolean" ? value : refuse("option-not-flag", facts);
  if (option.kind === "choice") {
    const values = option.values ?? [];
    const found = values.find((one) => one === value);
    return found ?? refuse("option-not-choice", { ...facts, values: values.join(", ") });
  }
  const least = option.least ?? 0;
  const fits = typeof value === "number" && value >= least && value <= MOST;
  if (option.kind === "limit") return fits ? value : refuse("option-not-limit", facts);
  return fits && isWhole(value) ? value : refuse("option-not-count", { ...facts, least });
}

// Values of JSON

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** A piece of bad input, short enough for one line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN - 1)}…`;
}

/** As the server writes it, whose words are Python's. */
function written(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return typeof value === "string" ? `'${value}'` : JSON.stringify(value);
}

function wrongType(value: unknown, wanted: string): never {
  return refuse("wrong-type", { text: shown(value), wanted });
}

function refuse(code: string, facts: Refusal["facts"]): never {
  throw new Refusal(code, facts);
}
