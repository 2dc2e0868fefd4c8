/** A line to a table that comes back by itself. Commands wait until they are answered, and are sent again
    after a break. */

import { RequestRefused } from "./http";
import type { Command, Telling } from "./messages";

export type Signal = "connecting" | "good" | "broken" | "later" | "elsewhere" | "gone";

type Without<Kind, Key extends PropertyKey> = Kind extends unknown ? Omit<Kind, Key> : never;
export type Deed = Without<Command, "id">;

const TAKEN_OVER = 4001;
const NO_TABLE = 4004;
const TRY_LATER = 1013;
/** The table goes on elsewhere, or here in a moment. */
const MOVING = 1012;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** What a line needs of a socket: a server's, or one of the page itself. */
export type Socket = {
  readonly readyState: number;
  onopen: ((opened: Event) => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onclose: ((closed: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
};

/** By which somebody comes in. */
export type Door = {
  ticket(): Promise<string>;
  connect(): Socket;
};

export type LineEnd = Door & {
  hear(telling: Telling): void;
  signal(signal: Signal): void;
  /** What the server's clock showed when it spoke. */
  clock(at: number): void;
  /** The last number heard and the seat it was heard from. */
  heard(): { last: number; seat: number | null };
  newId(): string;
};

export class Line {
  readonly pending = new Map<string, Command>();
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly end: LineEnd) {}

  /** The kinds of what was asked and is not yet answered. */
  get asked(): Deed["do"][] {
    return [...this.pending.values()].map((command) => command.do);
  }

  /** Send, now or when the line is there again. What was asked and is not yet answered is not asked twice. */
  do(deed: Deed): string {
    const asked = [...this.pending.values()].find((command) => isSame(deed, command));
    if (asked) return asked.id;
    const command = { ...deed, id: this.end.newId() };
    this.pending.set(command.id, command);
    this.#send(command);
    return command.id;
  }

  open = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#ended || this.#socket) return;
    try {
      this.#greet(await this.end.ticket());
    } catch (problem) {
      if (isMissing(problem)) this.#finish("gone");
      else this.#later(isUnavailable(problem) ? "later" : "broken");
    }
  };

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #greet(ticket: string): void {
    if (this.#ended || this.#socket) return;
    const socket = this.end.connect();
    this.#socket = socket;
    socket.onopen = () => {
      const { last, seat } = this.end.heard();
      socket.send(JSON.stringify({ do: "hello", id: "hello", ticket, last, seat }));
      for (const command of this.pending.values()) this.#send(command);
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#heard(JSON.parse(message.data) as Telling);
    socket.onclose = (closed) => this.#lost(closed.code);
  }

  #heard(telling: Telling): void {
    this.#wait = FIRST_WAIT;
    if (telling.tell === "ping") {
      this.#send({ do: "pong", id: telling.id });
      this.end.clock(telling.at);
      return;
    }
    if (telling.tell === "done" || telling.tell === "refused") this.pending.delete(telling.id);
    this.end.signal("good");
    this.end.hear(telling);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#ended) return;
    if (code === TAKEN_OVER) this.#finish("elsewhere");
    else if (code === NO_TABLE) this.#finish("gone");
    else this.#later(code === TRY_LATER ? "later" : code === MOVING ? "connecting" : "broken");
  }

  /** A server in trouble is left in peace for longer, and not all come back at once. */
  #later(signal: Signal): void {
    this.end.signal(signal);
    if (signal === "later") this.#wait = LONGEST_WAIT;
    this.#timer = setTimeout(() => void this.open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #finish(signal: Signal): void {
    this.#ended = true;
    this.end.signal(signal);
  }

  #send(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }
}

function isSame(deed: Deed, command: Command): boolean {
  return JSON.stringify({ ...deed, id: command.id }) === JSON.stringify(command);
}

function isUnavailable(problem: unknown): boolean {
  return problem instanceof RequestRefused && problem.problem.code === "store-unavailable";
}

function isMissing(problem: unknown): boolean {
  return problem instanceof RequestRefused && problem.problem.code === "no-such-table";
}
