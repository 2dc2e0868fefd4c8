/** What happens next at a table in the page: commands and the time in, facts out (src/pioche/table/decide.py and
    dealing.py). Nothing is changed here, kept or told. */

import { NATURE, NOBODY } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Command, Slap } from "../wire/messages";
import { below, commitment, lot, numbersOf, pledge, roundKey, serversLuck } from "../wire/shuffle";
import type { Fact, SoloSetup } from "./facts.ts";
import { SCHEME, YOU, type TableState } from "./state.ts";

/** A race is begun anew this often; after that it counts as it is. */
const MOST_VOIDED = 2;
/** The move that a slap is where there is nothing to slap. */
const SLAP = "slap";
const LONGEST_LINE = 200;

export function openTable(setup: SoloSetup, name: string, now: number): Fact[] {
  const bots = setup.bots.map((level, place): Fact => ({
    fact: "bot-sat",
    at: now,
    by: NOBODY,
    seat: place + 1,
    level,
  }));
  return [
    { fact: "opened", at: now, by: NOBODY, setup },
    { fact: "sat", at: now, by: NOBODY, seat: YOU, name },
    ...bots,
  ];
}

// Commands

/** What the person asks for. Refusal if it cannot be done. */
export function handle(state: TableState, command: Command, now: number): Fact[] {
  const by = YOU;
  switch (command.do) {
    case "ready":
      return [{ fact: "readied", at: now, by, seat: YOU, pledge: pledged(state, command) }];
    case "reveal":
      return [{ fact: "gave", at: now, by, seat: YOU, luck: given(state, command.luck) }];
    case "play":
      return played(state, command.move, command.ply ?? null, now);
    case "slap":
      return slapped(state, judged(state, YOU, command.reaction), command.last, now);
    case "undo":
      checkUndo(state);
      return [{ fact: "asked", at: now, by, seat: YOU }];
    case "hint":
      checkHint(state);
      return [{ fact: "hinted", at: now, by, seat: YOU }];
    case "say":
      return [{ fact: "said", at: now, by, seat: YOU, phrase: command.phrase }];
    case "write":
      return [{ fact: "wrote", at: now, by, seat: YOU, text: lineOf(command.text) }];
    case "rematch":
      if (state.phase !== "over") throw new Refusal("match-not-over");
      return [{ fact: "rematched", at: now, by, seat: YOU }];
    case "agree":
      throw new Refusal("nobody-asked");
    case "start":
      throw new Refusal("nobody-missing");
    case "kick":
      throw new Refusal("nobody-to-kick", { seat: command.seat });
    case "mute":
      throw new Refusal("nobody-to-mute", { seat: command.seat });
    default:
      throw new Refusal("already-seated", { seat: YOU });
  }
}

function pledged(
  state: TableState,
  { pledge: luck, commitment: bound }: { pledge: string; commitment: string },
): string {
  if (state.phase !== "gathering" && state.phase !== "between") throw new Refusal("no-deal-due");
  if (state.chairs[YOU]?.ready) throw new Refusal("already-ready");
  if (bound !== state.deal.commitment) throw new Refusal("other-commitment");
  return luck;
}

/** Only what was pledged counts. */
function given(state: TableState, luck: string): string {
  const { deal } = state;
  if (state.phase !== "between" || !deal.sealed || deal.luck) throw new Refusal("no-luck-due");
  if (pledge(state.label, deal.round, YOU, deal.commitment, luck) !== deal.pledge) throw new Refusal("not-as-pledged");
  return luck;
}

function needPlay(state: TableState): void {
  if (state.phase !== "playing") throw new Refusal(state.phase === "over" ? "match-over" : "not-dealt");
}

function played(state: TableState, move: string, ply: number | null, now: number): Fact[] {
  needPlay(state);
  const movedOn = ply !== null && ply !== state.plies;
  if (movedOn && !state.playing.choicesAreHidden) throw new Refusal("moved-on", { ply: state.plies });
  return [chosen(state, YOU, move, "person", now)];
}

