// What is asked of every byte of a log. AssemblyScript, compiled to WebAssembly by `npm run scanner`:
// with the same in TypeScript, reading a log takes 1.5 times the processor's time.
export { closingQuote, find } from './bytes';
export { findAgent, pass, readCombined } from './combined';
export { keepHour } from './hour';
export { CHUNK, END, FIELDS, FIRST_CHUNK, LINE, MAX_LINE, NEXT_CHUNK, WORD } from './memory';
export { forget, lookUp, remember, VALUE } from './words';
