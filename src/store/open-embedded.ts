// Builds the embedded documentation service: git store, workspaces, engine.
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocsService, ViewsSource } from '../contract/service.ts';
import { secretReason, secretScanner } from '../jobs/changes/secrets.ts';
import { type EngineOptions, JobEngine } from '../jobs/engine.ts';
import { type JobRecordList, type JobStore, listRecords } from '../jobs/store.ts';
import type { JobTools, RepositoryTools } from '../jobs/tools.ts';
import { judgeInThread } from '../jobs/workspace/judging-thread.ts';
import { createWorkspaces } from '../jobs/workspace/workspaces.ts';
import { createEmbeddedService } from '../service/embedded-service.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { createGit, patient } from '../shared/git/git.ts';
import { openRemoteRefs } from '../shared/git/refs.ts';
import type { Token } from '../shared/token-source.ts';
import type { Patience } from '../shared/waiting.ts';
import { createGitStore } from './git.ts';
import type { SealSettings } from './seal.ts';

export interface GitPlace {
  /** A URL or a path. */
  remote: string;
  credentials?: { origin: string; token: Token };
  /** See `GitSettings`. */
  network?: Record<string, string>;
}

interface EmbeddedSettings
  extends Pick<
    EngineOptions,
    'repository' | 'ref' | 'limits' | 'holder' | 'from' | 'projectId' | 'slots' | 'leaves'
  > {
  /** With the code host; absent: a few tries. */
  patience?: Patience | undefined;
  /** Where programs are found. */
  path: string;
  /** A folder for temporary files; it may disappear between runs. */
  scratch: string;
  /** The repository with the documentation. */
  work: GitPlace;
  /** The repository that keeps the state, and the ref in it. */
  state: GitPlace;
  /** Signs the records. */
  seal?: SealSettings;
  /** Only this process writes the state. */
  exclusive?: boolean;
  tools: RepositoryTools;
  views: ViewsSource;
}

interface Embedded {
  service: DocsService;
  engine: JobEngine;
  store: JobStore & JobRecordList;
}

export const newId = () => randomBytes(10).toString('hex');

export async function openEmbedded(settings: EmbeddedSettings): Promise<Embedded> {
  const { path, scratch, work, state, tools } = settings;
  await mkdir(scratch, { recursive: true });
  const { patience } = settings;
  const waits = { clock: tools.clock, random: Math.random, patience };
  const stateGit = patient(createGit({ ...state, path }), waits);
  const refs = await openRemoteRefs(stateGit, join(scratch, 'state-cache.git'), state.remote);
  const store = createGitStore({
    refs,
    patience,
    seal: settings.seal,
    exclusive: settings.exclusive,
    clock: tools.clock,
    random: Math.random,
    newId,
    guard: secretGuard(tools.secrets),
  });
  const engine = new JobEngine({
    store,
    repository: settings.repository,
    ref: settings.ref,
    limits: settings.limits,
    slots: settings.slots,
    leaves: settings.leaves,
    holder: settings.holder,
    from: settings.from,
    projectId: settings.projectId,
    newId,
    tools: completeTools(tools, store, { path, scratch, work, patience }),
  });
  const jobs = { listing: listRecords(store), clock: tools.clock };
  return { service: createEmbeddedService(engine, settings.views, jobs), engine, store };
}

/** With the repository's files, a judge of changes, and the conversations of archived jobs. */
export function completeTools(
  tools: RepositoryTools,
  store: JobStore,
  {
    path,
    scratch,
    work,
    patience,
  }: Pick<EmbeddedSettings, 'path' | 'scratch' | 'work' | 'patience'>,
): JobTools {
  const waits = { clock: tools.clock, random: Math.random, patience };
  const git = patient(createGit({ ...work, path }), waits);
  const { docsPaths } = tools;
  return {
    ...tools,
    workspaces: createWorkspaces({ git, remote: work.remote, scratch, docsPaths }),
    judgeChange: judgeInThread(tools.clock),
    earlier: (id) => store.get(id),
  };
}

/** Refuses a record with a secret in it. */
export function secretGuard(secrets: Iterable<string>): (record: string) => void {
  return (record) => {
    const found = secretScanner(secrets).scan([], { 'job record': record });
    if (found.length > 0) throw new InvalidRequest(secretReason(found));
  };
}
