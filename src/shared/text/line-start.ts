// Lines of Markdown, for those who must not load its parser.

export const COMMAND_WORD = /^\/[\w-]+$/;

/** Does a line start here? Up to three spaces may come first; four make code. */
export function startsLine(text: string, at: number): boolean {
  let start = at;
  while (at - start < 3 && text[start - 1] === ' ') start -= 1;
  return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}

/** Spaces end a word, and nothing else: an invisible or look-alike character makes another word. */
export function isWord(text: string, at: number, word: string): boolean {
  return text.startsWith(word, at) && /^[ \t\u00a0\r\n]?$/.test(text.charAt(at + word.length));
}
