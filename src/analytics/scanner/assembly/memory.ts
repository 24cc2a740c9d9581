// Where everything is in the scanner's memory. Loads may reach 15 bytes behind what they look at: every
// area has room for that, and what is found there does not count.

/** Of a line. Longer ones are never looked at. */
const MAX_LINE: i32 = 64 * 1024;
const CHUNK: i32 = 1024 * 1024;
const MARGIN: i32 = 64;
/** All that is remembered: 200,000 agents of the usual length. */
export const MAX_WORDS: i32 = 1 << 18;
export const MAX_WORD_BYTES: i32 = 32 * 1024 * 1024;

export const FIELDS: i32 = 1024;
export const LINES: i32 = 64 * 1024;
export const LINES_END: i32 = LINES + MAX_LINE + CHUNK;
export const LINE: i32 = LINES_END + MARGIN;
export const WORD: i32 = LINE + MAX_LINE + MARGIN;
export const SLOTS: i32 = WORD + MAX_LINE + MARGIN;
export const ROWS: i32 = SLOTS + 2 * MAX_WORDS * 4;
export const ROW: i32 = 8 * 4;
export const WORDS: i32 = ROWS + MAX_WORDS * ROW;
export const END: i32 = WORDS + MAX_WORD_BYTES + MARGIN;
