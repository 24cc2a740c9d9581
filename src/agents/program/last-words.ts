// What a program said before it failed, short enough for a comment. Some give the reason on stdout,
// some on stderr, and many a warning on the other one.
import { boundTail, clean } from '../../text/foreign.ts';

/** For each of the two streams. */
const LIMIT = 1_000;

/** `    at run (file.js:12:3)`, of Node and Bun; the line before them has the message. */
const STACK_FRAME = /^\s+at .*$/;

export function lastWords(stdout: string, stderr: string): string {
  const both = [stdout, stderr].map((text) => boundTail(withoutFrames(clean(text)), LIMIT));
  return both.filter((text) => text !== '').join('\n');
}

function withoutFrames(text: string): string {
  const lines = text.split('\n').filter((line) => !STACK_FRAME.test(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
