import { usualOptions, type Views } from "../../wire/messages";
import type { Scene } from "../contract";
import { filled, header, padded } from "../scenes";

/** The trick that is played, and the number of sticks at stake. */
type Stake = { trick: number; value: number };

function table(stake: Stake, hand: number[], others: number[], net: number[], score: number[]): Views["tightrope"] {
  const played = Array.from({ length: 9 }, () => filled(5));
  played[stake.trick] = padded([-1, ...others], 5);
  const scores = { zero: 0, turned: score.length, score_pile: padded(score, 11), sheet: [], cancelled: [] };
  const hands = { hand_count: [hand.length, 9, 9], hand: [padded(hand, 9), filled(9), filled(9)] };
  return { ...header, ...stake, ...scores, ...hands, options: usualOptions.tightrope, leader: 1, played, net };
}

export const LESSON: Scene[] = [
  {
    view: table({ trick: 2, value: 5 }, [3, 24, 47], [30, 12], [3, 0, -2], [9, 2, 5]),
    legal: ["play 3", "play 24", "play 47"],
    wanted: ["play 24"],
  },
  {
    view: table({ trick: 3, value: 3 }, [3, 47], [29, 15], [3, 5, -7], [9, 2, 5, 3]),
    legal: ["play 3", "play 47"],
    wanted: ["play 3"],
  },
  { view: table({ trick: 4, value: 7 }, [47], [], [0, 8, -7], [9, 2, 5, 3, 7]), legal: [], wanted: [] },
];
