// What a program said before it failed, short enough for a comment. Some give the reason on stdout,
// some on stderr, and many a warning on the other one.
import { bound, boundTail, clean } from '../../shared/text/foreign.ts';

/** For each of the two streams. */
const LIMIT = 1_000;

/** `    at run (file.js:12:3)`, of Node and Bun; the line before them has the message. */
const STACK_FRAME = /^\s+at .*$/;

export function lastWords(stdout: string, stderr: string): string {
  const both = [stdout, stderr].map((text) => boundTail(withoutFrames(clean(text)), LIMIT));
  return both.filter((text) => text !== '').join('\n');
}

/** What Codex, and others that use bubblewrap, Landlock, or Seatbelt, print when these do not work. */
const SANDBOX_ERRORS =
  /^\s*(?:bwrap: |error running landlock: |sandbox-exec: sandbox_apply: |unshare: unshare failed: )/;

/** The first line with an error of the program's own sandbox; such a program can end with code 0. */
export function sandboxError(stderr: string): string | undefined {
  const line = clean(stderr)
    .split('\n')
    .find((text) => SANDBOX_ERRORS.test(text));
  return line && bound(line.trim(), 300);
}

function withoutFrames(text: string): string {
  const lines = text.split('\n').filter((line) => !STACK_FRAME.test(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
