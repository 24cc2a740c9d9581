// One past merge, done again by an agent: a complete job in a repository of its own, and what came of
// it beside what people wrote.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { buildContext } from '../bot/sending/context.ts';
import { buildTools } from '../bot/wire-job-tools.ts';
import { type Config, DEFAULT_CONFIG, driftRules } from '../config/config.ts';
import { CheckResult, failing, Usage } from '../contract/job.ts';
import { compareInThread } from '../drift/drift-thread.ts';
import type { IsolationSetting } from '../jobs/agent.ts';
import type { JobRecord } from '../jobs/job.ts';
import { noViews } from '../service/embedded-service.ts';
import { diff, type FileDiff } from '../shared/git/diff.ts';
import type { Git } from '../shared/git/git.ts';
import { removeTree } from '../shared/remove.ts';
import { type Log, systemClock } from '../shared/runtime.ts';
import { bound } from '../shared/text/foreign.ts';
import { createLocalPulls } from '../store/local-pulls.ts';
import { openEmbedded } from '../store/open-embedded.ts';
import type { PastMerge } from './history.ts';
import { buildStage, type Stage } from './stage.ts';

const ShownFile = z.object({
  path: z.string(),
  previousPath: z.string().optional(),
  status: z.enum(['added', 'removed', 'modified', 'renamed', 'changed']),
  sha: z.string(),
  additions: z.int(),
  deletions: z.int(),
  patch: z.string().optional(),
});

/** A version of the documentation: that of people, or that of an agent. */
const Version = z.object({
  pages: z.array(z.string()),
  /** Names of the code change that it takes up. */
  names: z.array(z.string()),
  /** The first of its changes, for people to read. */
  files: z.array(ShownFile),
});
type Version = z.infer<typeof Version>;

export const VERDICTS = {
  ready: 'ready to review',
  incomplete: 'incomplete',
  nothing: 'changed nothing',
  quiet: 'rightly changed nothing',
  needless: 'changed pages needlessly',
  failed: 'failed',
} as const;
export type Verdict = keyof typeof VERDICTS;

export const Trial = z.object({
  version: z.literal(1),
  agent: z.string(),
  merge: z.object({
    commit: z.string(),
    parent: z.string(),
    at: z.string(),
    title: z.string(),
    body: z.string(),
    documented: z.boolean(),
  }),
  verdict: z.enum(Object.keys(VERDICTS) as [Verdict, ...Verdict[]]),
  /** Why it failed. */
  reason: z.string().nullable(),
  people: Version,
  written: Version,
  /** What people documented and the agent did not. */
  missed: z.array(z.string()),
  /** What the agent touched and people did not. */
  elsewhere: z.array(z.string()),
  checks: z.array(CheckResult),
  summary: z.string(),
  seconds: z.number(),
  usage: Usage,
});
export type Trial = z.infer<typeof Trial>;

/** The agent to be tried. */
export interface Candidate {
  /** What people call it. */
  name: string;
  command?: string;
  model?: { url: string; model: string; key?: string };
}

export interface TrialPlace {
  git: Git;
  env: NodeJS.ProcessEnv;
  config: Config | null;
  docsPaths: readonly string[];
  isDocs: (path: string) => boolean;
  checkCommand: string | undefined;
  isolation: IsolationSetting;
  /** What agents must not see, such as the clone, which has the answers. */
  hide: readonly string[];
  /** Of the clone. */
  objects: string;
  /** Of a workflow run. */
  identity?: Parameters<typeof buildTools>[0]['identity'];
  log: Log;
}

export const AGENT_MINUTES = 30;
/** Of each version, for the page. */
const SHOWN_FILES = 20;
const SHOWN_PATCH = 20_000;

const PROMPT =
  'Update the documentation for this pull request, whose code is merged. The context has its title, its description, and its changes. If readers need to know nothing about it, change nothing and say so.';

export async function runTrial(
  merge: PastMerge,
  candidate: Candidate,
  { dir, signal, ...place }: TrialPlace & { dir: string; signal: AbortSignal },
): Promise<Trial> {
  const { git, isDocs } = place;
  const began = systemClock.now();
  try {
    const stage = await buildStage(git, { dir, merge, isDocs, objects: place.objects });
    const job = await runJob(merge, candidate, stage, { ...place, dir, signal });
    const seconds = (systemClock.now() - began) / 1000;
    const head = job.work?.head ?? stage.code;
    // Where people documented nothing, there is nothing to find or to miss.
    const [names = [], own = []] = merge.documented
      ? await namesIn(stage, merge, { ...place, head, signal })
      : [];
    const people = await versionOf(git, stage, { commit: merge.commit, names });
    const written = await versionOf(git, stage, { commit: head, names: own });
    return judge({ merge, agent: candidate.name, job, people, written, seconds });
  } finally {
    await removeTree(dir);
  }
}

