/** The page's end of the line to a table in the page. It is used as a socket is. */

import type { Socket } from "../wire/line";
import type { Heard, Said, Seating } from "./service.ts";

/** As of a socket that broke. */
const BROKEN = 1006;

export class SoloSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly #worker: Worker;
  readonly #opened: () => void;

  /** The table is there when `opened` is called; before that, whoever sits down again opens it. */
  constructor(worker: Worker, seating: Seating, opened: () => void) {
    this.#worker = worker;
    this.#opened = opened;
    worker.onmessage = ({ data }: MessageEvent<Heard>) => this.#hear(data);
    worker.onerror = () => this.#lose(BROKEN);
    this.#say({ sit: seating });
  }

  send(text: string): void {
    this.#say({ text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#worker.terminate();
  }

  #say(said: Said): void {
    this.#worker.postMessage(said);
  }

  #hear(heard: Heard): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if ("closed" in heard) this.#lose(heard.closed);
    else if ("open" in heard) {
      this.readyState = WebSocket.OPEN;
      this.#opened();
      this.onopen?.(new Event("open"));
    } else for (const data of heard.texts) this.onmessage?.(new MessageEvent("message", { data }));
  }

  #lose(code: number): void {
    this.close();
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
