// A machine that has isolation and runs out of what it takes: the agent does not run, and never with
// less. All of it is used up for real, in namespaces of the test's own.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detectIsolation } from '../../src/agents/program/isolation.ts';
import { commandAgent } from '../../src/agents/program/program.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { looksAtMachine, programFolder, skipAllBecause } from '../support/programs.ts';
import { silentLog } from '../support/silent-log.ts';
import { tempDir } from '../support/temp.ts';

looksAtMachine();

const READER = resolve(import.meta.dirname, '../support/lone-reader.ts');
const RAN = 'the agent ran';
const isRoot = process.getuid?.() === 0;

function openDir(): string {
  const dir = tempDir();
  chmodSync(dir, 0o755);
  return dir;
}

/** A shell that prepares a shortage and then runs an agent as `"$@"`. */
function inShortage(
  way: readonly string[],
  prepare: string,
  { path = process.env.PATH ?? '', rights = 'as-root', tmp = tmpdir() } = {},
): string {
  const [file = '', ...args] = [...way, 'sh', '-ec', `${prepare}\n"$@"`, 'sh'];
  const run = [process.execPath, READER, `echo ${RAN}`, rights];
  const env = { ...process.env, PATH: path, TMPDIR: tmp };
  const { stdout, stderr } = spawnSync(file, [...args, ...run], { env, encoding: 'utf8' });
  return stdout + stderr;
}

/** A user namespace of an ordinary user, in which it has all capabilities until it gives them up. */
const NAMESPACE = [
  ...(isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []),
  ...['unshare', '--user', '--map-current-user', '--keep-caps'],
];
const GIVE_UP = 'setpriv --inh-caps=-all --ambient-caps=-all --bounding-set=-all';
const allow = (count: number) => `echo ${count} > /proc/sys/user/max_user_namespaces`;
const hasBubblewrap =
  spawnSync('bwrap', ['--version'], { env: { PATH: '/usr/bin:/bin' } }).status === 0;
const hasNamespaces =
  spawnSync(NAMESPACE[0] ?? '', [...NAMESPACE.slice(1), 'sh', '-c', allow(1)]).status === 0 &&
  spawnSync('bwrap', ['--version']).status === 0;

describe('an ordinary user with bubblewrap', () => {
  skipAllBecause(!hasNamespaces && 'an ordinary user has no user namespaces and bubblewrap here.');
  const run = (prepare: string) => inShortage(NAMESPACE, `${prepare}\nset -- ${GIVE_UP} "$@"`);

  it('runs agents as long as there are user namespaces', () => {
    expect(run(allow(10))).toMatch(new RegExp(`^bubblewrap\\n${RAN}`));
  });

  it('runs none when they are used up', () => {
    const hold = `${allow(1)}\n${GIVE_UP} unshare --user sleep 60 & holder=$!
trap 'kill $holder' EXIT
until [ "$(readlink /proc/$holder/ns/user)" != "$(readlink /proc/$$/ns/user)" ]; do sleep 0.05; done`;
    const said = run(hold);
    expect(said).toMatch(
      /The agent was not started, because its isolation failed \(bwrap: .*ENOSPC/,
    );
    expect(said).not.toContain(`\n${RAN}\n`);
  });

  it('has another kind, or none, where they are turned off', () => {
    const said = run(allow(0));
    expect(said).toMatch(new RegExp(`^(?:bubblewrap|other-user|none)\\n${RAN}`));
    expect(said).not.toContain('isolation failed');
  });
});

/** Reserves every ID for the shell. */
const TAKE_ALL = `mount -t tmpfs tmpfs /var/lib
mkdir -m 700 /var/lib/docket-users
read -r boot < /proc/sys/kernel/random/boot_id
start=$(sed 's/.*) //' /proc/$$/stat | cut -d ' ' -f 20)
for uid in $(seq 61184 65518); do echo "$boot $$ $start /nowhere" > /var/lib/docket-users/$uid; done`;

const canMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;
const KINDS = [
  ['bubblewrap', []],
  ['other-user', ['bwrap']],
] as const;

describe.each(KINDS)('root, isolated by %s', (kind, without) => {
  skipAllBecause(!canMount && 'only root with mount namespaces can make such a machine.');
  skipAllBecause(kind === 'bubblewrap' && !hasBubblewrap && 'bwrap is not installed.');
  const path = () => programFolder(openDir(), { without: [...without] });
  const run = (prepare: string, tmp?: string) =>
    inShortage(['unshare', '--mount'], prepare, { path: path(), ...(tmp && { tmp }) });

  it('runs no agent when other runs have all user IDs', () => {
    const said = run(TAKE_ALL);
    expect(said).toMatch(/The agent was not started, because each user ID from 61184 to 65518/);
    expect(said).not.toContain(`\n${RAN}\n`);
  });

  it('takes an ID back from a run that has died, with what it left', () => {
    const left = join(openDir(), 'docket-run-1');
    mkdirSync(left);
    const said = run(`${TAKE_ALL}\necho "$boot $$ 1 ${left}" > /var/lib/docket-users/62000`);
    expect(existsSync(left)).toBe(false);
    expect(said).toMatch(new RegExp(`^${kind}\\n${RAN}`));
  });

  // The reader takes three, the test of the isolation as many again, and the run needs more.
  it.each([3, 4, 9])('runs no agent when the temporary folder has %d inodes', (count) => {
    const tmp = openDir();
    const said = run(`mount -t tmpfs -o nr_inodes=${count},mode=1777 tmpfs ${tmp}`, tmp);
    expect(said).toMatch(/The agent was not started, because .*no space left/i);
    expect(said).not.toContain(`\n${RAN}\n`);
  });
});

describe('as another user', () => {
  skipAllBecause(!isRoot && 'only root can become another user.');
  it('an agent that gives a file of others a name in its copy does not get that file', async () => {
    const environment = { PATH: programFolder(openDir(), { without: ['bwrap'] }) };
    const options = { environment, clock: systemClock, log: silentLog, tmp: tmpdir() };
    const isolation = await detectIsolation(options);
    expect(isolation.kind).toBe('other-user');
    const dir = tempDir();
    const others = join(openDir(), 'file');
    writeFileSync(others, 'ours');
    // The kernel allows it for files that all users can write.
    chmodSync(others, 0o666);
    const agent = commandAgent({
      command: `ln ${others} name; echo x > own`,
      ...options,
      isolation,
    });
    const task = { dir, conversation: [], docsPaths: [] };
    await agent.run(task, new AbortController().signal);
    expect(readdirSync(dir)).toEqual(['own']);
    expect(statSync(others)).toMatchObject({ uid: 0, nlink: 1 });
  });
});
