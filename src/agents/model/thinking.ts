// Reasoning that some servers leave in the text. It is the model talking to itself: it is neither
// published nor sent back.

/** A tag right after a backtick is a word about the tag, not the tag. */
const TAG = /(?<!`)<(\/?)think(?:ing)?\s*>/gi;

/**
 * Without `<think>…</think>`. A block that never ends takes the rest with it. An end without a start
 * takes what is before it, because some chat templates open the block in the prompt.
 */
export function withoutThinking(text: string): string {
  let kept = '';
  let at = 0;
  let inside = false;
  for (const tag of text.matchAll(TAG)) {
    const ends = tag[1] === '/';
    if (ends && !inside) kept = '';
    if (!ends && !inside) kept += text.slice(at, tag.index);
    inside = !ends;
    at = tag.index + tag[0].length;
  }
  return inside ? kept : kept + text.slice(at);
}
