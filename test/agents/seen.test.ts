// What an agent that tries to read everything really sees, for each kind of isolation: the table of
// docs/isolation.md as a test.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detectIsolation, type Isolation } from '../../src/agents/program/isolation.ts';
import { commandAgent } from '../../src/agents/program/program.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { type Marks, plantMarks } from '../support/marks.ts';
import { itUnless, looksAtMachine, programFolder } from '../support/programs.ts';
import { silentLog } from '../support/silent-log.ts';
import { tempDir } from '../support/temp.ts';
import { atTestEnd } from '../support/test-end.ts';

looksAtMachine();

const notRoot = process.getuid?.() !== 0 && 'only root can start agents as another user.';

function marked(closed = false): Marks {
  const marks = plantMarks({ closed });
  atTestEnd(marks.remove);
  return marks;
}

/** Folders that other users can reach, as the system's place for temporary files is. */
function openDir(): string {
  const dir = tempDir();
  chmodSync(dir, 0o755);
  return dir;
}

async function isolated(environment: Record<string, string>): Promise<Isolation> {
  const { GITHUB_WORKSPACE = '', RUNNER_TEMP = '' } = environment;
  const hide = [GITHUB_WORKSPACE, RUNNER_TEMP].filter((path) => path !== '');
  return detectIsolation({ environment, clock: systemClock, tmp: tmpdir(), hide });
}

async function run(command: string, environment: Record<string, string>, isolation: Isolation) {
  const options = { environment, isolation, clock: systemClock, log: silentLog, tmp: tmpdir() };
  const task = { dir: tempDir(), conversation: [], docsPaths: [] };
  const agent = commandAgent({ command, ...options });
  return (await agent.run(task, new AbortController().signal)).summary;
}

const reader = (marks: Marks, { sweep = false } = {}) => {
  const file = join(openDir(), 'reader.sh');
  writeFileSync(file, sweep ? marks.script + marks.sweep : marks.script);
  return `sh ${file}`;
};

describe('an agent that tries to read everything', () => {
  it('sees no mark under bubblewrap, whatever is on PATH', async ({ skip }) => {
    const marks = marked();
    const isolation = await isolated(marks.env);
    if (isolation.kind !== 'bubblewrap') skip(isolation.sentence);
    expect(marks.count).toBeGreaterThanOrEqual(25);
    expect(marks.foundIn(await run(reader(marks, { sweep: true }), marks.env, isolation))).toEqual(
      [],
    );
  });

  it('sees no mark under bubblewrap as an ordinary user', ({ skip }) => {
    const marks = marked();
    const script = resolve(import.meta.dirname, '../support/lone-reader.ts');
    const args = [script, reader(marks, { sweep: true })];
    const said = execFileSync(process.execPath, args, { env: marks.env, encoding: 'utf8' });
    const [kind, ...seen] = said.split('\n');
    if (kind !== 'bubblewrap') skip('bubblewrap does not work for an ordinary user here.');
    expect(seen.join('\n')).toContain('read what it could');
    expect(marks.foundIn(said)).toEqual([]);
  });

  itUnless(notRoot)('sees as another user nothing that is closed to others', async ({ skip }) => {
    const marks = marked(true);
    const path = programFolder(openDir(), { without: ['bwrap'] });
    const environment = { ...marks.env, PATH: path };
    const isolation = await isolated(environment);
    if (isolation.kind !== 'other-user') skip(isolation.sentence);
    expect(isolation.sentence).toMatch(/bwrap is not installed.*all users of this machine/);
    expect(marks.foundIn(await run(reader(marks), environment, isolation))).toEqual([]);
  });

  itUnless(notRoot)('sees as another user what is open to all of them', async ({ skip }) => {
    const marks = marked();
    const path = programFolder(openDir(), { without: ['bwrap'] });
    const environment = { ...marks.env, PATH: path };
    const isolation = await isolated(environment);
    if (isolation.kind !== 'other-user') skip(isolation.sentence);
    const seen = marks.foundIn(await run(reader(marks), environment, isolation));
    expect(seen).toContain('the checkout’s token');
    // Root's home is closed on every system.
    const closed = ['root’s home', 'the environment of Docket'];
    expect(seen.filter((place) => closed.includes(place) || place.includes('shadow'))).toEqual([]);
  });

  it('sees without isolation every file', async () => {
    const marks = marked();
    const without = ['bwrap', 'setpriv'];
    const environment = { ...marks.env, PATH: programFolder(openDir(), { without }) };
    const isolation = await isolated(environment);
    expect(isolation.kind).toBe('none');
    expect(isolation.sentence).toContain('can read every file that Docket can read');
    const seen = marks.foundIn(await run(reader(marks), environment, isolation));
    expect(seen).toContain('the checkout’s token');
    expect(seen).toContain('.netrc');
    expect(seen.length).toBeGreaterThanOrEqual(20);
  });
});

