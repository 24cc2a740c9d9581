// Log files on the machine of a worker, and views from a server that does not have them.
import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ViewsResult } from '../../../src/contract/schemas.ts';
import { logLine } from '../../support/access-logs.ts';
import { docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { organization } from '../../support/organization.ts';
import { tempDir } from '../../support/temp.ts';

it('workers count log files for every server, and renamed files once', async () => {
  const { env, database, key, run } = await organization(await emptyDatabase());
  const dir = tempDir();
  const log = join(dir, 'access.log');
  writeFileSync(log, logLine(5, '/guide'));
  await run('projects', 'set', 'acme', '--access-logs', join(dir, '*'));
  const server = await docketServe(database, env);
  const total = async () => {
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await fetch(`${server.url}/v1/analytics/acme/views`, { headers });
    return ViewsResult.parse(await answer.json()).totals.total;
  };
  const until = async (views: number) => {
    while ((await total()) !== views) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const first = await docketWork(database, env);
  await until(1);
  expect(await first.end('SIGTERM')).toBe(0);
  renameSync(log, `${log}.1`);
  appendFileSync(`${log}.1`, logLine(5, '/guide'));
  writeFileSync(log, logLine(6, '/other'));
  await docketWork(database, env);
  await until(3);
});
