/** What was decided on one screen and is done on the next. */

export const intentions = {
  /** A table at which to sit down without being asked ... */
  sitAt: "",
  /** ... and one at which to be ready as soon as that is possible. */
  readyAt: "",
};