describe('under bubblewrap', () => {
  it('files of certificates that the environment names are there', async () => {
    const home = tempDir();
    const certificates = join(home, 'proxy.pem');
    writeFileSync(certificates, 'a certificate', { mode: 0o600 });
    const environment = {
      PATH: process.env.PATH ?? '',
      HOME: home,
      SSL_CERT_FILE: certificates,
      NODE_EXTRA_CA_CERTS: certificates,
    };
    const isolation = await isolated(environment);
    const said = await run(
      'cat "$SSL_CERT_FILE" "$NODE_EXTRA_CA_CERTS"; ls /etc/ssl/certs | head -1',
      environment,
      isolation,
    );
    expect(said).toMatch(/^a certificatea certificate/);
  });

  it('a program in a home runs with its package and its interpreter', async ({ skip }) => {
    const home = tempDir();
    const modules = join(home, '.npm-global/lib/node_modules');
    const place = (path: string, text: string) => {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, text, { mode: 0o755 });
    };
    place(
      join(modules, 'agent/cli.mjs'),
      '#!/usr/bin/env node\nimport { word } from "./word.mjs";\nimport { other } from "dep";\nconsole.log(word, other);\n',
    );
    place(join(modules, 'agent/word.mjs'), 'export const word = "found";\n');
    place(join(modules, 'agent/package.json'), '{"dependencies":{"dep":"1"}}');
    place(join(modules, 'dep/package.json'), '{"main":"./index.cjs"}');
    place(join(modules, 'dep/index.cjs'), 'exports.other = "both";\n');
    place(join(home, '.npm-global/token'), 'secret');
    mkdirSync(join(home, '.npm-global/bin'));
    execFileSync('ln', [
      '-s',
      '../lib/node_modules/agent/cli.mjs',
      join(home, '.npm-global/bin/agent'),
    ]);
    const environment = {
      PATH: `${home}/.npm-global/bin:${process.env.PATH}`,
      HOME: home,
    };
    const isolation = await isolated(environment);
    if (isolation.kind !== 'bubblewrap') skip(isolation.sentence);
    expect(await run('agent', environment, isolation)).toBe('found both');
    const seen = await run(`agent; ls ${home}/.npm-global; true`, environment, isolation);
    expect(seen).not.toContain('token');
  });

  it('a workspace inside a system directory is left out of it', async ({ skip }) => {
    if (notRoot) skip('only root can put one there.');
    const workspace = `/usr/local/docket-marks-${process.pid}/repo`;
    mkdirSync(workspace, { recursive: true });
    atTestEnd(() => rmSync(join(workspace, '..'), { recursive: true }));
    writeFileSync(join(workspace, 'token'), 'secret');
    const environment = {
      PATH: process.env.PATH ?? '',
      HOME: '/root',
      GITHUB_WORKSPACE: workspace,
    };
    const usual = await isolated({ PATH: environment.PATH, HOME: environment.HOME });
    if (usual.kind !== 'bubblewrap') skip(usual.sentence);
    const isolation = await isolated(environment);
    expect(isolation).toMatchObject({ kind: 'bubblewrap' });
    const said = await run(`cat ${workspace}/*; ls /usr/local/`, environment, isolation);
    expect(said).not.toContain('secret');
    expect(said).toContain('bin');
  });
});

describe('as another user', () => {
  const path = () => programFolder(openDir(), { without: ['bwrap'] });

  itUnless(notRoot)('two agents at once do not disturb each other', async ({ skip }) => {
    const environment = { PATH: path(), HOME: '/root' };
    const isolation = await isolated(environment);
    if (isolation.kind !== 'other-user') skip(isolation.sentence);
    const gate = join(openDir(), 'gate');
    const slow = `until [ -e ${gate} ]; do sleep 0.02; done; echo still > late; cat late; id -u`;
    const first = run(slow, environment, isolation);
    const second = await run('ls -la .. | wc -l; id -u', environment, isolation);
    writeFileSync(gate, '');
    const [said, uid] = (await first).split('\n');
    expect(said).toBe('still');
    expect(second).not.toContain(uid);
  });

  itUnless(notRoot)(
    'no folder is opened, and a closed one for temporary files is refused with a reason',
    async () => {
      const closed = tempDir();
      const tmp = join(closed, 'tmp');
      mkdirSync(tmp);
      const isolation = await detectIsolation({
        ...{ environment: { PATH: path() }, clock: systemClock, tmp },
      });
      expect(isolation.kind).toBe('none');
      expect(isolation.sentence).toContain(`other users cannot access \`${closed}\``);
      expect(statSync(closed).mode & 0o777).toBe(0o700);
      expect(existsSync(join(tmp, 'docket-user'))).toBe(false);
    },
  );
});

describe('without isolation and without namespaces', () => {
  it('says that a process can outlive the job', async () => {
    const without = ['bwrap', 'setpriv', 'unshare'];
    const PATH = programFolder(openDir(), { without });
    expect((await isolated({ PATH })).sentence).toMatch(/can outlive the job.*install bubblewrap/);
  });

  it('is what the documentation says', () => {
    const docs = readFileSync(resolve(import.meta.dirname, '../../docs/isolation.md'), 'utf8');
    expect(docs).toContain('can outlive the job');
  });
});
