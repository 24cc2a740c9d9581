// Tries a model on small requests with known right answers, each as a complete job:
//   npm run models -- --url http://127.0.0.1:8080/v1 --model NAME
// `--only 1-10` selects some. If the endpoint needs a key, set MODEL_KEY.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTools } from '../src/bot/wire-job-tools.ts';
import { DEFAULT_DOCS_PATHS } from '../src/jobs/changes/change.ts';
import type { JobRecord } from '../src/jobs/job.ts';
import { noViews } from '../src/service/embedded-service.ts';
import { createGit, OURS } from '../src/shared/git/git.ts';
import { systemClock } from '../src/shared/runtime.ts';
import { createLocalPulls } from '../src/store/local-pulls.ts';
import { openEmbedded } from '../src/store/open-embedded.ts';
import {
  type Files,
  judgeOutcome,
  type ModelRequest,
  REPOSITORY,
  REQUESTS,
} from './models/requests.ts';

const MINUTES = 15;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    model: { type: 'string' },
    only: { type: 'string', default: `1-${REQUESTS.length}` },
    show: { type: 'boolean', default: false },
  },
});
const { url, model, only, show } = values;
if (!url || !model) {
  console.error(
    'Usage: npm run models -- --url http://127.0.0.1:8080/v1 --model NAME [--only 1-10] [--show]',
  );
  process.exit(2);
}
const [from = 1, to = from] = only.split('-').map(Number);
const env = process.env;
const git = createGit({ path: env.PATH ?? '' });
const key = env.MODEL_KEY;
const lines: string[] = [];
const endpoint = { url, model, ...(key && { key }) };
const log = {
  debug: () => {},
  info: (line: string) => void lines.push(line),
  warn: (line: string) => void lines.push(line),
  error: (line: string) => void lines.push(line),
};

const counts = { right: 0, wrong: 0, harmful: 0 };
for (const [index, request] of REQUESTS.entries()) {
  if (index + 1 < from || index + 1 > to) continue;
  const { job, after, seconds } = await runRequest(request);
  const asked = job.turns.at(-1)?.question !== undefined;
  const before = new Map(Object.entries(REPOSITORY));
  const outcome = judgeOutcome(request, { before, after, asked });
  counts[outcome] += 1;
  const tokens = (job.usage.inputTokens ?? 0) + (job.usage.outputTokens ?? 0);
  console.log(
    `${String(index + 1).padStart(2)} ${outcome.padEnd(8)} ${request.name}: ${Math.round(seconds)} s, ${tokens} tokens, ${job.usage.steps ?? 0} steps; ${job.reason ?? job.turns.at(-1)?.summary ?? job.status}`,
  );
  if (show) printChanges(before, after);
}
console.log(
  `${model}: ${counts.right} right, ${counts.wrong} wrong and harmless, ${counts.harmful} harmful.`,
);
process.exit(0);

async function runRequest({ prompt }: ModelRequest) {
  const dir = mkdtempSync(join(tmpdir(), 'docket-model-'));
  try {
    const gitDir = buildRepository(dir);
    const state = join(dir, 'state.git');
    await git.run(['init', '--quiet', '--bare', state]);
    mkdirSync(join(dir, 'scratch'));
    const publisher = createLocalPulls({
      dir,
      path: gitDir,
      gitDir,
      git,
      clock: systemClock,
      urlOf: async (number) => `model:${number}`,
    });
    const tools = buildTools({
      config: null,
      env,
      log,
      publisher,
      baseRef: undefined,
      agent: {
        model: endpoint,
        check: undefined,
        isolation: 'best',
        several: false,
        hide: [],
        maxMinutes: MINUTES,
        none: undefined,
      },
      docsPaths: DEFAULT_DOCS_PATHS,
      ended: undefined,
      contextCopies: undefined,
    });
    const { engine } = await openEmbedded({
      path: env.PATH ?? '',
      scratch: join(dir, 'scratch'),
      work: { remote: gitDir },
      state: { remote: state },
      exclusive: true,
      repository: 'models',
      ref: 'main',
      tools,
      views: noViews,
    });
    const started = Date.now();
    const { id } = await engine.create('models', { prompt });
    await engine.idle();
    const job = await engine.get('models', id);
    const seconds = (Date.now() - started) / 1000;
    await engine.stop('interrupted');
    return { job, seconds, after: filesAt(gitDir, job) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function buildRepository(dir: string): string {
  const tree = join(dir, 'tree');
  for (const [path, text] of Object.entries(REPOSITORY)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const run = (...args: string[]) => execFileSync('git', ['-C', tree, ...args]);
  run('init', '--quiet', '--initial-branch', 'main');
  run('add', '.');
  const author = ['-c', `user.name=${OURS.name}`, '-c', `user.email=${OURS.email}`];
  run(...author, 'commit', '--quiet', '-m', 'Tides');
  run('clone', '--quiet', '--bare', '.', join(dir, 'work.git'));
  return join(dir, 'work.git');
}

function filesAt(gitDir: string, job: JobRecord): Files {
  const commit = job.work?.head ?? 'main';
  const show = (...args: string[]) =>
    execFileSync('git', ['--git-dir', gitDir, ...args], { encoding: 'utf8' });
  const paths = show('ls-tree', '-r', '--name-only', commit).trim().split('\n');
  return new Map(paths.map((path) => [path, show('show', `${commit}:${path}`)]));
}

function printChanges(before: Files, after: Files): void {
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const old = (before.get(path) ?? '').split('\n');
    const now = (after.get(path) ?? '').split('\n');
    for (const line of old) if (!now.includes(line)) console.log(`     ${path} - ${line}`);
    for (const line of now) if (!old.includes(line)) console.log(`     ${path} + ${line}`);
  }
  for (const line of lines.splice(0)) console.log(`     log: ${line}`);
}
