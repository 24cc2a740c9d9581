// Lines of Markdown, for those who must not load its parser.

export const COMMAND_WORD = /^\/[\w-]+$/;

/** Does a line start here? Up to three spaces may come first; four make code. */
export function startsLine(text: string, at: number): boolean {
  let start = at;
  while (at - start < 3 && text[start - 1] === ' ') start -= 1;
  return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}

/**
 * The word in upper or lower case, as workflows compare it. Spaces and punctuation end it, and nothing
 * else: a slash, an invisible, or a look-alike character makes another word.
 */
export function isWord(text: string, at: number, word: string): boolean {
  const end = at + word.length;
  const found = text.slice(at, end);
  // Some letters that are not ASCII become ASCII in lower case.
  if (text[at] !== word[0] || !COMMAND_WORD.test(found)) return false;
  return found.toLowerCase() === word.toLowerCase() && WORD_END.test(text.slice(end, end + 2));
}

const WORD_END = /^(?:$|[ \t\u00a0\r\n:,;：，、；]|[.!?…](?:$|[ \t\u00a0\r\n.!?…]))/;
