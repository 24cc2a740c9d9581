// What a job costs beside its agent: state, copy, judgement, commit, push, pull request. On a large
// repository with much history, and on the same files with next to none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from '../scripts/bundle.ts';
import { createGit } from '../src/shared/git/git.ts';
import { startLocalGithub } from '../test/local-github/local-github.ts';
import type { Figure } from './figure.ts';
import { bundleThread } from './support/bundle-thread.ts';
import { largeRepository } from './support/large-repository.ts';

export const name = 'job';

const ROUNDS = 5;
const PATH = process.env.PATH ?? '';

interface Run {
  seconds: number;
  megabytes: number;
}

export async function run(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-bench-'));
  const sandbox = await startLocalGithub({ path: PATH, dataDir: join(dir, 'host') });
  try {
    const git = createGit({ path: PATH });
    // Bundled, because reading TypeScript would cost memory that no user pays.
    const script = join(import.meta.dirname, 'support/one-job.ts');
    const program = await bundleScript(script, join(dir, 'one-job.mjs'));
    await bundleThread('judging-thread.ts', dir);
    const long = await largeRepository(git, join(dir, 'long.git'), { history: 300 });
    const short = await largeRepository(git, join(dir, 'short.git'), { history: 0 });
    await sandbox.linkRepository('octo/long', long.dir);
    await sandbox.linkRepository('octo/short', short.dir);
    // Alternating, and the best of each: a busy disk falls on both.
    const runs: Record<'long' | 'short', Run[]> = { long: [], short: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const label of ['long', 'short'] as const) {
        const scratch = join(dir, `${label}-${round}`);
        runs[label].push(await oneJob(program, sandbox, `octo/${label}`, scratch));
      }
    }
    const withHistory = best(runs.long);
    const without = best(runs.short);
    const ratio = withHistory.seconds / without.seconds;
    return [
      {
        what: `overhead on ${long.files} files and ${long.megabytes} MB of history`,
        value: `${withHistory.seconds.toFixed(2)} s`,
        goal: '≤ 3 s',
        ok: withHistory.seconds <= 3,
      },
      {
        what: 'the same files without history',
        value: `${without.seconds.toFixed(2)} s`,
        goal: 'no growth with history',
        against: `with it: ${withHistory.seconds.toFixed(2)} s`,
        ratio: ratio.toFixed(2),
        ok: ratio <= 1.3,
      },
      {
        what: 'memory of our process',
        value: `${Math.round(withHistory.megabytes)} MB`,
        goal: '< 150 MB',
        ok: withHistory.megabytes < 150,
      },
    ];
  } finally {
    await sandbox.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function best(runs: Run[]): Run {
  return runs.reduce((one, other) => (other.seconds < one.seconds ? other : one));
}

async function oneJob(
  program: string,
  { apiUrl, graphqlUrl, serverUrl, token }: Awaited<ReturnType<typeof startLocalGithub>>,
  repository: string,
  scratch: string,
): Promise<Run> {
  const settings = { sandbox: { apiUrl, graphqlUrl, serverUrl, token }, repository, scratch };
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The job's process ended with ${code}.`);
  return JSON.parse(output) as Run;
}
