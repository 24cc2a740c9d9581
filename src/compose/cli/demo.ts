// The demo's world: the shipped site in a stand-in for GitHub, and the committed bundle run on its
// events exactly as a workflow runner runs it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Command } from '../../cli/command.ts';
import { type DemoStep, type DemoWorld, demoCommand } from '../../cli/demo.ts';
import { createGit } from '../../git/git.ts';
import { type LocalGithub, startLocalGithub } from '../../local-github/local-github.ts';
import type { LocalRepository } from '../../local-github/repository.ts';
import { startResults } from '../../local-runner/results.ts';
import { type EndedStep, type StepRequest, startStep } from '../../local-runner/runner.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import { packageRoot } from './package-root.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = 'mona/trail';
/** The variables of this process that a step gets: enough to find programs, nothing else. */
const PASSED_ON = ['PATH', 'LANG', 'TMPDIR'];

export function demo(env: Environment): Command {
  return demoCommand({
    clock: systemClock,
    open: ({ keep, signal }) => openWorld(env, keep, signal),
  });
}

async function openWorld(env: Environment, keep: boolean, signal: AbortSignal): Promise<DemoWorld> {
  const root = packageRoot();
  const dir = mkdtempSync(join(tmpdir(), 'docket-demo-'));
  const path = env.PATH ?? '';
  const sandbox = await startLocalGithub({ path, dataDir: join(dir, 'host') });
  const results = await startResults();
  const site = siteFiles(join(root, 'examples/site'));
  const repository = await sandbox.createRepository(REPOSITORY, { files: site });
  repository.collaborator('mona', 'write');
  const run = stepRunner({ env, root, dir, sandbox, repository, signal });

  return {
    async openPull() {
      const source = String(site['src/trail.js']);
      const files = { 'src/trail.js': withJson(source) };
      await repository.push({ by: 'mona', branch: 'json', files, message: 'Add --json' });
      const title = 'Add --json to trail list';
      const body = 'Scripts need to read the list of trails, too.';
      const wanted = { by: 'mona', title, body, head: 'json', base: 'main' };
      const { pull } = await repository.openPull(wanted);
      return { title, number: pull.number, url: pageOf(repository, pull.number) };
    },

    async comment(by, thread, body, onLine) {
      const { event } = repository.comment(thread, { by, body });
      const agent = `node ${join(root, 'examples/agents/script-agent.mjs')}`;
      const { ended, seconds } = await run({ event, onLine, inputs: { 'agent-command': agent } });
      return { ...readStep(ended, seconds), answer: lastAnswer(repository, thread) };
    },

    jobPull: () => jobPull(repository, path),

    async exportViews(onLine) {
      const event = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
      const { ended, seconds } = await run({
        event,
        onLine,
        inputs: {
          'access-logs': join(root, 'examples/site/logs/*.gz'),
          'date-from': '2026-11-02',
          'date-to': '2026-11-09',
        },
        // The toolkit uploads only from GitHub's hosts and from names like this one.
        env: { ...results.env, GITHUB_SERVER_URL: 'http://docket.localhost' },
      });
      const [artifact] = results.artifacts;
      if (ended.code !== 0 || !artifact) {
        throw new SetupError(`The export failed unexpectedly:\n${ended.log}`);
      }
      return {
        seconds,
        summary: ended.summary,
        artifact: { name: artifact.name, bytes: artifact.zip.length },
        report: join(ended.outputs['report-dir'] ?? '', 'report.html'),
      };
    },

    async close() {
      await Promise.all([sandbox.close(), results.close()]);
      if (!keep) rmSync(dir, { recursive: true, force: true });
    },
  };
}

interface StepPlan extends Pick<StepRequest, 'event' | 'onLine' | 'inputs'> {
  env?: Record<string, string>;
}

function stepRunner(place: {
  env: Environment;
  root: string;
  dir: string;
  sandbox: LocalGithub;
  repository: LocalRepository;
  signal: AbortSignal;
}) {
  const { root, dir, sandbox, repository, signal } = place;
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
    runs: { main: string; post: string };
  };
  const defaults = Object.entries(action.inputs).map(([name, input]) => [
    name,
    name === 'github-token' ? sandbox.token : String(input.default ?? ''),
  ]);
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = place.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  let runId = 1000;
  return async ({ event, onLine, inputs, env }: StepPlan) => {
    signal.throwIfAborted();
    const began = systemClock.now();
    runId += 1;
    const step = startStep({
      node: process.execPath,
      main: join(root, action.runs.main),
      post: join(root, action.runs.post),
      dir: mkdtempSync(join(dir, 'run-')),
      host: sandbox,
      repository,
      event,
      onLine,
      inputs: { ...Object.fromEntries(defaults), ...inputs },
      runId,
      signal,
      env: { ...Object.fromEntries(passedOn), ...env },
    });
    const ended = await step.ended;
    signal.throwIfAborted();
    await step.post();
    return { ended, seconds: (systemClock.now() - began) / 1000 };
  };
}

function readStep({ outputs, code, log }: EndedStep, seconds: number): Omit<DemoStep, 'answer'> {
  if (code !== 0) throw new SetupError(`The step failed unexpectedly:\n${log}`);
  return { outcome: outputs.outcome ?? '', seconds };
}

function lastAnswer(repository: LocalRepository, thread: number): string {
  const answers = repository.comments(thread).filter(({ author }) => author.endsWith('[bot]'));
  return answers.at(-1)?.body ?? '';
}

async function jobPull(repository: LocalRepository, path: string) {
  const pull = (await repository.pulls()).find((one) => one.pull.headRef.startsWith('docket/'));
  if (!pull) throw new SetupError('The job reported a pull request, but there is none.');
  const git = createGit({ path });
  const range = `${pull.pull.baseRef}...${pull.pull.headRef}`;
  const show = (args: string[]) => git.run(['--git-dir', repository.gitDir, ...args]);
  const log = await show(['log', '--reverse', '--format=%s', range.replace('...', '..')]);
  const diff = await show(['diff', '--unified=1', range]);
  return {
    number: pull.number,
    url: pageOf(repository, pull.number),
    commits: log.trim().split('\n'),
    diff: diff.replace(/^(?:diff|index|---|new file) .*\n/gm, '').replace(/^\+\+\+ b\//gm, ''),
  };
}

function pageOf(repository: LocalRepository, pull: number): string {
  return `${repository.url}/pull/${pull}`;
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

/** What Mona's pull request changes in the program. */
function withJson(source: string): string {
  return source
    .replace(/^};/m, "  json: 'Prints all trails as one JSON array, for scripts.',\n};")
    .replace(
      'list(trails) {',
      'list(trails, { json }) {\n  if (json) return console.log(JSON.stringify(trails));',
    );
}
