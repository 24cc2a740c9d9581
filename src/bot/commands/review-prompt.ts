// What a review that requests changes asks for: its text and its comments on lines, as a reader sees
// them. The same review always gives the same words, so that a later run can confirm them.
import type { SlashCommand } from '../../contract/commands.ts';
import { bound, clean, codeSpan } from '../../shared/text/foreign.ts';
import { CONTEXT_LIMITS, dated, lines } from '../sending/context.ts';
import type { ReviewText } from '../thread-host.ts';

/** In characters; agents are given 20,000 of a request. */
const MAX_BODY = 8_000;
const MAX_COMMENTS = 10_000;

type ReadCommands = (body: string) => Promise<SlashCommand[]>;
type LineComment = ReviewText['comments'][number];

/** Only points to the comments on lines, which say it themselves: “See below.” */
const POINTER =
  /^(?:please )?(?:see|check|address|fix)? ?(?:(?:a |some |my |the |few |inline |line )*(?:comments?|notes?|remarks?|suggestions?)|below|inline)(?: (?:below|inline|in ?line|on the lines?))?[.!:]?$/i;

/** Empty when a reader sees nothing to do. */
export async function reviewPrompt(review: ReviewText, read: ReadCommands): Promise<string> {
  const text = bound(clean(review.body).trim(), MAX_BODY, '\n… (cut)');
  const { taken, edited, unread } = await readComments(review, read);
  const body = taken.length > 0 && POINTER.test(text) ? '' : text;
  const parts = [
    ...(body === '' ? [] : [body]),
    ...taken.map(({ comment, words }) => `${where(comment)}:\n${words}`),
  ];
  if (parts.length === 0) return '';
  if (edited > 0) parts.push(`(Comments that were edited after the review, left out: ${edited})`);
  if (unread > 0) parts.push(`(Further comments that did not fit: ${unread})`);
  return parts.join('\n\n');
}

/** The comments on lines that are part of the request. */
export async function requestedLines(review: ReviewText, read: ReadCommands) {
  return (await readComments(review, read)).taken.map(({ comment }) => comment);
}

async function readComments({ comments, more, submittedAt }: ReviewText, read: ReadCommands) {
  const taken: { comment: LineComment; words: string }[] = [];
  let room = MAX_COMMENTS;
  let edited = 0;
  let unread = more;
  for (const comment of comments) {
    const text = bound(clean(comment.body).trim(), CONTEXT_LIMITS.comment, '\n… (cut)');
    if (!dated(comment.editedAt, submittedAt)) edited += 1;
    else if (text.length > room) unread += 1;
    // A command there has an event of its own.
    else if (text !== '' && (await read(comment.body)).length === 0) {
      room -= text.length;
      taken.push({ comment, words: text });
    }
  }
  return { taken, edited, unread };
}

function where({ path, startLine, line }: LineComment): string {
  return `In ${codeSpan(path)}${line === undefined ? '' : `, ${lines(startLine, line)}`}`;
}
