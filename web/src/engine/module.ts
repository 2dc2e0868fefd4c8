/** The module at work: its functions, and its memory in records. Numbers there have 64 bits. */

import type { Layout, RecordLayout } from "./layout.ts";

const WORD = 8;
const PAGE = 65_536;

/** A record in the memory of the module. */
export class Window {
  private readonly module: Module;
  readonly at: number;
  private readonly layout: RecordLayout;

  constructor(module: Module, at: number, layout: RecordLayout) {
    this.module = module;
    this.at = at;
    this.layout = layout;
  }

  /** Where a field lies: all of it, or one of its numbers. */
  place(path: string, index = 0): number {
    const [offset] = this.layout.fields[path] ?? [];
    if (offset === undefined) throw new Error(`no such field: ${path}`);
    return this.at + offset + WORD * index;
  }

  number(path: string, index = 0): number {
    return this.module.number(this.place(path, index));
  }

  numbers(path: string, count: number): number[] {
    return this.module.numbers(this.place(path), count);
  }

  floats(path: string, count: number): Float64Array {
    return this.module.floats(this.place(path), count);
  }

  write(path: string, value: number, index = 0): void {
    this.module.write(this.place(path, index), [value]);
  }

  /** All of it, as it is now. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.module.bytes(this.at, this.layout.bytes).slice();
  }

  fill(bytes: Uint8Array): void {
    if (bytes.length !== this.layout.bytes) throw new Error(`${bytes.length} bytes do not fill this record`);
    this.module.bytes(this.at, this.layout.bytes).set(bytes);
  }

  blank(): void {
    this.module.bytes(this.at, this.layout.bytes).fill(0);
  }
}

export class Module {
  private readonly functions: WebAssembly.Exports;
  private readonly memory: WebAssembly.Memory;
  private free: number;
  readonly layout: Layout;

  constructor(instance: WebAssembly.Instance, layout: Layout) {
    this.layout = layout;
    this.functions = instance.exports;
    const { memory, __heap_base: base } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory) || !(base instanceof WebAssembly.Global))
      throw new Error("this is no module of Pioche");
    this.memory = memory;
    this.free = Number(base.value);
  }

  static async load(code: BufferSource, layout: Layout): Promise<Module> {
    const { instance } = await WebAssembly.instantiate(code, {});
    return new Module(instance, layout);
  }

  /** A function to call again and again. */
  function(name: string): (...numbers: number[]) => number {
    const found = this.functions[name];
    if (typeof found !== "function") throw new Error(`the module has no function ${name}`);
    return found as (...numbers: number[]) => number;
  }

  /** Room for this many bytes, all 0; it is never given back. */
  room(bytes: number): number {
    const at = Math.ceil(this.free / WORD) * WORD;
    this.free = at + bytes;
    const lacking = this.free - this.memory.buffer.byteLength;
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / PAGE));
    return at;
  }

  record(layout: RecordLayout): Window {
    return new Window(this, this.room(layout.bytes), layout);
  }

  row(count: number): number {
    return this.room(WORD * count);
  }

  rowOf(numbers: number[]): number {
    const at = this.row(numbers.length);
    this.write(at, numbers);
    return at;
  }

  bytesOf(bytes: Uint8Array): number {
    const at = this.room(bytes.length);
    this.bytes(at, bytes.length).set(bytes);
    return at;
  }

  /** Good until there is more memory. */
  bytes(at: number, count: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, at, count);
  }

  floats(at: number, count: number): Float64Array {
    return new Float64Array(this.memory.buffer, at, count);
  }

  number(at: number): number {
    return Number(new DataView(this.memory.buffer).getBigInt64(at, true));
  }

  numbers(at: number, count: number): number[] {
    return Array.from(new BigInt64Array(this.memory.buffer, at, count), Number);
  }

  write(at: number, numbers: number[]): void {
    new BigInt64Array(this.memory.buffer, at, numbers.length).set(numbers.map(BigInt));
  }
}

/** The code, ready for several memories, and the layout: from where the page has them. */
export async function loaded(code: string, layout: string): Promise<{ code: WebAssembly.Module; layout: Layout }> {
  const [bytes, text] = await Promise.all([fetched(code), fetched(layout)]);
  return { code: await WebAssembly.compile(await bytes.arrayBuffer()), layout: (await text.json()) as Layout };
}

export async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
