import type { Sounds } from "../../core/sounds";

export const sounds: Sounds = {
  played: "card",
  drew: "card",
  exposed: "card",
  flipped: "twist",
  called: "alarm",
  "palm-down": "slap",
  "was-last": "slap",
  slapped: "slap",
  "went-out": "end",
};
