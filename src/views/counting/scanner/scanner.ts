// The memory in which lines are read, and the compiled functions that read them there (assembly/).
// One of each for the thread: its memory is used by whoever reads lines at the moment, and nothing
// in it needs to last. What caches remember can be forgotten at any time.
import { CODE } from './code.generated.ts';

interface Global {
  readonly value: number;
}

interface Exports {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  FIELDS: Global;
  MAX_LINE: Global;
  CHUNK: Global;
  FIRST_CHUNK: Global;
  NEXT_CHUNK: Global;
  LINE: Global;
  WORD: Global;
  END: Global;
  VALUE: Global;
  find(byte: number, start: number, end: number): number;
  closingQuote(start: number, end: number): number;
  readCombined(start: number, end: number): number;
  pass(pages: number, start: number, end: number): number;
  keepHour(time: number, day: number): void;
  findAgent(status: number, end: number): void;
  lookUp(cache: number, start: number, end: number): number;
  remember(cache: number, start: number, end: number, value: number): void;
  forget(): void;
}

/** As far as we need it; the types of Node do not have it. */
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const PAGE = 64 * 1024;

const code = new WebAssembly.Module(Buffer.from(CODE, 'base64'));
const compiled = new WebAssembly.Instance(code).exports as Exports;
compiled.memory.grow(Math.ceil((compiled.END.value - compiled.memory.buffer.byteLength) / PAGE));

const { buffer } = compiled.memory;
const WORDS = new Int32Array(buffer);
const VALUE = compiled.VALUE.value;

export const MAX_LINE = compiled.MAX_LINE.value;
/** Lines are read in these bytes only. Memory that nobody has written to costs nothing. */
export const BYTES = new Uint8Array(buffer);
export const VIEW = new DataView(buffer);
/** Where `readCombined`, `findAgent` and `pass` leave what they found. */
export const FIELDS = new Int32Array(buffer, compiled.FIELDS.value, 19);

const chunk = (number: number) => {
  const start = compiled.FIRST_CHUNK.value + number * compiled.NEXT_CHUNK.value;
  return new Uint8Array(buffer, start, compiled.CHUNK.value);
};
/** For whoever reads a file: one is filled while the lines of the other are read. */
export const FILE_CHUNKS: readonly Uint8Array[] = [chunk(0), chunk(1)];
/** For bytes that come from elsewhere. */
export const COPIED_CHUNK = chunk(2);

export const { find, closingQuote, readCombined, findAgent, pass, keepHour } = compiled;
export const { lookUp, remember, forget } = compiled;

/** The value in a row that was looked up. */
export function valueIn(row: number): number {
  return WORDS[(row + VALUE) >> 2] as number;
}

/** Puts a line from elsewhere where it can be read; returns its start. */
export function takeLine(bytes: Uint8Array, start: number, end: number): number {
  return take(bytes, start, end, compiled.LINE.value);
}

/** The same for a word to be looked up. */
export function takeWord(bytes: Uint8Array, start: number, end: number): number {
  return take(bytes, start, end, compiled.WORD.value);
}

function take(bytes: Uint8Array, start: number, end: number, place: number): number {
  BYTES.set(bytes.subarray(start, Math.min(end, start + MAX_LINE)), place);
  return place;
}
