// Two releases and one database, as while servers and workers are updated one at a time.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { jobsApi, organization } from '../../support/organization.ts';
import { runToEnd } from '../../support/processes.ts';
import { tempDir } from '../../support/temp.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Until there is a release. */
const BEFORE_THE_FIRST = '3591be59d3930f512d08f631799548dce0664212';

async function run(file: string, args: string[]) {
  const ended = await runToEnd(file, args);
  if (ended.code !== 0) throw new Error(ended.stderr);
  return ended;
}

const git = (...args: string[]) => run('git', ['-C', ROOT, ...args]);

/** Where the bundle of the release before this version is; undefined where git does not have it. */
async function previousRelease(): Promise<string | undefined> {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => undefined);
  const commit = tag?.stdout.trim() ?? BEFORE_THE_FIRST;
  const dir = tempDir();
  const archive = `${dir}/dist.tar`;
  try {
    await git('archive', `--output=${archive}`, commit, 'dist', 'package.json');
  } catch {
    return undefined;
  }
  await run('tar', ['-xf', archive, '-C', dir]);
  return `${dir}/dist/cli.js`;
}

it('the release before works with the database of this version, next to it', async ({ skip }) => {
  const previous = await previousRelease();
  if (previous === undefined) return skip('this clone does not have the previous release');
  const { env, database, key } = await organization(await emptyDatabase());
  const old = await docketServe(database, env, previous);
  const worker = await docketWork(database, env, previous);
  const current = await docketServe(database, env);
  // Accepted by one, done by the other, and seen by both.
  const [before, after] = [jobsApi(old.url, key), jobsApi(current.url, key)];
  const ids = [(await before.create('First')).id, (await after.create('Second')).id];
  for (const id of ids) {
    expect(await after.finished(id)).toMatchObject({ status: 'completed' });
    expect(await before.finished(id)).toMatchObject({ status: 'completed' });
  }
  expect(await worker.end('SIGTERM')).toBe(0);
  await docketWork(database, env);
  const third = await before.create('Third');
  expect(await before.finished(third.id)).toMatchObject({ status: 'completed' });
  // What only this version reads was kept by the other, too.
  const usage = await fetch(`${current.url}/v2/agent/acme/usage`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(await usage.json()).toMatchObject({ months: [{ jobs: 3, instructions: 3 }] });
  const found = await after.ask('GET', '?search=firs');
  expect(await found.json()).toMatchObject({ jobs: [{ id: ids[0] }] });
});
