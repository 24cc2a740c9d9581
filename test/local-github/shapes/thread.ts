import { reactionsOf } from '../threads.ts';
import {
  type Comment,
  isPull,
  LEVELS,
  type Reaction,
  type Repository,
  type Subject,
  same,
  type Thread,
  type World,
} from '../world.ts';
import { apiOf, type Links, nodeId, threadPage } from './links.ts';
import { userShape } from './user.ts';

export function issueShape(world: World, links: Links, thread: Thread) {
  const base = apiOf(links, thread.repo);
  const url = `${base}/issues/${thread.number}`;
  const page = threadPage(links, thread.repo, thread.number, isPull(thread));
  const count = world.data.comments.filter(
    (comment) => comment.repo === thread.repo && comment.thread === thread.number,
  ).length;
  return {
    url,
    repository_url: base,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: page,
    id: thread.id,
    node_id: threadNode(thread),
    number: thread.number,
    title: thread.title,
    user: userShape(links, world.account(thread.author)),
    labels: thread.labels.map((name) => labelShape(world, links, thread.repo, name)),
    state: thread.state,
    locked: thread.locked,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: count,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
    closed_at: thread.closedAt,
    author_association: association(world, thread.repo, thread.author),
    active_lock_reason: null,
    ...(thread.pull
      ? {
          draft: thread.pull.draft,
          pull_request: {
            url: `${base}/pulls/${thread.number}`,
            html_url: page,
            diff_url: `${page}.diff`,
            patch_url: `${page}.patch`,
            merged_at: thread.pull.mergedAt,
          },
        }
      : {}),
    body: thread.body,
    closed_by: thread.closedBy ? userShape(links, world.account(thread.closedBy)) : null,
    reactions: rollup(world, `${url}/reactions`, 'thread', thread.id),
    timeline_url: `${url}/timeline`,
    state_reason: thread.state === 'closed' ? 'completed' : null,
  };
}

export function commentShape(world: World, links: Links, comment: Comment) {
  const base = apiOf(links, comment.repo);
  const url = `${base}/issues/comments/${comment.id}`;
  const thread = world.thread(comment.repo, comment.thread);
  return {
    url,
    html_url: commentPage(links, thread, comment),
    issue_url: `${base}/issues/${comment.thread}`,
    id: comment.id,
    node_id: nodeId('IC', comment.id),
    user: userShape(links, world.account(comment.author)),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: association(world, comment.repo, comment.author),
    body: comment.body,
    reactions: rollup(world, `${url}/reactions`, 'comment', comment.id),
    performed_via_github_app: null,
  };
}

function commentPage(links: Links, thread: Thread, comment: Comment): string {
  const page = threadPage(links, thread.repo, thread.number, isPull(thread));
  return `${page}#issuecomment-${comment.id}`;
}

export function reactionShape(world: World, links: Links, reaction: Reaction) {
  return {
    id: reaction.id,
    node_id: nodeId('REA', reaction.id),
    user: userShape(links, world.account(reaction.author)),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}

export function labelShape(world: World, links: Links, repo: string, name: string) {
  const label = world.repository(repo).labels.find((item) => item.name === name);
  return {
    id: label?.id ?? 0,
    node_id: nodeId('LA', label?.id ?? 0),
    url: `${apiOf(links, repo)}/labels/${encodeURIComponent(name)}`,
    name,
    description: '',
    color: label?.color ?? 'ededed',
    default: false,
  };
}

export function threadNode(thread: Thread): string {
  return nodeId(thread.pull ? 'PR' : 'I', thread.id);
}

export function association(world: World, repo: string, login: string): string {
  const owner = repo.split('/')[0] ?? '';
  if (same(owner, login)) return 'OWNER';
  return isCollaborator(world, world.repository(repo), login) ? 'COLLABORATOR' : 'NONE';
}

function isCollaborator(world: World, repo: Repository, login: string): boolean {
  const level = world.levelOf(repo, login);
  return LEVELS.indexOf(level) > LEVELS.indexOf('read');
}

export function rollup(world: World, url: string, subject: Subject, subjectId: number) {
  const all = reactionsOf(world, { subject, subjectId });
  const count = (content: string) => all.filter((item) => item.content === content).length;
  return {
    url,
    total_count: all.length,
    '+1': count('+1'),
    '-1': count('-1'),
    laugh: count('laugh'),
    hooray: count('hooray'),
    confused: count('confused'),
    heart: count('heart'),
    rocket: count('rocket'),
    eyes: count('eyes'),
  };
}
