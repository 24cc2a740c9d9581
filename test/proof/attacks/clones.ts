// A clone is a folder that somebody else filled: what lies in it must not lead a command out of it, count as
// something that Docket did, or run.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { buildHistory } from '../../../scripts/demo/history.ts';
import { docket } from '../../support/cli.ts';
import { testGit } from '../../support/repository.ts';
import type { Attack, Scene } from './scene.ts';

interface Clone {
  root: string;
  /** Beside it, with one file. */
  outside: string;
  run(args: string[], env?: Record<string, string>): ReturnType<typeof docket>;
  commit(): Promise<void>;
}

const MINE = 'export PATH\n';

async function cloneIn(scene: Scene): Promise<Clone> {
  const dir = scene.dir();
  const [root, outside, state] = ['clone', 'outside', 'state'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  await buildHistory(testGit, root);
  await testGit.run(['remote', 'add', 'origin', 'https://github.com/octo/trail'], { cwd: root });
  mkdirSync(outside);
  writeFileSync(join(outside, 'profile'), MINE);
  return {
    root,
    outside,
    run: (args, env = {}) => docket(args, { XDG_STATE_HOME: state, ...env }, { cwd: root }),
    async commit() {
      await testGit.run(['add', '--all'], { cwd: root });
      await testGit.run(['commit', '--quiet', '--message', 'Add files'], { cwd: root });
    },
  };
}

const AUDITION = ['audition', '--isolation', 'best', '--agent-command', 'true', '--merges', '1'];
const INIT = ['init', '--local', '--yes', '--action', 'acme/docket@v1'];
const LOG =
  '192.0.2.1 - - [02/Nov/2026:06:00:00 +0000] "GET /start HTTP/1.1" 200 9 "-" "Firefox/1"\n';
const VIEWS = [
  'views',
  '--access-logs',
  '../access.log',
  '--from',
  '2026-11-02',
  '--to',
  '2026-11-03',
];

/** Each folder and file that a command writes to where it runs. */
const LINKS: { command: string[]; link: string; to?: string }[] = [
  { command: [...AUDITION, '--yes'], link: 'docket-audition' },
  { command: [...AUDITION, '--yes'], link: 'docket-audition/trials' },
  { command: [...AUDITION, '--yes'], link: 'docket-audition/log.txt', to: 'profile' },
  { command: [...AUDITION, '--yes'], link: 'docket-audition/.gitignore', to: 'profile' },
  { command: [...VIEWS, '--out', 'report'], link: 'report' },
  { command: [...VIEWS, '--out', 'a/b/report'], link: 'a' },
  { command: [...VIEWS, '--out', 'report'], link: 'report/report.html.part', to: 'profile' },
  { command: [...VIEWS, '--out', '../r', '--data', 'counts'], link: 'counts' },
  { command: INIT, link: '.github' },
  { command: INIT, link: '.github/workflows' },
  { command: ['keys', 'create', '--project', 'p1'], link: '.docket' },
  {
    command: ['projects', 'add', 'p1', '--repo', 'octo/a', '--agent-command', 'x'],
    link: '.docket',
  },
];

const LED: Attack[] = LINKS.map(({ command, link, to = '' }) => ({
  category: 'clones',
  what: `a committed link \`${link}\`, with docket ${command[0]}`,
  must: 'is not followed',
  async see(scene) {
    const { root, outside, run, commit } = await cloneIn(scene);
    writeFileSync(join(root, '../access.log'), LOG);
    mkdirSync(dirname(join(root, link)), { recursive: true });
    symlinkSync(join(outside, to), join(root, link));
    await commit();
    const { code, stderr } = await run(command);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/is a link, so nothing|has files that are committed/),
    ]);
    expect(readdirSync(outside)).toEqual(['profile']);
    expect(readFileSync(join(outside, 'profile'), 'utf8')).toBe(MINE);
  },
}));

const BELIEVED: Attack[] = [
  {
    category: 'clones',
    what: 'committed results of an audition that nobody held',
    must: 'are not shown as results',
    async see(scene) {
      const { root, run, commit } = await cloneIn(scene);
      expect((await run([...AUDITION, '--yes'])).stdout).toContain('0 of 1 would have been ready');
      // As somebody else, who has another key.
      const other = { XDG_STATE_HOME: scene.dir() };
      const unpacked = await run([...AUDITION], other);
      expect([unpacked.code, unpacked.stderr]).toEqual([1, expect.stringContaining('add --yes')]);
      expect(unpacked.stderr).not.toContain('Done before');
      // What they change in it does not count, either.
      const folder = join(root, 'docket-audition/trials');
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        writeFileSync(file, readFileSync(file, 'utf8').replace('"nothing"', '"ready"'));
      }
      expect((await run(AUDITION)).stderr).toContain('Done before: 1 of 2.');
      cpSync(join(root, 'docket-audition'), join(root, 'results'), { recursive: true });
      writeFileSync(join(root, 'results/.gitignore'), '');
      await commit();
      const committed = await run([...AUDITION, '--out', 'results', '--yes']);
      expect(committed.stderr).toContain('has files that are committed');
    },
  },
  {
    category: 'clones',
    what: 'a key in the state folder that the clone brings',
    must: 'seals nothing',
    async see(scene) {
      const { root, run } = await cloneIn(scene);
      const state = { XDG_STATE_HOME: join(root, 'state') };
      await run([...AUDITION, '--yes'], state);
      expect((await run(AUDITION, state)).stderr).not.toContain('Done before');
      expect(existsSync(join(root, 'state/docket/audition.key'))).toBe(false);
    },
  },
];

