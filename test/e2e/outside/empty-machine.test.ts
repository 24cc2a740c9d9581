// docs/operating.md from an empty machine to a second release: its commands as they are, on a machine
// with folders, users, and a PostgreSQL of its own.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { throughGithub, until } from '../../support/app.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { startProcess } from '../../support/processes.ts';
import { hasProgram, itUnless } from '../../support/programs.ts';
import { tempDir } from '../../support/temp.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** curl's. */
const CANNOT_CONNECT = 7;
const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

function missing(): string | undefined {
  if (userInfo().uid !== 0) return 'Only root can have users and folders of its own.';
  if (spawnSync('unshare', [...NAMESPACES, 'true']).status !== 0)
    return 'Namespaces are not possible here.';
  const programs = ['curl', 'openssl', 'pg_createcluster', 'runuser'];
  const absent = programs.find((name) => !hasProgram(name));
  if (absent !== undefined) return `${absent} is not installed.`;
  const ask = (port: number) => spawnSync('curl', ['--silent', `http://127.0.0.1:${port}`]);
  const taken = [8080, 8787, 8788].find((port) => ask(port).status !== CANNOT_CONNECT);
  return taken === undefined ? undefined : `Something else uses port ${taken}.`;
}

/** The commands of the section, a text for each block. */
function readSteps(): string[] {
  const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const [section = ''] = /^## From an empty machine\n.*?(?=^## )/ms.exec(page) ?? [];
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text);
}

/** As a release packs it, and again as the release after it. */
function packReleases(folder: string): void {
  const options = ['--ignore-scripts', '--silent', '--pack-destination', folder];
  const file = execFileSync('npm', ['pack', ...options], { cwd: ROOT, encoding: 'utf8' }).trim();
  copyFileSync(join(folder, file), join(folder, 'docket-1.1.0.tgz'));
}

/** A shell on the empty machine. */
function enter(releases: string) {
  const args = [join(import.meta.dirname, 'empty-machine.sh'), tempDir(), process.execPath];
  const shell = startProcess('unshare', [...NAMESPACES, 'sh', ...args, releases], {
    env: { PATH: process.env.PATH ?? '' },
    cwd: '/',
  });
  const _closed = once(shell, 'close');
  let said = '';
  let ended = false;
  shell.once('close', () => {
    ended = true;
  });
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  }
  /** Until it has said this. */
  const hear = (words: RegExp) =>
    until(() => {
      const [heard] = words.exec(said) ?? [];
      if (heard === undefined && ended) throw new Error(`The commands failed: ${said}`);
      return heard;
    });
  let steps = 0;
  return {
    hear,
    async run(commands: string) {
      steps += 1;
      shell.stdin.write(`${commands}\necho "Step ${steps} is done."\n`);
      await hear(new RegExp(`Step ${steps} is done\\.`));
    },
  };
}

itUnless(missing())('leads to an App that answers, and to the next release', async () => {
  const [install = '', setUp = '', createApp = '', start = '', upgrade = '', ...rest] = readSteps();
  expect(rest).toEqual([]);
  const releases = tempDir();
  packReleases(releases);
  const github = await checkedLocalGithub();
  const repo = await handbook(github, { files: { 'docs/start.md': '# Start\n' } });
  const machine = enter(releases);
  await machine.run(install + setUp);
  await machine.run(`
    cat >> /etc/docket/environment <<END
GITHUB_SERVER_URL=${github.serverUrl}
GITHUB_API_URL=${github.apiUrl}
GITHUB_GRAPHQL_URL=${github.graphqlUrl}
END
    echo 'DOCKET_AGENT_COMMAND="sh /srv/agent.sh"' > /etc/docket/agent
    echo 'echo Better. >> docs/start.md' > /srv/agent.sh
    set -a; . /etc/docket/environment; set +a`);
  const created = machine.run(createApp);
  const page = await machine.hear(/http:\/\/127\.0\.0\.1:8080\/\S+(?=\n)/);
  await fetch(await throughGithub(page));
  await created;
  await machine.run(start);

  const app = github.app('docket');
  const hooks = (port: number) => app.hook(`http://127.0.0.1:${port}/api/github/webhooks`);
  hooks(8787);
  await app.install(repo);
  const makeBetter = async () => {
    const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(number, { by: 'mona', body: '/docs make it better' });
    await until(() => repo.comments(number).some(({ body }) => body.includes('Done:')));
  };
  await makeBetter();
  await machine.run(upgrade);
  // Whatever still ran from it would miss its files.
  await machine.run('rm -r /opt/docket-1.0.0');
  hooks(8788);
  await makeBetter();
});
