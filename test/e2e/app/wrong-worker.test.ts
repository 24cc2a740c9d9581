// Workers that were started wrongly, and what GitHub takes away from a right one: they say so, take
// nothing that they cannot do, and lose nothing.
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';
import { docketWork } from '../../support/cli.ts';

const timeout = 120_000;

const OTHER_KEY = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({
  type: 'pkcs1',
  format: 'pem',
}) as string;

type Scene = Awaited<ReturnType<typeof appScene>>;
type Wrong = (scene: Scene) => Record<string, string>;

/** One that was created on GitHub, and is installed nowhere. */
const otherApp: Wrong = ({ github }) => {
  const { id, privateKey } = github.registerApp('another-bot', 'octo');
  return { APP_ID: String(id), PRIVATE_KEY: privateKey };
};

const WRONG: [string, Wrong, RegExp][] = [
  [
    'the key of another App',
    () => ({ PRIVATE_KEY: OTHER_KEY }),
    /no jobs\. GitHub does not accept the key of the App \(.+\)\. Check APP_ID, PRIVATE_KEY/,
  ],
  ['another App', otherApp, /no jobs\. The GitHub App \d+ is installed on none of the accounts/],
  ['no App', () => ({ APP_ID: '', PRIVATE_KEY: '' }), /no jobs\. .* has no APP_ID\. Set APP_ID/],
  ['no agent', () => ({ DOCKET_AGENT_COMMAND: '' }), /no jobs\. This project has no agent\. Set/],
  [
    'an agent that is not installed',
    () => ({ DOCKET_AGENT_COMMAND: 'codex' }),
    /no jobs\. `codex` is not on PATH\. Install it/,
  ],
];

async function scene() {
  const made = await appScene();
  await made.serve();
  await made.app.install(made.repo);
  const ask = () => {
    const { number } = made.repo.openIssue({ by: 'mona', title: 'Explain --json' });
    made.repo.comment(number, { by: 'mona', body: '/docs make it better' });
    return () => until(() => made.said(number).some((text) => text.includes('Done:')));
  };
  return { ...made, ask };
}

describe('a worker with', () => {
  it.each(WRONG)(
    '%s says so, and leaves everything to a right one',
    { timeout },
    async (...row) => {
      const [, wrong, words] = row;
      const made = await scene();
      // So that the database knows the installation.
      const right = await made.work();
      await until(async () => (await made.projects()).length === 1);
      await right.end('SIGTERM');
      const broken = await docketWork(made.database, { ...made.env, ...wrong(made) }).catch(String);
      const said = () => (typeof broken === 'string' ? broken : broken.stderr());
      await until(() => words.test(said()));
      const answers = [made.ask(), made.ask(), made.ask()];
      await made.work();
      for (const answered of answers) await answered();
    },
  );
});

it('a key that GitHub refuses for a while costs no comment and no job', { timeout }, async () => {
  const { work, ask, github, projects } = await scene();
  const worker = await work();
  await until(async () => (await projects()).length === 1);
  github.faults.add({
    ...{ on: '* /**', times: 1_000_000 },
    fault: { kind: 'status', status: 401 },
  });
  const answered = ask();
  await until(() => /takes no jobs\. GitHub does not accept the key/.test(worker.stderr()));
  github.faults.clear();
  await answered();
});
