// How long a comment takes that is no command, beside an empty node program and beside a bundle that
// loads the usual toolkit first; and how long a command takes until its first request. With
// DOCKET_BEFORE=<dist of another commit> that bundle is measured in the same rounds.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleScript } from '../scripts/bundle.ts';
import type { Figure } from './figure.ts';

export const name = 'start of the action';

const DIST = resolve(import.meta.dirname, '../dist');
const MAIN = join(DIST, 'main.cjs');
const BEFORE = process.env.DOCKET_BEFORE;
const ROUNDS = 60;

export async function run(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-startup-'));
  try {
    const source = join(import.meta.dirname, 'support/toolkit.ts');
    const toolkit = await bundleScript(source, join(dir, 'toolkit.mjs'));
    return [...ordinaryComment(dir, toolkit), ...(await firstRequest(dir, toolkit)), bundle()];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function ordinaryComment(dir: string, toolkit: string): Figure[] {
  const env = runnerEnv(dir, 'Thank you, this reads well.', 'http://127.0.0.1:1');
  const programs = { bare: ['-e', ''], docket: [MAIN], toolkit: [toolkit] };
  const times = { bare: [] as number[], docket: [] as number[], toolkit: [] as number[] };
  // Interleaved, so that a busy moment of the machine falls on all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [key, args] of Object.entries(programs)) {
      const start = performance.now();
      spawnSync(process.execPath, args, { env, stdio: 'ignore' });
      times[key as keyof typeof times].push(performance.now() - start);
    }
  }
  const bare = median(times.bare);
  const ours = median(times.docket);
  const theirs = median(times.toolkit);
  return [
    {
      what: 'comment that is no command, the bundle',
      value: ms(ours),
      goal: '≤ 1.05 × bare node',
      against: `node -e '' ${ms(bare)}`,
      ratio: times2(ours / bare),
      ok: ours / bare <= 1.05,
    },
    {
      what: 'the same, a bundle that loads @actions/core and @actions/github first',
      value: ms(theirs),
      against: `node -e '' ${ms(bare)}`,
      ratio: times2(theirs / bare),
    },
  ];
}

async function firstRequest(dir: string, toolkit: string): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  const before: number[] = [];
  for (let round = 0; round < 15; round++) {
    ours.push(await untilFirstRequest(dir, MAIN));
    theirs.push(await untilFirstRequest(dir, toolkit));
    if (BEFORE) before.push(await untilFirstRequest(dir, join(BEFORE, 'main.cjs')));
  }
  const value = ms(median(ours));
  const what = 'command until its first request';
  const ratio = (others: number[]) => median(ours) / median(others);
  return [
    {
      ...{ what, value, against: `@actions/core and @actions/github ${ms(median(theirs))}` },
      ratio: times2(ratio(theirs)),
    },
    ...(BEFORE
      ? [
          {
            ...{ what, value, goal: '≤ 1.4 × the bundle before' },
            against: `the bundle before ${ms(median(before))}`,
            ...{ ratio: times2(ratio(before)), ok: ratio(before) <= 1.4 },
          },
        ]
      : []),
  ];
}

function untilFirstRequest(dir: string, program: string): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer((_, response) => response.writeHead(404).end());
    server.listen(0, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const start = performance.now();
      const child = spawn(process.execPath, [program], {
        env: runnerEnv(dir, '/docs explain the flag', url),
        stdio: 'ignore',
      });
      let took: number | undefined;
      server.once('request', () => {
        took = performance.now() - start;
        child.kill('SIGKILL');
      });
      child.once('close', () => {
        server.closeAllConnections();
        server.close();
        if (took === undefined) failed(new Error(`${program} ended without a request`));
        else done(took);
      });
    });
  });
}

function bundle(): Figure {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((file) => ({ file, stat: statSync(join(DIST, file)) }))
    .filter(({ stat }) => stat.isFile())
    .sort((a, b) => b.stat.size - a.stat.size);
  const total = files.reduce((sum, { stat }) => sum + stat.size, 0);
  const entry = statSync(MAIN).size;
  const largest = files.slice(0, 6).map(({ file, stat }) => `${file} ${kb(stat.size)}`);
  return {
    what: 'bundle: all chunks, and what an ordinary comment loads',
    value: `${kb(total)} in ${files.length} files; ${kb(entry)}`,
    against: `largest: ${largest.join(', ')}`,
  };
}

function runnerEnv(dir: string, body: string, apiUrl: string): Record<string, string> {
  const event = join(dir, 'event.json');
  writeFileSync(join(dir, 'output'), '');
  const user = { login: 'octocat', id: 1, type: 'User' };
  const repository = { id: 1, full_name: 'octo/docs', name: 'docs', default_branch: 'main' };
  writeFileSync(
    event,
    JSON.stringify({
      action: 'created',
      comment: { id: 1, body, user, created_at: '2026-11-01T00:00:00Z', html_url: '' },
      issue: { number: 1 },
      repository: { ...repository, owner: { login: 'octo' } },
      sender: user,
    }),
  );
  return {
    PATH: process.env.PATH ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: apiUrl,
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_EVENT_PATH: event,
    GITHUB_OUTPUT: join(dir, 'output'),
    GITHUB_REPOSITORY: 'octo/docs',
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: apiUrl,
    'INPUT_GITHUB-TOKEN': 'not-a-token',
    'INPUT_AGENT-COMMAND': 'true',
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const times2 = (ratio: number) => `${ratio.toFixed(2)} ×`;