/** Which names of the code change people documented, and which the agent did. */
function namesIn(
  { gitDir, code }: Stage,
  { parent, commit }: PastMerge,
  {
    env,
    config,
    docsPaths,
    head,
    signal,
  }: Pick<TrialPlace, 'env' | 'config' | 'docsPaths'> & { head: string; signal: AbortSignal },
): Promise<string[][]> {
  const rules = driftRules(config ?? DEFAULT_CONFIG, docsPaths);
  const versions = [commit, head];
  const question = { path: env.PATH ?? '', gitDir, before: parent, after: code, rules, versions };
  return compareInThread(question, systemClock, signal);
}

async function versionOf(
  git: Git,
  { gitDir, code }: Stage,
  { commit, names }: { commit: string; names: string[] },
): Promise<Version> {
  const files = await diff(git, gitDir, code, commit);
  const shown = files.slice(0, SHOWN_FILES).map(({ patch, ...file }): FileDiff => {
    return patch !== undefined && patch.length <= SHOWN_PATCH ? { ...file, patch } : file;
  });
  return { pages: files.map(({ path }) => path), names, files: shown };
}

async function runJob(
  merge: PastMerge,
  { command, model }: Candidate,
  { gitDir, changes }: Stage,
  { dir, signal, ...place }: TrialPlace & { dir: string; signal: AbortSignal },
): Promise<JobRecord> {
  const { git, env, config, log } = place;
  const state = join(dir, 'state.git');
  await git.run(['init', '--quiet', '--bare', state]);
  await mkdir(join(dir, 'scratch'));
  const publisher = createLocalPulls({
    ...{ dir, path: gitDir, gitDir, git, clock: systemClock },
    urlOf: async (number) => `audition:${number}`,
  });
  // Each trial has its own records, so a budget over days would not be kept by any of them.
  const settings = config && { ...config, budget: undefined };
  const tools = buildTools({
    ...{ config: settings, env, log, publisher, baseRef: undefined, draft: false },
    agent: {
      ...(model ? { model } : { command }),
      check: place.checkCommand,
      isolation: place.isolation,
      several: false,
      hide: [...place.hide, dir],
      maxMinutes: AGENT_MINUTES,
      none: undefined,
    },
    ...(place.identity && { identity: place.identity }),
    docsPaths: place.docsPaths,
    ended: undefined,
    contextCopies: undefined,
  });
  const context = contextOf(merge, changes);
  const { engine } = await openEmbedded({
    path: env.PATH ?? '',
    scratch: join(dir, 'scratch'),
    work: { remote: gitDir, network: { GIT_ALTERNATE_OBJECT_DIRECTORIES: place.objects } },
    state: { remote: state },
    exclusive: true,
    repository: 'audition',
    ref: 'main',
    tools: { ...tools, context: async () => context },
    views: noViews,
  });
  const stop = () => void engine.stop('interrupted');
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    const { id } = await engine.create('audition', { prompt: PROMPT, origin: { thread: 1 } });
    await engine.idle();
    signal.throwIfAborted();
    return await engine.get('audition', id);
  } finally {
    signal.removeEventListener('abort', stop);
    await engine.stop('interrupted');
  }
}

/** As the agent would have seen it on the pull request: words of people are data, not instructions. */
function contextOf({ title, body }: PastMerge, changes: Stage['changes']): string | undefined {
  const never = { titleEditedAt: null, bodyEditedAt: null };
  const files = changes.map((file) => ({
    ...file,
    status: file.status === 'changed' ? ('modified' as const) : file.status,
  }));
  return buildContext({
    thread: { number: 1, isPull: true, title, body, ...never },
    changes: { files, more: false },
  });
}

interface Outcome {
  merge: PastMerge;
  agent: string;
  job: JobRecord;
  people: Version;
  written: Version;
  seconds: number;
}

/** No model judges a model: what people did with the same change is what counts. */
export function judge({ merge, agent, job, people, written, seconds }: Outcome): Trial {
  const turn = job.turns.at(-1);
  const missed = people.names.filter((name) => !written.names.includes(name));
  const elsewhere = written.pages.filter((path) => !people.pages.includes(path));
  const result = { missed, elsewhere, checks: job.checks };
  return {
    version: 1,
    ...{ agent, merge, people, written, seconds, ...result },
    verdict: verdictOf(job, { merge, people, written, ...result }),
    reason: job.reason === null ? null : bound(job.reason, 2_000),
    summary: bound(turn?.summary ?? '', 4_000),
    usage: job.usage,
  };
}

function verdictOf(
  { status }: Pick<JobRecord, 'status'>,
  {
    merge,
    people,
    written,
    missed,
    checks,
  }: Pick<Trial, 'merge' | 'people' | 'written' | 'missed' | 'checks'>,
): Verdict {
  if (status !== 'completed') return 'failed';
  const changed = written.pages.length > 0;
  if (!merge.documented) return changed ? 'needless' : 'quiet';
  if (!changed) return 'nothing';
  const fits = people.names.length > 0 || written.pages.some((page) => people.pages.includes(page));
  return fits && missed.length === 0 && failing(checks).length === 0 ? 'ready' : 'incomplete';
}