/** Settings of a repository with which git runs a program, and what a command meets that needs it. */
const RUNNING: Record<string, { command: string[]; meets?(root: string): Promise<unknown> }> = {
  'filter.x.clean': { command: ['check', '--all'] },
  'filter.x.process': { command: ['check', '--all'] },
  'gpg.program': { command: AUDITION, meets: signHead },
  'core.sshCommand': { command: AUDITION, meets: loseTree },
  'core.fsmonitor': { command: INIT },
};

const SIGNATURE = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----';

/** The newest commit is signed, and is shown with what is said about that. */
async function signHead(cwd: string): Promise<void> {
  const commit = await testGit.run(['cat-file', 'commit', 'HEAD'], { cwd });
  const input = commit.replace('\n\n', `\n${SIGNATURE}\n\n`);
  const args = ['hash-object', '-t', 'commit', '-w', '--stdin'];
  const signed = (await testGit.run(args, { cwd, input })).trim();
  await testGit.run(['update-ref', 'HEAD', signed], { cwd });
  await testGit.run(['config', 'log.showSignature', 'true'], { cwd });
}

/** What is missing is fetched, by ssh. */
async function loseTree(cwd: string): Promise<void> {
  const tree = (await testGit.run(['rev-parse', 'HEAD^{tree}'], { cwd })).trim();
  rmSync(join(cwd, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  for (const [name, value] of [
    ['core.repositoryFormatVersion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.url', 'ssh://host.example/x'],
    ['remote.origin.promisor', 'true'],
  ])
    await testGit.run(['config', name ?? '', value ?? ''], { cwd });
}

const FOREIGN: Attack[] = Object.entries(RUNNING).map(([setting, { command, meets }]) => ({
  category: 'clones',
  what: `\`${setting}\` in the \`.git\` of another user, with docket ${command[0]}`,
  must: 'runs nothing, and the command says whose it is',
  async see(scene) {
    const { root, run, commit } = await cloneIn(scene);
    const [canary, program, git] = ['canary', 'program', 'git'].map((name) =>
      join(scene.dir(), name),
    ) as [string, string, string];
    writeFileSync(program, `#!/bin/sh\ntouch ${canary}\nexit 1\n`, { mode: 0o755 });
    writeFileSync(join(root, '.gitattributes'), '*.md filter=x\n');
    await commit();
    await meets?.(root);
    await testGit.run(['config', setting, program], { cwd: root });
    writeFileSync(join(root, 'docs/index.md'), '# Changed\n');
    // git has this for its own tests: a folder belongs to somebody else.
    writeFileSync(
      git,
      `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec ${await realGit()} "$@"\n`,
    );
    chmodSync(git, 0o755);
    const path = `${dirname(git)}:${process.env.PATH}`;
    const { code, stderr } = await run(command, { PATH: path });
    expect([code, stderr]).toEqual([1, expect.stringContaining('belongs to another user')]);
    expect(existsSync(canary)).toBe(false);
  },
}));

const TOKEN: Attack[] = [
  'GH_TOKEN',
  'GITHUB_TOKEN',
  'GH_ENTERPRISE_TOKEN',
  'GITHUB_ENTERPRISE_TOKEN',
].map((name) => ({
  category: 'clones',
  what: `a clone whose remote is a host of somebody else, with ${name}`,
  must: 'gets no token: docket init writes files, and asks that host nothing',
  async see(scene) {
    const { root, run } = await cloneIn(scene);
    const url = 'https://127.0.0.1:1/octo/trail';
    await testGit.run(['remote', 'set-url', 'origin', url], { cwd: root });
    const { code, stderr } = await run(
      INIT.filter((one) => one !== '--local'),
      { [name]: 'x' },
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining('no token for 127.0.0.1:1')]);
  },
}));

const realGit = async () =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, 'git'))
    .find(existsSync);

export const CLONES: Attack[] = [...LED, ...BELIEVED, ...FOREIGN, ...TOKEN];