/** Admitted by what the seat sees: no refusal tells a secret. */
function chosen(state: TableState, seat: number, move: string, hand: "bot" | "person", now: number): Fact {
  const play = state.playing;
  if (play.kept.has(seat)) throw new Refusal("already-chosen");
  play.check(seat, move);
  if (seat !== play.mover && play.awaited.includes(seat))
    return { fact: "kept", at: now, by: hand === "bot" ? NOBODY : seat, seat, move, hand };
  return { fact: "moved", at: now, by: seat, move, hand };
}

/** Nothing if the table has moved on. */
export function botPlays(state: TableState, seat: number, move: string, ply: number, now: number): Fact[] {
  if (state.phase !== "playing" || state.plies !== ply || !state.awaits.includes(seat)) return [];
  return [chosen(state, seat, move, "bot", now)];
}

/** In the page the hand and the picture are in one place: what is reported is what took place. */
function judged({ module }: TableState, seat: number, took: number): Slap {
  const fastest = module.layout.fastest_slap;
  const mark = took < fastest ? "too-fast" : "";
  const reaction = Math.max(fastest, took);
  return { seat, reported: took, elapsed: took, rtt: 0, reaction, proved: 0, mark, rule: 2 };
}

export function botSlaps(state: TableState, seat: number, took: number, now: number): Fact[] {
  if (!state.isRace || state.slaps.has(seat)) return [];
  return slapped(state, judged(state, seat, took), state.seq, now);
}

/** In a race it counts; else it is a wrong move, unless it was meant for what had been there. */
function slapped(state: TableState, slap: Slap, seen: number, now: number): Fact[] {
  if (state.phase !== "playing") throw new Refusal("no-slap-now");
  const { reflex, playing } = state;
  const by = slap.seat === YOU ? YOU : NOBODY;
  if (reflex?.isRace(playing.state)) {
    if (reflex.laidBy !== null && seen < reflex.laidBy) throw new Refusal("slap-unseen");
    if (state.slaps.has(slap.seat)) throw new Refusal("already-slapped");
    return [{ fact: "slapped", at: now, by, slap }];
  }
  if (reflex?.isExcused(playing.state, now)) throw new Refusal("slap-too-late");
  playing.check(slap.seat, SLAP);
  return [{ fact: "moved", at: now, by: slap.seat, move: SLAP, hand: "person" }];
}

function checkUndo(state: TableState): void {
  needPlay(state);
  const play = state.playing;
  if (play.lastMover !== YOU || play.choicesAreHidden) throw new Refusal("nothing-to-undo");
  if (!play.revealsNothing) throw new Refusal("something-revealed");
}

function checkHint(state: TableState): void {
  needPlay(state);
  if (!state.awaits.includes(YOU)) throw new Refusal("no-hint-here");
}

function lineOf(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line === "" || line.length > LONGEST_LINE) throw new Refusal("bad-text");
  return line;
}

// What follows by itself

/** Time has passed: what was not called in time is forgotten. */
export function elapse(state: TableState, now: number): Fact[] {
  if (state.phase !== "playing") return [];
  const { mover, state: position } = state.playing;
  const move = state.reflex?.overdueMove(position, now) ?? null;
  return move === null ? [] : [{ fact: "moved", at: now, by: mover, move, hand: "table" }];
}

/** Time stood still: a race is begun anew, but not for ever. */
export function standStill(state: TableState, now: number): Fact[] {
  return state.isRace && state.voided < MOST_VOIDED ? [{ fact: "voided", at: now, by: NOBODY }] : [];
}

/** Nothing where the table waits for somebody. `draw` gives a secret. */
export function settle(state: TableState, now: number, draw: () => string): Fact[] {
  if (state.phase === "playing") return goOn(state, now);
  if (state.phase === "over") return [];
  if (!state.deal.commitment || state.deal.dealt) return [bound(state, draw(), now)];
  if (!state.chairs[YOU]?.ready) return [];
  if (state.phase === "gathering") return [{ fact: "began", at: now, by: NOBODY, first: firstOf(state) }];
  if (!state.deal.sealed) return [{ fact: "pledged", at: now, by: NOBODY, round: state.deal.round }];
  return state.deal.luck ? [dealing(state, now)] : [];
}

