import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { examineAll } from '../../src/cli/admin-doctor.ts';
import { createAppProjects } from '../../src/postgres/app-projects.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { testDatabase, testQueue } from '../support/database.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';
import { silentLog } from '../support/silent-log.ts';

async function scene() {
  const github = await checkedLocalGithub();
  const repo = await handbook(github);
  const app = github.registerApp('docket-bot', 'octo');
  const installation = await app.install(repo);
  const database = await testDatabase();
  const queue = await testQueue(database);
  const { sync } = createAppProjects(database, queue, { clock: systemClock, log: silentLog });
  const repositories = [{ id: repo.id, fullName: repo.fullName }];
  await sync(installation.id, { suspended: false, repositories });
  const worker = (name: string, words: string | null) =>
    database.read((db) =>
      sql`insert into docket.worker (name, not_ready) values (${name}, ${words})`.execute(db),
    );
  const env = {
    GITHUB_API_URL: github.apiUrl,
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey,
  };
  const examine = async (given: NodeJS.ProcessEnv = env) => {
    const found = await examineAll(database, given, silentLog);
    return found.map(({ isOk, what, says }) => `${isOk ? 'ok' : 'wrong'} ${what}: ${says}`);
  };
  return { app, installation, sync, worker, env, examine };
}

const DELIVERIES = 'ok deliveries: 0 wait for GitHub, and 0 are not tried any more.';

describe('docket admin doctor', () => {
  it('says what each worker and each installation can do', async () => {
    const { app, installation, worker, env, examine } = await scene();
    await worker('one 1', null);
    await worker('two 2', 'The disk is full.');
    const place = `octo (installation ${installation.id}, repositories: 1)`;
    const known = [
      'ok worker one 1: It can do what comments and jobs need.',
      'wrong worker two 2: The disk is full.',
      `wrong GitHub App ${app.id}: It is not subscribed to check_suite, pull_request_review_comment, workflow_run. Subscribe to it in its settings.`,
    ];
    expect(await examine()).toEqual([
      ...known,
      `ok ${place}: Everything is permitted.`,
      DELIVERIES,
    ]);
    app.forbid('issues');
    const lacking = `wrong ${place}: Not permitted: issues: write. Its owner has to accept the permissions.`;
    expect(await examine()).toEqual([...known, lacking, DELIVERIES]);
    await app.uninstall(installation);
    const gone = `wrong ${place}: This App is not installed there. Check APP_ID.`;
    expect(await examine(env)).toEqual([...known, gone, DELIVERIES]);
  });

  it('says that there are no workers, and which key is wrong', async () => {
    const { sync, installation, env, examine } = await scene();
    const none = 'wrong workers: There are none. Start one with docket work.';
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const PRIVATE_KEY = privateKey.export({ type: 'pkcs1', format: 'pem' }) as string;
    expect(await examine({ ...env, PRIVATE_KEY })).toEqual([
      none,
      expect.stringMatching(
        /^wrong GitHub App: GitHub does not accept the key of the App .* Check APP_ID, PRIVATE_KEY/,
      ),
      DELIVERIES,
    ]);
    expect(await examine({})).toEqual([
      none,
      'wrong GitHub App: APP_ID is not set. Run this with the variables of the servers.',
      DELIVERIES,
    ]);
    await sync(installation.id, null);
    expect(await examine({})).toEqual([none, DELIVERIES]);
  });
});
