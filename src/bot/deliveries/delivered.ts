// What a delivery asks for, and the little of it that is kept. Most deliveries ask for nothing.
import * as z from 'zod';
import { CONFIG_PATH, ORGANIZATION_PATH } from '../../config/config.ts';
import { organizationOf } from '../../config/settings.ts';
import type { EventPayload, WorkflowEvent } from '../events/event.ts';
import { COMMENT_EVENTS, mayHoldSomeCommand, mayInstruct } from '../events/quick-look.ts';
import { tickedIn } from '../replies/marker.ts';
import type { InstalledPart } from '../thread-host.ts';

const text = z.string().max(200_000);
const name = z.string().max(1_000);
const id = z.int().min(1);
const user = z.object({ login: name, type: name.optional() });
const pull = z.object({
  number: id,
  html_url: name.optional(),
  updated_at: name.optional(),
  state: name.optional(),
  merged: z.boolean().nullish(),
  head: z.object({ ref: name, sha: name, repo: z.object({ full_name: name }).nullish() }),
  base: z.object({ ref: name }).optional(),
});
const checks = z.object({
  conclusion: name.nullish(),
  head_branch: name.nullish(),
  head_sha: name.optional(),
  head_repository: z.object({ full_name: name }).nullish(),
  path: name.optional(),
  app: z.object({ slug: name.optional() }).nullish(),
});
const written = { id, body: text.nullish(), user: user.nullish(), html_url: name.optional() };

/** A push can change thousands of files; only those that may be settings are kept. */
const files = z
  .array(z.string())
  .optional()
  .transform((all = []) => all.filter((path) => SETTINGS_PATHS.includes(path)));
const SETTINGS_PATHS = [CONFIG_PATH, ORGANIZATION_PATH];

/** Whatever else GitHub sends is dropped. */
const Payload = z.object({
  action: name.optional(),
  installation: z.object({ id }),
  sender: user.optional(),
  repository: z
    .object({
      id,
      full_name: name,
      default_branch: name.optional(),
      private: z.boolean().optional(),
    })
    .optional(),
  issue: z
    .object({ number: id, updated_at: name.optional(), pull_request: z.object({}).optional() })
    .optional(),
  pull_request: pull.optional(),
  workflow_run: checks.optional(),
  check_suite: checks.optional(),
  ref: name.optional(),
  forced: z.boolean().optional(),
  commits: z
    .array(z.object({ added: files, modified: files, removed: files }))
    .optional()
    .transform((all) => all?.filter((commit) => changedFiles([commit]).length > 0)),
  comment: z
    .object({
      ...written,
      in_reply_to_id: id.nullish(),
      created_at: name.optional(),
      updated_at: name.optional(),
    })
    .optional(),
  changes: z.object({ body: z.object({ from: text }).optional() }).optional(),
  review: z.object({ ...written, state: name.optional(), submitted_at: name.nullish() }).optional(),
});
export type HookPayload = z.infer<typeof Payload>;

type Delivered =
  /** The installation, or what it has, may be another now. */
  | {
      kind: 'installation';
      installation: number;
      part: InstalledPart;
      payload: HookPayload;
      key: string;
    }
  | {
      kind: 'thread';
      repository: Repository;
      event: WorkflowEvent;
      payload: HookPayload;
      key: string;
    }
  /** A push that may have changed settings. */
  | { kind: 'settings'; repository: Repository; payload: HookPayload; key: string }
  | { kind: 'ignored'; reason: string };

export interface Repository {
  id: number;
  fullName: string;
  installation: number;
}

type Commits = Partial<Record<'added' | 'modified' | 'removed', string[]>>[];

function changedFiles(commits: Commits = []): string[] {
  return commits.flatMap(({ added = [], modified = [], removed = [] }) => [
    ...added,
    ...modified,
    ...removed,
  ]);
}

const INSTALLATION_EVENTS = ['installation', 'installation_repositories', 'installation_target'];
/** What can happen to a job from a repository. */
const JOB_EVENTS = [...Object.keys(COMMENT_EVENTS), 'pull_request', 'workflow_run', 'check_suite'];
/** Events that change a repository's name or owner, or delete it. */
const MOVES = ['renamed', 'transferred', 'deleted'];

