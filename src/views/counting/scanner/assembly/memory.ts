// Where everything is in the scanner's memory. Loads may reach 15 bytes behind what they look at: every
// area has room for that, and what is found there does not count.

/** Longer lines are junk; their bytes are dropped as they come, so that memory stays flat. */
export const MAX_LINE: i32 = 64 * 1024;
const MARGIN: i32 = 64;
/** Small enough to stay in the processor's cache from being filled to being read. */
export const CHUNK: i32 = 512 * 1024;
/** All that is remembered: 200,000 agents of the usual length. */
export const MAX_WORDS: i32 = 1 << 18;
export const MAX_WORD_BYTES: i32 = 40 * 1024 * 1024;

export const FIELDS: i32 = 1024;
/** Three chunks, each with room before it for the line that the last one left unfinished. */
export const FIRST_CHUNK: i32 = 1024 + FIELDS + MAX_LINE;
export const NEXT_CHUNK: i32 = CHUNK + MARGIN + MAX_LINE;
export const LINE: i32 = FIRST_CHUNK + 3 * NEXT_CHUNK;
export const WORD: i32 = LINE + MAX_LINE + MARGIN;
export const SLOTS: i32 = WORD + MAX_LINE + MARGIN;
export const WORDS: i32 = SLOTS + 2 * MAX_WORDS * 4;
export const END: i32 = WORDS + MAX_WORD_BYTES + MARGIN;
