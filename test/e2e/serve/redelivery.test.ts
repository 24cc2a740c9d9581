import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createInstallation, deliveryTasks } from '../../../src/cli/serve/hooks.ts';
import { createGithubApp, readAppKey } from '../../../src/github/app.ts';
import { githubSettings } from '../../../src/github/settings.ts';
import { createFailedDeliveries } from '../../../src/postgres/failed-deliveries.ts';
import { testDatabase } from '../../support/database.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { silentLog } from '../../support/silent-log.ts';
import { atTestEnd } from '../../support/test-end.ts';

const MINUTE_MS = 60_000;

async function scene() {
  // The clock of the stand-in is that of the tokens of the App, too.
  let passed = 0;
  const clock = { now: () => Date.now() + passed, sleep: async () => {} };
  const github = await checkedLocalGithub({ clock });
  const repo = await handbook(github);
  const registered = github.registerApp('docket-bot', 'octo');
  await registered.install(repo);
  const appId = String(registered.id);
  const key = readAppKey(registered.privateKey);
  const place = githubSettings({ GITHUB_API_URL: github.apiUrl }, { appId, key, log: silentLog });
  const database = await testDatabase();
  const issue = repo.openIssue({ by: 'mona', title: 'Explain it' });
  return {
    registered,
    /** Deliveries that reach nobody. */
    async lose(count: number) {
      for (let at = 0; at < count; at += 1) {
        repo.comment(issue.number, { by: 'mona', body: `/docs explain ${at}` });
      }
      await registered.settled();
    },
    /** A look by a worker that has just started. Answers what it asked of GitHub. */
    async look() {
      passed += 5 * MINUTE_MS;
      const before = github.requests.length;
      const app = createGithubApp({ ...place, clock });
      const tasks = deliveryTasks({ app, database }, { clock, log: silentLog });
      await tasks.redelivery?.run();
      await registered.settled();
      const asked = github.requests.slice(before);
      const pages = asked.filter(({ method }) => method === 'GET').length;
      return { pages, redelivered: asked.length - pages };
    },
    failed: () => createFailedDeliveries(database).list(),
    shown: async () => (await createInstallation({ app: { id: appId }, database })()).app?.failed,
  };
}

it('Failed deliveries are read once, in pages, and asked for again a hundred at a time', async () => {
  const { lose, look, failed, shown } = await scene();
  await lose(219);
  expect(await look()).toEqual({ pages: 3, redelivered: 100 });
  expect(await failed()).toHaveLength(220);
  expect(await shown()).toHaveLength(220);
  // The attempts that this led to, and a little of what is known, because attempts can end late.
  expect(await look()).toEqual({ pages: 4, redelivered: 100 });
  expect(await look()).toEqual({ pages: 3, redelivered: 100 });
});

it('A delivery that never arrives is given up, and one that does is forgotten', async () => {
  const { registered, lose, look, failed } = await scene();
  await lose(1);
  const asked: number[] = [];
  for (let round = 0; round < 20; round += 1) asked.push((await look()).redelivered);
  // The one that told of the installation, and the comment: five times each.
  expect(asked.reduce((sum, count) => sum + count)).toBe(10);
  expect(await failed()).toMatchObject([{ attempts: 6 }, { attempts: 6 }]);
  const answers = await hookServer();
  registered.hook(answers, 'secret');
  await registered.redeliver(registered.deliveries[0] as never);
  await look();
  expect(await failed()).toHaveLength(1);
});

/** Takes every delivery. */
async function hookServer(): Promise<string> {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atTestEnd(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
