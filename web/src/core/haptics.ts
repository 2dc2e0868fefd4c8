/** What is felt in the hand, where the device can do it. */

const PATTERNS = {
  /** It is your turn. */
  turn: [20],
  /** Your hand comes down. */
  slap: [45],
  /** Something hits you. */
  jolt: [60, 40, 90],
} satisfies Record<string, number[]>;

export function feel(pattern: keyof typeof PATTERNS): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[pattern]);
}