/** To the secret of the next round. */
function bound(state: TableState, secret: string, now: number): Fact {
  const { deal, label } = state;
  const round = state.phase === "gathering" ? 1 : deal.round + 1;
  const shown = commitment(label, round, secret, SCHEME);
  return { fact: "committed", at: now, by: NOBODY, round, commitment: shown, secret, scheme: SCHEME };
}

/** One seat further than in the match before. */
function firstOf({ match, setup, play }: TableState): number {
  return match === 1 || !play ? setup.first : (play.opening.first + 1) % setup.seats;
}

function dealing(state: TableState, now: number): Fact {
  const { deal, label, setup } = state;
  const lucks = state.chairs.map((_, seat) => (seat === YOU ? deal.luck : serversLuck(deal.secret, seat, SCHEME)));
  const servers = state.chairs.map((_, seat) => seat).filter((seat) => seat !== YOU);
  const drawsLot = state.sheet.byLot && deal.round === 1;
  const key = roundKey(label, deal.round, deal.secret, lucks, SCHEME);
  const first = drawsLot ? lot(key, setup.seats) : NOBODY;
  return { fact: "dealing", at: now, by: NOBODY, round: deal.round, lucks, servers, scheme: SCHEME, first };
}

/** The match itself: a move is taken back, a round ends, nature moves, a choice is turned up. */
function goOn(state: TableState, now: number): Fact[] {
  const { playing: play, reflex } = state;
  if (state.asked !== NOBODY) return [{ fact: "took-back", at: now, by: NOBODY, seat: state.asked }];
  const { mover } = play;
  if (mover === NOBODY || (mover === NATURE && roundIsOver(state))) return [revealed(state, now)];
  if (mover === NATURE) return natures(state, now);
  const own = reflex?.ownMove(play.state);
  if (own) return [{ fact: "moved", at: now, by: mover, move: own, hand: "table" }];
  const kept = play.kept.get(mover);
  return kept ? [{ fact: "moved", at: now, by: mover, ...kept }] : [];
}

function roundIsOver({ playing, deal }: TableState): boolean {
  return playing.isBetweenRounds && deal.dealt?.round === playing.state.number("round");
}

function revealed({ deal, chairs }: TableState, now: number): Fact {
  const { round, commitment: shown, secret, dealt } = deal;
  return {
    fact: "revealed",
    at: now,
    by: NOBODY,
    round,
    commitment: shown,
    secret,
    lucks: dealt?.lucks ?? [],
    servers: dealt?.servers ?? [],
    scheme: SCHEME,
    pledges: chairs.map((_, seat) => (seat === YOU ? deal.pledge : "")),
    withheld: [],
  };
}

function natures(state: TableState, now: number): Fact[] {
  const { playing: play, reflex, deal } = state;
  if (reflex?.isCalled(play.state) && play.game.unshuffled(play.state).cards.length === 0)
    return judgedRace(state, now);
  return [{ fact: "moved", at: now, by: NATURE, move: play.natural(deal.key).text, hand: "table" }];
}

/** When everybody has slapped, or no slap can come in time any more. */
function judgedRace({ reflex, playing: play, slaps: hits, deal, chairs }: TableState, now: number): Fact[] {
  if (!reflex || (hits.size < chairs.length && now < reflex.due(play.state))) return [];
  const [slaps, called] = [[...hits.values()], reflex.calledAfter];
  const tied = reflex.last(play.state, called, slaps);
  const last = tied[below(numbersOf(deal.key, play.natures), tied.length)] ?? 0;
  return [
    { fact: "raced", at: now, by: NOBODY, called, slaps, tied, last },
    { fact: "moved", at: now, by: NATURE, move: reflex.verdict(last), hand: "table" },
  ];
}
