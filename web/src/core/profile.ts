/** What generic code asks of a game, beyond its board. */

import type { Mirror } from "../wire/mirror";
import type { Happening } from "../wire/told";
import type { Choreography } from "./choreography";
import type { Counted } from "./counting";
import type { Mood } from "./faces/moods";
import type { Sounds } from "./sounds";
import type { Say } from "./words.svelte";

export type GameProfile = {
  name: string;
  /** A card with its article, as part of a sentence. */
  cardInWords: (card: string, words: Say) => string;
  choreography: Choreography;
  sounds: Sounds;
  /** The scores that were struck out, by round and seat. */
  struckOut: (mirror: Mirror) => number[][];
  /** Where people have to remember what they saw: the events that are told as others are, without their card. */
  unremembered: Readonly<Record<string, string>>;
  /** How the one to whom it happens takes it. */
  feeling: (happening: Happening) => Mood | null;
  /** What is counted at the end of a round, by seat; nothing where only the sum is known. */
  counted: (mirror: Mirror, words: Say) => Counted[][];
  /** Events without a sentence of their own are told by their bare names. */
  tellsBareEvents: boolean;
};

export type ProfileOf = (game: string) => GameProfile;

/** A game of which the page knows nothing but its name. */
export function plainProfile(name: string): GameProfile {
  return {
    name,
    cardInWords: (card) => card,
    choreography: () => [],
    sounds: { played: "card", laid: "card", drew: "card", took: "take" },
    struckOut: () => [],
    unremembered: {},
    feeling: () => null,
    counted: () => [],
    tellsBareEvents: true,
  };
}
