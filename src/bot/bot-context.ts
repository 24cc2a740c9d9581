// Everything the bot works with, handed in by whoever starts it: a workflow step or a server.
import type { Config } from '../config/config.ts';
import type { SlashCommand } from '../contract/commands.ts';
import { secretScanner } from '../jobs/changes/secrets.ts';
import { type Runtime, systemRuntime } from '../shared/runtime.ts';
import type { Backend } from './backend.ts';
import { readCommands } from './events/trigger.ts';
import type { MarkerScope } from './replies/marker.ts';
import type { ReplyStyle } from './replies/phrases.ts';
import { Reply, type ReplyDeps } from './replies/reply.ts';
import type { Permission, ThreadHost, ThreadPlace } from './thread-host.ts';

export interface BotContext extends Runtime {
  host: ThreadHost;
  /** Opened when it is first needed: most refusals and questions never need it. */
  backend: () => Promise<Backend>;
  repository: string;
  markerKey: string | undefined;
  style: ReplyStyle;
  /** Aborts when the run has to stop. */
  signal: AbortSignal;
  dryRun: boolean;
  /** False: jobs are not followed to their end. If their records are known, somebody else tells it. */
  wait: boolean;
  timeoutMinutes: number;
  /** When the event came in, on this clock; absent: just now. */
  startedAt?: number;
  permission: Permission;
  /** The commands in a comment. */
  read: (body: string) => Promise<SlashCommand[]>;
  /** From `.github/docket.yml`, read when it is first needed. */
  settings: () => Promise<FollowUpSettings>;
  /** This is a re-run, and nothing of the first attempt runs any more. */
  rerun: boolean;
  /** Whether the same event runs again by itself after this error; absent: never. */
  waits?: (error: unknown) => boolean;
  remember: ReplyDeps['remember'];
}

/** What happens besides commands. */
interface FollowUpSettings {
  reviews: boolean;
  fixChecks: boolean;
  fixDrift: boolean;
  /** Whether a step of a workflow continues its last job while that pull request is open. */
  batches: boolean;
  /** Where the list of documentation to do is kept; undefined: nowhere. */
  listIssue?: number | undefined;
}

type Found = 'clock' | 'random' | 'read' | 'settings';

/** What is the same in a workflow run and on a server is added here. */
export function buildBotContext(
  given: Omit<BotContext, Found>,
  config: () => Promise<Config>,
): BotContext {
  return {
    ...given,
    ...systemRuntime(given.log),
    read: (body) => readCommands(body, given.style.word),
    settings: async () => followUpsOf(await config()),
  };
}

export function followUpsOf(config: Config): FollowUpSettings {
  const { review, 'fix-checks': fixChecks, 'list-issue': listIssue, drift, jobs } = config;
  return {
    reviews: review === 'instructions',
    fixChecks,
    fixDrift: drift.fix,
    batches: jobs.batch === 'open',
    listIssue,
  };
}

/** `heading` stands above whatever the answer says. */
export function replyAt(
  bot: BotContext,
  event: string,
  place: ThreadPlace,
  heading?: string,
): Reply {
  return new Reply(event, place, scopeOf(bot, place.thread), bot, heading);
}

export function scopeOf({ repository, markerKey }: BotContext, thread: number): MarkerScope {
  return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}

// A host that never publishes a secret, wherever it came from.

/** The secrets are read for each text: tokens change. */
export function redacting(host: ThreadHost, secrets: Iterable<string>): ThreadHost {
  const redact = (text: string) => secretScanner(secrets).redact(text);
  return {
    ...host,
    createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
    editComment: (comment, body) => host.editComment(comment, redact(body)),
    // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
    failedChecks: async (sha) =>
      (await host.failedChecks(sha)).map(({ name, output }) => ({
        name: redact(name),
        output: async () => redact(await output()),
      })),
  };
}
