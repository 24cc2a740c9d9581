// GitHub is away while an organization uses the App: nothing that was accepted is lost.
import pg from 'pg';
import { expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** Longer than any request is repeated, so that deliveries and jobs themselves have to wait. */
const timeout = 120_000;

async function scene({ gated = false } = {}) {
  const { github, database, ...rest } = await appScene({ gated });
  await rest.serve();
  await rest.work();
  await rest.app.install(rest.repo);
  const client = new pg.Client(database[1] ?? '');
  client.on('error', () => {});
  await client.connect();
  atTestEnd(() => client.end());
  const fault = { kind: 'status', status: 502 } as const;
  return {
    ...rest,
    goesAway: () => github.faults.add({ on: '* /**', fault, times: 1_000_000 }),
    isBack: () => github.faults.clear(),
    query: async (text: string) => (await client.query(text)).rows,
  };
}

it('a command waits while GitHub is away, and is answered once it is back', {
  timeout,
}, async () => {
  const { repo, said, goesAway, isBack, query, projects } = await scene();
  await until(async () => (await projects()).length === 1);
  const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
  goesAway();
  repo.comment(number, { by: 'mona', body: '/docs make it better' });
  const [row] = await until(async () => {
    const rows = await query('select waiting from docket.delivery where waiting is not null');
    return rows.length > 0 ? rows : null;
  });
  expect(row?.waiting).toMatchObject({ attempts: 1, reason: expect.stringContaining('502') });
  expect(said(number)).toEqual([]);
  isBack();
  await until(() => said(number).some((text) => text.includes('Done:')));
  expect(said(number)).toHaveLength(1);
  expect(await query('select from docket.delivery where waiting is not null')).toEqual([]);
});

it('a finished job waits with its change, and is published once', { timeout }, async () => {
  const { repo, said, gate, goesAway, isBack, query } = await scene({ gated: true });
  const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
  repo.comment(number, { by: 'mona', body: '/docs make it better' });
  await gate.reached();
  await until(() => said(number).some((text) => /Working on/.test(text)));
  goesAway();
  gate.open();
  const [row] = await until(async () => {
    const rows = await query(
      "select id, record->'waiting' as waiting from docket.job where record->'waiting' is not null",
    );
    return rows.length > 0 ? rows : null;
  });
  expect(row?.waiting).toMatchObject({ nextAttempt: expect.any(String) });
  isBack();
  await until(() => said(number).some((text) => text.includes('Done:')));
  expect(said(number)).toHaveLength(1);
  const [pull, ...more] = await repo.pulls();
  expect(more).toEqual([]);
  expect(await repo.file(pull?.pull.headRef ?? '', 'docs/start.md')).toMatch(/(?:Better\.\n){1}$/);
  const [job] = await query('select status, record from docket.job');
  expect(job).toMatchObject({ status: 'completed', record: { turns: [{ state: 'done' }] } });
});
