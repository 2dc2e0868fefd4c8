/** What the parts of a board are given. */

/** A button for a move. */
export type Action = { move: string; label: string; key: string; primary?: boolean; note?: string };

export type HandCard = {
  id: string;
  /** As moves name it. */
  name: string;
  title: string;
  tone: string;
  /** What could be done with it, if the table allows. */
  moves: string[];
};

/** A key, or the word for one, and the word for what it does. */
export type Key = [key: string, meaning: string];
