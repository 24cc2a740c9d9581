// Where the demos take place: the shipped site in a stand-in for GitHub, and the committed bundle run
// on its events exactly as a workflow runner runs it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { type LocalGithub, startLocalGithub } from '../../local-github/local-github.ts';
import type { LocalRepository } from '../../local-github/repository.ts';
import { type RunningStep, type StepRequest, startStep } from '../../local-runner/runner.ts';
import { packageRoot } from './package-root.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = 'mona/trail';
/** The variables of this process that a step gets: enough to find programs, nothing else. */
const PASSED_ON = ['PATH', 'LANG', 'TMPDIR'];

export interface DemoPlace {
  /** Where the examples are. */
  root: string;
  repository: LocalRepository;
  /** Mona adds an option to the program. */
  openPull(): Promise<{ title: string; number: number; url: string }>;
  start(plan: StepPlan): RunningStep;
  close(options: { keep: boolean }): Promise<void>;
}

export async function openPlace(env: Environment, signal: AbortSignal): Promise<DemoPlace> {
  const root = packageRoot();
  const dir = mkdtempSync(join(tmpdir(), 'docket-demo-'));
  const host = await startLocalGithub({ path: env.PATH ?? '', dataDir: join(dir, 'host') });
  const site = siteFiles(join(root, 'examples/site'));
  const repository = await host.createRepository(REPOSITORY, { files: site });
  repository.collaborator('mona', 'write');
  return {
    root,
    repository,
    openPull: () => openPull(repository, String(site['src/trail.js'])),
    start: stepStarter({ env, root, dir, host, repository, signal }),
    async close({ keep }) {
      await host.close();
      if (!keep) rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Runs a step and its post step to the end. */
export async function runStep(step: RunningStep, signal: AbortSignal) {
  const ended = await step.ended;
  signal.throwIfAborted();
  await step.post();
  return ended;
}

async function openPull(repository: LocalRepository, program: string) {
  const files = { 'src/trail.js': withJson(program) };
  await repository.push({ by: 'mona', branch: 'json', files, message: 'Add --json' });
  const title = 'Add --json to trail list';
  const body = 'Scripts need to read the list of trails, too.';
  const wanted = { by: 'mona', title, body, head: 'json', base: 'main' };
  const { pull } = await repository.openPull(wanted);
  return { title, number: pull.number, url: pageOf(repository, pull.number) };
}

/** What Mona's pull request changes in the program. */
function withJson(source: string): string {
  return source
    .replace(/^};/m, "  json: 'Prints all trails as one JSON array, for scripts.',\n};")
    .replace(
      'list(trails) {',
      'list(trails, { json }) {\n  if (json) return console.log(JSON.stringify(trails));',
    );
}

/** What the bot writes on a thread from now on. */
export function listen(repository: LocalRepository, thread: number): () => string {
  const before = repository.comments(thread).length;
  return () =>
    repository
      .comments(thread)
      .slice(before)
      .flatMap(({ author, body }) => (author.endsWith('[bot]') ? [body] : []))
      .join('\n\n');
}

export function pageOf(repository: LocalRepository, pull: number): string {
  return `${repository.url}/pull/${pull}`;
}

export interface StepPlan extends Pick<StepRequest, 'event' | 'onLine' | 'inputs'> {
  env?: Record<string, string>;
}

function stepStarter(place: {
  env: Environment;
  root: string;
  dir: string;
  host: LocalGithub;
  repository: LocalRepository;
  signal: AbortSignal;
}) {
  const { root, dir, host, repository, signal } = place;
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
    runs: { main: string; post: string };
  };
  const defaults = Object.entries(action.inputs).map(([name, input]) => [
    name,
    name === 'github-token' ? host.token : String(input.default ?? ''),
  ]);
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = place.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  let runId = 1000;
  return ({ event, onLine, inputs, env }: StepPlan) => {
    signal.throwIfAborted();
    runId += 1;
    return startStep({
      node: process.execPath,
      main: join(root, action.runs.main),
      post: join(root, action.runs.post),
      dir: mkdtempSync(join(dir, 'run-')),
      host,
      repository,
      event,
      onLine,
      inputs: { ...Object.fromEntries(defaults), ...inputs },
      runId,
      signal,
      env: { ...Object.fromEntries(passedOn), ...env },
    });
  };
}

function siteFiles(dir: string): Record<string, Buffer> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('logs'),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const full = join(entry.parentPath, entry.name);
      return [relative(dir, full), readFileSync(full)];
    }),
  );
}
