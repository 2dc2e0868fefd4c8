/** The outline of a hand, fingers spread. */
export const PALM = [
  "M-15 24C-22 14-28 7-30 3c-2-5 4-8 8-3l7 8-5-27c-1-6 7-7 8-2l5 19V-27c0-6 8-6 8 0l2 25 5-20",
  "c2-6 9-4 8 2l-4 22 6-8c3-4 9-1 7 4L16 24z",
].join("");
