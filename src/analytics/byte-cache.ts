// A map from byte strings to small numbers, filled by a function that sees each distinct string
// once. A log repeats the same few thousand paths and agents a million times: finding them by
// their bytes avoids making a JavaScript string per line. When it is full, it starts over, so that
// junk (a scanner's random paths) costs time but never memory.

const SLAB = 1 << 20;
/** As much as if there were one and it was more than full: not even an empty string fits. */
const NO_SLAB = SLAB + 1;
const MAX_ENTRIES = 1 << 18;
/** 32 MB: 200,000 distinct agents of the usual length fit, several times that does not. */
const MAX_SLABS = 32;
/** Only strings that someone chose for their hash collide like this; those are not remembered. */
const MAX_PROBES = 200;

interface Slab {
  bytes: Uint8Array;
  view: DataView;
}

// An entry is four numbers side by side, so that a look-up touches one cache line of them.
const STRIDE = 4;
const HASH = 0;
const LENGTH = 1;
const PLACE = 2;
const VALUE = 3;

export class ByteCache {
  readonly #resolve: (text: string) => number;
  #slots = new Int32Array(1 << 12);
  #table = new Int32Array(STRIDE << 11);
  #entries = 0;
  #slabs: Slab[] = [];
  #used = NO_SLAB;

  /** `resolve` gets the bytes as latin1, one character a byte. */
  constructor(resolve: (text: string) => number) {
    this.#resolve = resolve;
  }

  get(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const hash = hashOf(bytes, view, start, end);
    const slots = this.#slots;
    const table = this.#table;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let probes = 0; probes < MAX_PROBES; probes++, slot = (slot + 1) & mask) {
      const entry = (slots[slot] as number) - 1;
      if (entry < 0) return this.#add(bytes, start, end, hash);
      const row = entry * STRIDE;
      if (
        table[row + HASH] === hash &&
        table[row + LENGTH] === end - start &&
        this.#equals(table[row + PLACE] as number, bytes, view, start, end)
      ) {
        return table[row + VALUE] as number;
      }
    }
    return this.#resolve(latin1(bytes, start, end));
  }

  #equals(place: number, bytes: Uint8Array, view: DataView, start: number, end: number): boolean {
    const slab = this.#slabs[place >>> 20] as Slab;
    const known = slab.view;
    let at = place & (SLAB - 1);
    let i = start;
    for (; i + 4 <= end; i += 4, at += 4) {
      if (known.getInt32(at, true) !== view.getInt32(i, true)) return false;
    }
    for (; i < end; i++, at++) {
      if (slab.bytes[at] !== bytes[i]) return false;
    }
    return true;
  }

  #add(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const length = end - start;
    const value = this.#resolve(latin1(bytes, start, end));
    if (length > SLAB) return value;
    const noRoom = this.#used + length > SLAB;
    const full = noRoom && this.#slabs.length === MAX_SLABS;
    if (full || this.#entries === MAX_ENTRIES) this.clear();
    if (this.#used + length > SLAB) this.#addSlab();
    if (this.#entries * STRIDE === this.#table.length) this.#grow();
    const slab = this.#slabs.length - 1;
    this.#slabs[slab]?.bytes.set(bytes.subarray(start, end), this.#used);
    const entry = this.#entries++;
    this.#table.set([hash, length, (slab << 20) | this.#used, value], entry * STRIDE);
    this.#used += length;
    occupy(this.#slots, hash, entry);
    return value;
  }

  #addSlab(): void {
    const bytes = new Uint8Array(SLAB);
    this.#slabs.push({ bytes, view: new DataView(bytes.buffer) });
    this.#used = 0;
  }

  #grow(): void {
    const table = new Int32Array(this.#table.length * 2);
    table.set(this.#table);
    this.#table = table;
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#entries; entry++) {
      occupy(this.#slots, table[entry * STRIDE + HASH] as number, entry);
    }
  }

  clear(): void {
    this.#slots.fill(0);
    this.#entries = 0;
    this.#slabs = [];
    this.#used = NO_SLAB;
  }
}

function occupy(slots: Int32Array, hash: number, entry: number): void {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = entry + 1;
}

/** Eight bytes a step, in two lanes that the processor works on at once. */
function hashOf(bytes: Uint8Array, view: DataView, start: number, end: number): number {
  let even = end - start;
  let odd = 0x9e3779b1;
  let i = start;
  for (; i + 8 <= end; i += 8) {
    even = Math.imul(even ^ view.getInt32(i, true), 0x85ebca6b);
    odd = Math.imul(odd ^ view.getInt32(i + 4, true), 0xc2b2ae35);
    even = (even << 13) | (even >>> 19);
    odd = (odd << 15) | (odd >>> 17);
  }
  for (; i < end; i++) even = Math.imul(even ^ (bytes[i] as number), 0x01000193);
  const hash = Math.imul(even ^ odd ^ (even >>> 15), 0x27d4eb2f);
  return hash ^ (hash >>> 15);
}

export function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}
