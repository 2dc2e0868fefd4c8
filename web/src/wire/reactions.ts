/** Which reaction counts, by the figures that a record has of a slap (src/pioche/table/reactions.py). Milliseconds. */

import type { Slap } from "./messages";

/** The round trip of a line of which the system knows nothing. */
const UNPROVED = -1;
/** What anybody can gain by a false report and by late answers to pings, together. */
const GREATEST_GAIN = 45;
/** No line counts as longer, whatever is proved. */
const CREDIT = 250;
/** Nor this, where only the other end's answers tell how long it is. */
const UNPROVED_CREDIT = 25;

type Figures = Pick<Slap, "reported" | "elapsed" | "rtt"> & Partial<Pick<Slap, "proved" | "rule">>;

/** By the rule that it was judged by; nobody is faster than `fastest`. */
export function counted({ reported, elapsed, rtt, proved = UNPROVED, rule = 1 }: Figures, fastest: number): number {
  if (rule === 1) return believed(Math.max(reported, 0), elapsed - rtt, GREATEST_GAIN);
  const known = proved !== UNPROVED;
  const credit = known ? Math.min(proved, CREDIT) : Math.min(rtt, UNPROVED_CREDIT);
  const jitter = GREATEST_GAIN - (known ? 0 : UNPROVED_CREDIT);
  return Math.max(fastest, believed(reported, elapsed - credit, jitter));
}

function believed(reported: number, arrived: number, jitter: number): number {
  const latest = Math.max(0, arrived);
  return Math.min(Math.max(reported, latest - jitter), latest);
}
