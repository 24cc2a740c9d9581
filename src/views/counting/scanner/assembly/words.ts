// Whether a path or an agent was seen before, and what was found out about it then.
import { MAX_WORD_BYTES, MAX_WORDS, SLOTS, WORDS } from './memory';

/** Only words that someone chose for their hash collide like this. */
const MAX_PROBES: i32 = 200;
const FIRST_SLOTS: i32 = 1 << 13;

// A row: the word's hash, the cache that knows it, its length, its value, and the word itself, so that
// they are in the processor's cache together.
const CACHE: usize = 4;
const LENGTH: usize = 8;
export const VALUE: usize = 12;
const TEXT: i32 = 16;

// Words by their hash: each slot has a row, or 0.
let slots: i32 = FIRST_SLOTS;
let words: i32 = 0;
let used: i32 = 0;

/** The row of a word that a cache knows, 0 if it does not, -1 if it never will. */
export function lookUp(cache: i32, start: i32, end: i32): i32 {
  const hash = hashOf(cache, start, end);
  const length = end - start;
  const mask = slots - 1;
  let slot = hash & mask;
  for (let probes = 0; probes < MAX_PROBES; probes++) {
    const row = load<i32>(SLOTS + (slot << 2));
    if (row === 0) return 0;
    if (load<i32>(row) === hash && load<i32>(row, CACHE) === cache) {
      if (load<i32>(row, LENGTH) === length && equal(row + TEXT, start, length)) {
        return row;
      }
    }
    slot = (slot + 1) & mask;
  }
  return -1;
}

/** A word that is not known yet. When there is no room, everything is forgotten first. */
export function remember(cache: i32, start: i32, end: i32, value: i32): void {
  const length = end - start;
  const size = sizeOf(length);
  if (words === MAX_WORDS || used + size > MAX_WORD_BYTES) forget();
  if (2 * (words + 1) > slots) grow();
  const row = WORDS + used;
  store<i32>(row, hashOf(cache, start, end));
  store<i32>(row, cache, CACHE);
  store<i32>(row, length, LENGTH);
  store<i32>(row, value, VALUE);
  memory.copy(row + TEXT, start, length);
  words++;
  used += size;
  occupy(row);
}

/** Of a row, up to the next one. */
function sizeOf(length: i32): i32 {
  return (TEXT + length + 7) & ~7;
}

/** Every word of every cache. */
export function forget(): void {
  words = 0;
  used = 0;
  memory.fill(SLOTS, 0, slots << 2);
}

function grow(): void {
  memory.fill(SLOTS, 0, slots << 3);
  slots <<= 1;
  for (let row = WORDS; row < WORDS + used; row += sizeOf(load<i32>(row, LENGTH))) occupy(row);
}

function occupy(row: i32): void {
  const mask = slots - 1;
  let slot = load<i32>(row) & mask;
  while (load<i32>(SLOTS + (slot << 2)) !== 0) slot = (slot + 1) & mask;
  store<i32>(SLOTS + (slot << 2), row);
}

/** Two lanes that the processor works on at once. */
function hashOf(cache: i32, start: i32, end: i32): i32 {
  let even = ((cache as i64) << 32) ^ ((end - start) as i64);
  let odd = even;
  let at = start;
  for (; at + 16 <= end; at += 16) {
    even = mix(even ^ load<i64>(at));
    odd = mix(odd ^ load<i64>(at, 8));
  }
  if (at + 8 <= end) {
    even = mix(even ^ load<i64>(at));
    at += 8;
  }
  const rest = ((1 as i64) << (((end - at) as i64) << 3)) - 1;
  if (at < end) odd = mix(odd ^ (load<i64>(at) & rest));
  return mix(even ^ rotl(odd, 23)) as i32;
}

function mix(value: i64): i64 {
  const product = value * 0x1b21c651e98df5;
  return product ^ (product >>> 32);
}

function equal(one: i32, other: i32, length: i32): bool {
  let at = 0;
  for (; at + 16 <= length; at += 16) {
    if (differing(one + at, other + at) !== 0) return false;
  }
  const rest = (1 << (length - at)) - 1;
  return (differing(one + at, other + at) & rest) === 0;
}

function differing(one: i32, other: i32): i32 {
  return i8x16.bitmask(i8x16.ne(v128.load(one), v128.load(other)));
}
