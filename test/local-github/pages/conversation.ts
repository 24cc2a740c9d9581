// What was said on a thread, in the order in which it was said.

import { markdown } from '../../../src/service/dashboard/markdown.ts';
import { patchTable } from '../../../src/service/dashboard/pull.ts';
import { type Html, html } from '../../../src/shared/text/escape.ts';
import type { Host } from '../host.ts';
import { reactionsOf } from '../threads.ts';
import type { Comment, ReviewComment, Subject, Thread } from '../world.ts';
import { replyBox } from './comments.ts';
import { avatar, time } from './layout.ts';

const EMOJI: Record<string, string> = {
  '+1': '👍',
  '-1': '👎',
  laugh: '😄',
  confused: '😕',
  heart: '❤️',
  hooray: '🎉',
  rocket: '🚀',
  eyes: '👀',
};

export function conversation(host: Host, thread: Thread): Html {
  const { comments, reviews, reviewComments } = host.world.data;
  const here = (item: Comment) => item.repo === thread.repo && item.thread === thread.number;
  const openers = reviewComments.filter((item) => here(item) && item.inReplyTo === null);
  const entries: [string, Html][] = [
    ...comments
      .filter(here)
      .map((item): [string, Html] => [
        item.createdAt,
        said(host, item, { anchor: `issuecomment-${item.id}`, subject: 'comment' }),
      ]),
    ...reviews
      .filter((item) => here(item) && item.body !== '')
      .map((item): [string, Html] => [
        item.createdAt,
        said(host, item, {
          anchor: `pullrequestreview-${item.id}`,
          subject: 'review',
          did: VERDICTS[item.state] ?? 'reviewed',
        }),
      ]),
    ...openers.map((item): [string, Html] => [item.createdAt, lineThread(host, thread, item)]),
  ];
  // Stable: what was said in the same second keeps its order.
  entries.sort(([a], [b]) => a.localeCompare(b));
  const first = { ...thread, editedAt: thread.bodyEditedAt };
  return html`${said(host, first, { anchor: 'description', subject: 'thread', did: 'opened this' })}${entries.map(([, entry]) => entry)}${ending(thread)}`;
}

const VERDICTS: Record<string, string> = {
  COMMENTED: 'reviewed',
  APPROVED: 'approved these changes',
  CHANGES_REQUESTED: 'requested changes',
};

interface Said {
  id: number;
  repo: string;
  author: string;
  body: string;
  createdAt: string;
  editedAt: string | null;
  minimized?: string;
}

function said(
  host: Host,
  item: Said,
  { anchor, subject, did = 'commented' }: { anchor: string; subject: Subject; did?: string },
): Html {
  return html`<article class="entry" id="${anchor}">${avatar(item.author)}<div class="card">${heading(item, did)}${text(item)}${reactions(host, subject, item.id)}</div></article>
`;
}

function heading({ author, createdAt, editedAt }: Said, did: string): Html {
  const bot = author.endsWith('[bot]');
  return html`<header><b>${author.replace(/\[bot\]$/, '')}</b>${bot ? html`<span class="badge">bot</span>` : ''}<span>${did} on ${time(createdAt)}</span>${editedAt ? html`<span>· edited</span>` : ''}</header>`;
}

function text({ body, repo, minimized }: Said): Html {
  const shown = markdown(body, { threads: `/${repo}/issues` });
  const content =
    shown.text.trim() === '' ? html`<p class="empty">No description provided.</p>` : shown;
  if (minimized === undefined) return html`<div class="text">${content}</div>`;
  return html`<div class="text"><details><summary>This comment was marked as ${minimized}.</summary>${content}</details></div>`;
}

function reactions(host: Host, subject: Subject, subjectId: number): Html | '' {
  const all = reactionsOf(host.world, { subject, subjectId });
  if (all.length === 0) return '';
  const kinds = [...new Set(all.map(({ content }) => content))];
  return html`<div class="reactions">${kinds.map((kind) => {
    const by = all.filter(({ content }) => content === kind).map(({ author }) => author);
    // The word, too: not every machine has a font with these.
    return html`<span title="${by.join(', ')}">${EMOJI[kind]} ${kind} ${by.length}</span>`;
  })}</div>`;
}

/** A comment on a line, the lines it is about, and the replies below it. */
function lineThread(host: Host, thread: Thread, opener: ReviewComment): Html {
  const replies = host.world.data.reviewComments.filter((item) => item.inReplyTo === opener.id);
  const excerpt = opener.hunk.split('\n').slice(-5).join('\n');
  const shown = excerpt.startsWith('@@') ? excerpt : `${opener.hunk.split('\n')[0]}\n${excerpt}`;
  return html`<article class="entry" id="discussion_r${opener.id}">${avatar(opener.author)}<div class="card">
${heading(opener, `commented on ${opener.path}, line ${opener.line ?? '?'},`)}
<div class="excerpt">${patchTable(shown)}</div>${text(opener)}${reactions(host, 'review-comment', opener.id)}
${replies.map((reply) => html`<div id="discussion_r${reply.id}">${heading(reply, 'replied')}${text(reply)}${reactions(host, 'review-comment', reply.id)}</div>`)}${replyBox(host, thread, opener.id)}</div></article>
`;
}

function ending({ state, closedAt, closedBy, pull }: Thread): Html | '' {
  if (state === 'open' || !closedAt) return '';
  const merged = pull?.mergedAt;
  const word = merged ? 'merged' : 'closed';
  const into = merged ? html` into <code class="branch">${pull?.baseRef}</code>` : '';
  return html`<p class="event" id="ending"><span class="state ${word}">${merged ? 'Merged' : 'Closed'}</span><span><b>${closedBy}</b> ${word} this${into} on ${time(closedAt)}</span></p>`;
}