/**
 * The same from GitHub's payload and from what was kept of it. The word for commands is a setting of
 * the repository, which is not known yet.
 */
export function readDelivery(event: string, body: unknown): Delivered {
  const isPlace = INSTALLATION_EVENTS.includes(event) || event === 'repository';
  if (!isPlace && event !== 'push' && !JOB_EVENTS.includes(event)) {
    return ignored(`the event \`${event}\` means nothing to Docket`);
  }
  const read = Payload.safeParse(body);
  if (!read.success) return ignored('the payload is not one of an installed App');
  const payload = read.data;
  const { action = '', installation, repository } = payload;
  if (isPlace) {
    if (event === 'repository' && !MOVES.includes(action)) return ignored(`nothing moved`);
    const key = `installation ${installation.id}`;
    const all = event === 'installation_target' ? 'owner' : undefined;
    const part = event === 'repository' ? repository?.id : all;
    return { kind: 'installation', installation: installation.id, part, payload, key };
  }
  if (event === 'push') return readPush(payload);
  const thread = (payload.issue ?? payload.pull_request)?.number;
  const { head_branch: branch } = payload.workflow_run ?? payload.check_suite ?? {};
  const place = thread ?? branch ?? undefined;
  if (!repository || place === undefined) return ignored('the payload has no thread');
  const why = whyNothing(event, payload as EventPayload);
  if (why !== undefined) return ignored(why);
  return {
    kind: 'thread',
    repository: {
      id: repository.id,
      fullName: repository.full_name,
      installation: installation.id,
    },
    event: { name: event, payload: payload as EventPayload, thread },
    payload,
    key: `${repository.id}#${place}`,
  };
}

function readPush(payload: HookPayload): Delivered {
  const { repository, ref, forced, commits, installation } = payload;
  if (!repository || ref !== `refs/heads/${repository.default_branch}`) {
    return ignored('settings are read from the default branch');
  }
  const { id, full_name: fullName } = repository;
  const isOrganization = organizationOf(fullName) === fullName;
  const changed = changedFiles(commits);
  const hasChanged = changed.includes(CONFIG_PATH) || (isOrganization && changed.length > 0);
  // The commits of a forced push say nothing about those that it removes.
  if (!forced && !hasChanged) return ignored('the push does not change settings');
  return {
    kind: 'settings',
    repository: { id, fullName, installation: installation.id },
    payload,
    key: `settings ${id}`,
  };
}

function whyNothing(event: string, payload: EventPayload): string | undefined {
  if (event === 'pull_request') {
    // Any pull request of the repository may have documentation stacked on it.
    const from = payload.pull_request?.head?.repo?.full_name;
    const own = from !== undefined && from === payload.repository?.full_name;
    const reopened =
      payload.action === 'reopened' && payload.pull_request?.head?.ref?.startsWith('docket/');
    const matters = payload.action === 'closed' || reopened;
    return matters && own ? undefined : 'no pull request of its own was closed';
  }
  const checked = payload.workflow_run ?? payload.check_suite;
  if (checked) {
    const failed = ['failure', 'timed_out'].includes(checked.conclusion ?? '');
    const own = checked.head_branch?.startsWith('docket/');
    return payload.action === 'completed' && failed && own ? undefined : 'no check of a job failed';
  }
  const { body } = payload.review ?? payload.comment ?? {};
  if (event === 'issue_comment' && payload.action === 'edited') {
    const ticked = tickedIn(payload.changes?.body?.from ?? '', body ?? '');
    return ticked.length > 0 ? undefined : 'no box of a list was ticked';
  }
  if (payload.action !== COMMENT_EVENTS[event]?.action) return 'only new comments can run commands';
  if (mayHoldSomeCommand(body ?? '') || mayInstruct(payload, false)) return undefined;
  return 'no line of the comment starts with a command';
}

const ignored = (reason: string): Delivered => ({ kind: 'ignored', reason });
