// What a review that requests changes asks for: its text and its comments on lines, as a reader sees
// them. The same review always gives the same words, so that a later run can confirm them.
import { bound, clean, codeSpan } from '../text/foreign.ts';
import { CONTEXT_LIMITS, dated, lines } from './context.ts';
import type { SlashCommand } from './request.ts';
import type { ReviewText } from './thread-host.ts';

/** In characters; agents are given 20,000 of an instruction. */
const MAX_BODY = 8_000;
const MAX_COMMENTS = 10_000;

/** Empty when a reader sees nothing to do. */
export async function reviewPrompt(
  { body, comments, more, submittedAt }: ReviewText,
  read: (body: string) => Promise<SlashCommand | null>,
): Promise<string> {
  const parts = [bound(clean(body).trim(), MAX_BODY, '\n… (cut)')].filter((text) => text !== '');
  let room = MAX_COMMENTS;
  let edited = 0;
  let unread = more;
  for (const comment of comments) {
    const text = bound(clean(comment.body).trim(), CONTEXT_LIMITS.comment, '\n… (cut)');
    if (!dated(comment.editedAt, submittedAt)) edited += 1;
    else if (text.length > room) unread += 1;
    // A command there has an event of its own.
    else if (text !== '' && (await read(comment.body)) === null) {
      room -= text.length;
      parts.push(`${where(comment)}:\n${text}`);
    }
  }
  if (parts.length === 0) return '';
  if (edited > 0) parts.push(`(Comments that were edited after the review, left out: ${edited})`);
  if (unread > 0) parts.push(`(Further comments that did not fit: ${unread})`);
  return parts.join('\n\n');
}

function where({ path, startLine, line }: ReviewText['comments'][number]): string {
  return `In ${codeSpan(path)}${line === undefined ? '' : `, ${lines(startLine, line)}`}`;
}
