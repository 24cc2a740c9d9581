// How the cost of a server grows with the repositories that it serves, while GitHub takes 100 ms for
// every answer: the same creates over 5, 500, and 5,000 of them.
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Figure } from './figure.ts';
import { perSecond } from './support/database-jobs.ts';
import { startReceiver } from './support/deliveries.ts';
import { percentile } from './support/percentile.ts';
import { addInstalled, withPostgres } from './support/postgres.ts';
import { startSlowGithub } from './support/slow-github.ts';

export const name = 'growth';

const SIZES = [5, 500, 5_000];
const CREATES = 400;
const LANES = 5;

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const repositories of SIZES) figures.push(await measure(repositories));
  return figures;
}

function measure(repositories: number): Promise<Figure> {
  return withPostgres(async (database, { url }) => {
    await using opened = new AsyncDisposableStack();
    const github = await startSlowGithub(100);
    opened.defer(() => github.stop());
    const keys = await addInstalled(database, repositories);
    const server = await startReceiver(url, github.env);
    opened.defer(() => server.stop());
    const times: number[] = [];
    await perSecond(CREATES, LANES, async (n) => {
      const at = (n * 12) % repositories;
      const started = performance.now();
      const answer = await fetch(`${server.url}/v2/agent/${at + 1}/job`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${keys[at]}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ prompt: `Explain option ${n}.` }),
      });
      await answer.text();
      if (!answer.ok) throw new Error(`A create was answered with ${answer.status}.`);
      times.push(performance.now() - started);
    });
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid()`.execute(database.db);
    return {
      what: `${CREATES} creates over ${repositories.toLocaleString('en')} repositories: requests to GitHub, connections, memory, p99`,
      value: `${github.asked()}, ${rows[0]?.count}, ${server.memory()} MB, ${percentile(times, 0.99).toFixed(0)} ms`,
    };
  });
}
