// Checks of a commit end: jobs of workflow runs, with their logs, and what other apps report.
import { randomBytes } from 'node:crypto';
import { ACTIONS_APP, type Annotation, type Check, type Conclusion } from './check.ts';
import type { Repository, World } from './world.ts';

interface NewCheck {
  headSha: string;
  headBranch: string;
  headRepo?: string;
  conclusion?: Conclusion;
}

export interface NewJob extends NewCheck {
  job?: string;
  workflow?: string;
  path?: string;
  log?: string;
  /** Where the log is; by default the stand-in keeps it. */
  logUrl?: string;
}

export interface NewReport extends NewCheck {
  app?: string;
  name?: string;
  title?: string;
  summary?: string;
  annotations?: Annotation[];
}

/** A workflow run with one job has ended. */
export function endRun(world: World, repo: Repository, wanted: NewJob): Check {
  const {
    job = 'test',
    workflow = 'CI',
    path = '.github/workflows/ci.yml',
    log = 'It failed.',
  } = wanted;
  const key = randomBytes(12).toString('hex');
  const { logUrl } = wanted;
  const run = { id: world.nextId(), workflow, path, log, key, ...(logUrl && { logUrl }) };
  return add(world, repo, wanted, { app: ACTIONS_APP, name: job, run });
}

/** Another app's check has ended. */
export function endReport(world: World, repo: Repository, wanted: NewReport): Check {
  const { app = 'linter', name = 'prose', title = '', summary = '', annotations = [] } = wanted;
  return add(world, repo, wanted, { app, name, output: { title, summary, annotations } });
}

function add(
  world: World,
  repo: Repository,
  { headSha, headBranch, headRepo = repo.fullName, conclusion = 'failure' }: NewCheck,
  more: Pick<Check, 'app' | 'name' | 'run' | 'output'>,
): Check {
  const check: Check = {
    id: world.nextId(),
    repo: repo.fullName,
    headSha,
    headBranch,
    headRepo,
    suite: world.nextId(),
    conclusion,
    startedAt: world.now(),
    completedAt: world.now(),
    ...more,
  };
  world.data.checks.push(check);
  world.changed();
  return check;
}
