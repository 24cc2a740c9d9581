// `docket init` as people run it: at a terminal, in a clone, against the stand-in.
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { ADMINISTRATION } from '../../local-github/tokens.ts';
import { checkedLocalGithub } from '../../support/local-github.ts';
import { startProcess } from '../../support/processes.ts';
import { itWith } from '../../support/programs.ts';
import { testGit } from '../../support/repository.ts';
import { memoryDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';

const KEY = 'sk-typed-unseen-0123456789';
const PROGRAM = resolve(import.meta.dirname, '../../../dist/cli.js');
const ENTER = '\r';
const CTRL_C = '\u0003';

async function clone() {
  const github = await checkedLocalGithub();
  const repo = await github.createRepository('mona/handbook', { files: { 'docs/a.md': '# A\n' } });
  const cwd = join(memoryDir(), 'work');
  await testGit.run(['clone', '--quiet', repo.cloneUrl, cwd]);
  const env = {
    PATH: process.env.PATH ?? '',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_TOKEN: github.issueToken({ login: 'mona', app: false, access: ADMINISTRATION }),
  };
  return { repo, cwd, env };
}

/** The program at a terminal that shows what a person would see. */
function atTerminal(args: string[], { cwd, env }: { cwd: string; env: Record<string, string> }) {
  const command = [process.execPath, PROGRAM, ...args].map((word) => `'${word}'`).join(' ');
  const script = ['--quiet', '--return', '--command', `exec ${command}`, '/dev/null'];
  const child = startProcess('script', script, { cwd, env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += stripVTControlCharacters(chunk.toString('utf8'));
  });
  const closed = once(child, 'close');
  atTestEnd(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  return {
    said: () => said,
    closed,
    async answer(question: string, keys: string) {
      while (!said.includes(question)) {
        await Promise.race([once(child.stdout, 'data'), closed]);
        if (child.exitCode !== null) throw new Error(`It ended without ${question}:\n${said}`);
      }
      child.stdin.write(keys);
    },
  };
}

const ARGS = ['init', '--action', 'acme/docket@v1', '--workflows', 'comments,check'];

itWith('script', 'sets Docket up with answers at a terminal, and shows no key', async () => {
  const { repo, ...place } = await clone();
  const init = atTerminal(ARGS, place);
  await init.answer('Which agent writes', ENTER);
  await init.answer('endpoint', ENTER);
  await init.answer('The name of the model', `tiny-1${ENTER}`);
  await init.answer('The key for the secret MODEL_KEY', `${KEY}${ENTER}`);
  await init.answer('on GitHub? [y/N]', `y${ENTER}`);
  const [code] = await init.closed;
  expect({ code, said: init.said() }).toEqual({
    code: 0,
    said: expect.stringContaining('/pull/1'),
  });
  expect(init.said()).not.toContain(KEY);
  expect([repo.secrets, repo.variables]).toEqual([{ MODEL_KEY: KEY }, { DOCS_MODEL: 'tiny-1' }]);
  expect(await repo.file('docket-init', '.github/workflows/docs-comments.yml')).toContain(
    'uses: acme/docket@v1\n',
  );
});

itWith(
  'script',
  'ends with Ctrl-C while it waits for the key, and has changed nothing',
  async () => {
    const { repo, ...place } = await clone();
    const init = atTerminal([...ARGS, '--agent', 'claude'], place);
    await init.answer('The key for the secret ANTHROPIC_API_KEY', CTRL_C);
    const [code] = await init.closed;
    expect({ code, said: init.said() }).toEqual({
      code: 130,
      said: expect.stringContaining('Stopped.'),
    });
    expect([repo.secrets, await repo.pulls()]).toEqual([{}, []]);
  },
);
