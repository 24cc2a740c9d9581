import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { detectIsolation, type Isolation } from '../../src/agents/program/isolation.ts';
import { commandAgent, commandCheck } from '../../src/agents/program/program.ts';
import type { AgentTask } from '../../src/jobs/agent.ts';
import { SetupError, WorkFailed } from '../../src/shared/errors.ts';
import { type Clock, systemClock } from '../../src/shared/runtime.ts';
import { startProcess } from '../support/processes.ts';
import { itUnless, looksAtMachine, programFolder, running } from '../support/programs.ts';
import { silentLog } from '../support/silent-log.ts';
import { tempDir } from '../support/temp.ts';

looksAtMachine();

const farms = mkdtempSync(join(tmpdir(), 'docket-farms-'));
chmodSync(farms, 0o755);
afterAll(() => rmSync(farms, { recursive: true, force: true }));

function farm(name: string, without: string[], scripts: Record<string, string> = {}): string {
  mkdirSync(join(farms, name));
  return programFolder(join(farms, name), { without, scripts });
}

/** What this machine offers when the better ways are taken away. */
const MACHINES = {
  bubblewrap: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  'other-user': farm('no-bwrap', ['bwrap']),
  none: farm('bare', ['bwrap', 'setpriv']),
} satisfies Record<Isolation['kind'], string>;

const environmentOf = (path: string) => ({
  PATH: path,
  HOME: '/root',
  GITHUB_TOKEN: 'the-github-token',
  DOCKET_MODEL_KEY: 'the-model-key',
  GITHUB_ENV: '/somewhere',
  MY_KEY: 'the-agents-own-key',
});

const detect = (kind: Isolation['kind'], tmp = tmpdir()) =>
  detectIsolation({ environment: environmentOf(MACHINES[kind]), clock: systemClock, tmp });

const found = await Promise.all(
  (['bubblewrap', 'other-user', 'none'] as const).map(async (kind) => ({
    kind,
    isolation: await detect(kind),
  })),
);

const never = new AbortController().signal;

/** What another process does is seen only by looking; the test's own limit ends it. */
async function until(came: () => boolean): Promise<void> {
  while (!came()) await pause(10);
}

function task(dir: string, text = 'Write it.', more: Partial<AgentTask> = {}): AgentTask {
  return { dir, conversation: [{ role: 'user', text }], docsPaths: ['docs/**'], ...more };
}

describe.each(found)('a program, isolated by: $kind,', ({ kind, isolation }) => {
  // Where the machine cannot do it, detection falls through to the next kind and says why.
  const missing = isolation.kind !== kind;

  function agent(
    command: string,
    more: { timeLimitMs?: number; clock?: Clock; envNames?: string[] } = {},
  ) {
    const environment = environmentOf(MACHINES[kind]);
    return commandAgent({
      command,
      environment,
      isolation,
      clock: systemClock,
      log: silentLog,
      tmp: tmpdir(),
      ...more,
    });
  }

  const test = itUnless(missing && isolation.sentence);

  test('is what was found by trying', () => {
    expect(isolation.kind).toBe(kind);
    expect(isolation.sentence).not.toBe('');
  });

  test('changes the copy, and its words are the summary', async () => {
    const dir = tempDir();
    writeFileSync(join(dir, 'a.md'), 'old');
    const result = await agent(
      'mkdir docs && echo new > docs/b.md && rm a.md && echo "  Did it.  "',
    ).run(task(dir), never);
    expect(readFileSync(join(dir, 'docs/b.md'), 'utf8')).toBe('new\n');
    expect(existsSync(join(dir, 'a.md'))).toBe(false);
    expect(result).toEqual({ summary: 'Did it.', usage: { seconds: expect.any(Number) } });
    rmSync(join(dir, 'docs'), { recursive: true });
  });

  test('that could not start its own sandbox reports that error', async () => {
    const said = 'bwrap: setting up uid map: Permission denied';
    const run = (command: string) => agent(command).run(task(tempDir()), never);
    const broken = await run(`echo I added it.; echo starting >&2; echo "${said}" >&2`);
    expect(broken).toMatchObject({ summary: 'I added it.', sandboxError: said });
    const landlock = await run(`echo "error running landlock: Sandbox(LandlockRestrict)" >&2`);
    expect(landlock.sandboxError).toContain('error running landlock');
    const fine = await run('echo "bwrap: is a word on stdout"; echo warning: sandboxed >&2');
    expect(fine.sandboxError).toBeUndefined();
  });

  test('gets prompt and conversation by stdin and by file, never by argument or variable', async () => {
    const dir = tempDir();
    const secretWish = `wish-${randomUUID()}`;
    const before = [{ role: 'agent' as const, text: 'earlier' }];
    const command =
      'cat > stdin; cat "$DOCKET_PROMPT_FILE" > file; cat "$DOCKET_CONVERSATION_FILE" > talk; cat /proc/self/environ /proc/$$/cmdline > seen';
    const conversation = [...before, { role: 'user' as const, text: secretWish }];
    await agent(command).run(task(dir, '', { conversation, instructions: 'Be kind.' }), never);
    const stdin = readFileSync(join(dir, 'stdin'), 'utf8');
    expect(stdin).toContain(secretWish);
    expect(stdin).toContain('Be kind.');
    expect(readFileSync(join(dir, 'file'), 'utf8')).toBe(stdin);
    expect(JSON.parse(readFileSync(join(dir, 'talk'), 'utf8'))).toEqual(conversation);
    expect(readFileSync(join(dir, 'seen'), 'utf8')).not.toContain(secretWish);
  });

  test('has a scrubbed environment and a home of its own that is gone afterwards', async () => {
    const dir = tempDir();
    await agent('env > env; touch "$HOME/x" "$TMPDIR/y"; echo "$HOME" > home', {
      envNames: ['MY_KEY', 'NOT_SET'],
    }).run(task(dir), never);
    const env = readFileSync(join(dir, 'env'), 'utf8');
    expect(env).toContain('MY_KEY=the-agents-own-key');
    expect(env).not.toMatch(/the-github-token|the-model-key|GITHUB_|NOT_SET/);
    const home = readFileSync(join(dir, 'home'), 'utf8').trim();
    expect(home).not.toBe('/root');
    expect(existsSync(home)).toBe(false);
  });

  test('that fails is reported with the end of its output', async () => {
    const run = agent('echo working; echo "no such thing" >&2; exit 3').run(task(tempDir()), never);
    await expect(run).rejects.toThrow(WorkFailed);
    await expect(run).rejects.toThrow('exit code 3. Its output: working\nno such thing');
  });

  test('that fails is quoted from both outputs, without terminal codes and stack frames', async () => {
    const frames = '    at run (file:///x/y.js:1:2)\\n    at async node:internal/z:3:4\\n';
    const noise = frames.repeat(40);
    const command = `printf "Invalid API key\\n"; printf "\\033[31mWarning\\033[0m\\nError: not valid\\n${noise}" >&2; exit 1`;
    const run = agent(command).run(task(tempDir()), never);
    await expect(run).rejects.toThrow(/Its output: Invalid API key\nWarning\nError: not valid$/);
  });

  test('leaves no file in the folders that all users share', async ({ skip }) => {
    // Without isolation, only files of known programs can be distinguished from those of others.
    const known = `codex-daemon-${process.getuid?.()}`;
    const name = kind === 'none' ? known : `leftover-${randomUUID()}`;
    if (existsSync(`/tmp/${name}`)) skip(`there is a ${name} of somebody else.`);
    const more = kind === 'none' ? '' : `; echo x > /var/tmp/${name}`;
    await agent(`mkdir /tmp/${name}; echo x > /tmp/${name}/x${more}`).run(task(tempDir()), never);
    expect(existsSync(`/tmp/${name}`)).toBe(false);
    expect(existsSync(`/var/tmp/${name}`)).toBe(false);
  });

  test('can read the certificates that the environment names', async () => {
    const dir = tempDir();
    const file = join(tempDir(), 'ca.pem');
    writeFileSync(file, 'a certificate', { mode: 0o600 });
    const environment = { ...environmentOf(MACHINES[kind]), NODE_EXTRA_CA_CERTS: file };
    const reader = commandAgent({
      command: 'cat "$NODE_EXTRA_CA_CERTS"; echo " $DOCKET_ISOLATION"',
      ...{ environment, isolation, clock: systemClock, log: silentLog, tmp: tmpdir() },
    });
    const { summary } = await reader.run(task(dir), never);
    expect(summary).toBe(`a certificate ${kind}`);
  });

  test('that is not installed is reported', async () => {
    const run = agent('no-such-agent --now').run(task(tempDir()), never);
    await expect(run).rejects.toThrow(/was not found. Install it/);
  });

  test('is stopped at the time limit', async () => {
    const mark = `limit-${randomUUID()}`;
    const command = `: ${mark}; echo "You hit your rate limit."; sleep 1000`;
    const timeLimitMs = 500;
    // The limit is over once it has printed, however long it takes to start.
    const printed = Promise.withResolvers<void>();
    const clock: Clock = {
      now: systemClock.now,
      sleep: (ms, signal) => (ms === timeLimitMs ? printed.promise : systemClock.sleep(ms, signal)),
    };
    const run = agent(command, { timeLimitMs, clock }).run(
      task(tempDir(), 'x', { onProgress: () => printed.resolve() }),
      never,
    );
    await expect(run).rejects.toThrow(/stopped after 500 ms.*last output: You hit your rate limit/);
    expect(running(mark)).toEqual([]);
  });

  test('may flood its output: the end is kept', async () => {
    const flood =
      'head -c 30000000 /dev/zero | tr "\\0" "x"; head -c 3000000 /dev/zero | tr "\\0" "y" >&2';
    const { summary } = await agent(`${flood}; echo; echo the end`).run(task(tempDir()), never);
    expect(summary).toMatch(/^…x+\nthe end$/);
    expect(summary.length).toBeLessThan(5_000);
  });

  test('need not read its prompt', async () => {
    const long = 'x'.repeat(300_000);
    const { summary } = await agent('exec 0<&-; echo done').run(task(tempDir(), long), never);
    expect(summary).toBe('done');
  });

  /** Forks twice, leaves its session and its group, drops its streams, and waits. */
  const daemon = (mark: string) =>
    `(setsid sh -c '(sh -c ": ${mark}; touch up; while :; do sleep 1; done" >/dev/null 2>&1 </dev/null &)' &)`;

  test('leaves no process behind when it ends, not even one that left its session', async () => {
    const mark = `daemon-${randomUUID()}`;
    // Waits until the grandchild is there, so that there is something to end.
    const command = `${daemon(mark)}; until [ -e up ]; do :; done; echo started`;
    const { summary } = await agent(command).run(task(tempDir()), never);
    expect(summary).toBe('started');
    expect(running(mark)).toEqual([]);
  });

  test('dies whole on abort, before anyone hears of it', async () => {
    const mark = `abort-${randomUUID()}`;
    const stop = new AbortController();
    const run = agent(
      `${daemon(mark)}; until [ -e up ]; do :; done; (trap "" TERM INT; echo ready; sleep 1000)`,
    ).run(
      task(tempDir(), 'x', { onProgress: () => stop.abort(new Error('cancelled')) }),
      stop.signal,
    );
    await expect(run).rejects.toMatchObject({ message: 'cancelled', lastWords: 'ready' });
    expect(running(mark)).toEqual([]);
  });

  test('does not start when it was aborted before', async () => {
    const dir = tempDir();
    const run = agent('touch started').run(task(dir), AbortSignal.abort(new Error('too late')));
    await expect(run).rejects.toThrow('too late');
    expect(readdirSync(dir)).toEqual([]);
  });

  test('tells its progress in short clean lines', async () => {
    const lines: string[] = [];
    const onProgress = (line: string) => lines.push(line);
    await agent('printf "\\033[31m red \\033[0m\\n" >&2').run(
      task(tempDir(), 'x', { onProgress }),
      never,
    );
    expect(lines).toEqual(['red']);
  });

  const isolatedTest = kind === 'none' ? () => {} : test;
  isolatedTest('cannot see what we are, nor write what is ours', async () => {
    const dir = tempDir();
    const ours = join(tempDir(), 'github-env');
    writeFileSync(ours, 'A=B', { mode: 0o600 });
    writeFileSync(join(dir, 'what'), `${ours}\n/proc/${process.pid}/environ`);
    const command =
      'grep -q NoNewPrivs:.1 /proc/self/status || exit 9; for f in $(cat what); do cat "$f" >> seen; echo PWNED=1 >> "$f"; done; sudo -n id >> seen; true';
    await agent(command).run(task(dir), never);
    // Compared outside the assertion: a failure must not print what was seen.
    expect(readFileSync(join(dir, 'seen'), 'utf8') === '').toBe(true);
    expect(readFileSync(ours, 'utf8')).toBe('A=B');
  });

  const bubblewrapTest = kind === 'bubblewrap' ? test : () => {};
  bubblewrapTest('sees no other process and none of our folders', async () => {
    const dir = tempDir();
    await agent(
      `ls /proc | grep -c "^[0-9]" > count; ls ${tmpdir()} > tmp; ls /root > root 2>&1; true`,
    ).run(task(dir), never);
    expect(Number(readFileSync(join(dir, 'count'), 'utf8'))).toBeLessThan(8);
    const shown = readFileSync(join(dir, 'tmp'), 'utf8').trim().split('\n');
    expect(shown.every((name) => /^docket-(?:run-)?\w+$/.test(name))).toBe(true);
  });

  test('leaves the copy ours', async () => {
    const dir = tempDir();
    await agent('mkdir -p a/b && echo x > a/b/c && ln -s /etc/passwd l').run(task(dir), never);
    expect(statSync(join(dir, 'a/b/c')).uid).toBe(process.getuid?.());
    writeFileSync(join(dir, 'a/b/c'), 'y');
    rmSync(join(dir, 'a'), { recursive: true });
    expect(readdirSync(dir)).toEqual(['l']);
  });

  test('checks a copy as it changes one', async () => {
    const environment = environmentOf(MACHINES[kind]);
    const check = (command: string) =>
      commandCheck({
        command,
        environment,
        isolation,
        clock: systemClock,
        log: silentLog,
        tmp: tmpdir(),
      });
    const dir = tempDir();
    writeFileSync(join(dir, 'a'), 'broken');
    expect(await check('test -f a && echo fine').run(dir, never)).toEqual({
      ok: true,
      output: 'fine',
    });
    const failed = await check('cat a; echo " at line 3" >&2; exit 1').run(dir, never);
    expect(failed).toEqual({ ok: false, output: 'broken\n at line 3' });
    const seen = await check('env').run(dir, never);
    expect(seen.output).not.toMatch(/the-agents-own-key|the-github-token/);
  });
});

describe('the name of an agent', () => {
  it.each([
    ['claude', 'claude'],
    ['/opt/tools/writer --fast', 'writer'],
    ['node scripts/docs-agent.mjs', 'docs-agent.mjs'],
    ['env MODE=x python3 -u "agents/write.py" --all', 'write.py'],
    ["node '/my tools/write.mjs'", 'write.mjs'],
    ['node', 'node'],
    ['', 'command'],
  ])('of %j is %s', (command, name) => {
    const [first] = found;
    const isolation = first?.isolation as Isolation;
    const options = {
      environment: {},
      isolation,
      clock: systemClock,
      log: silentLog,
      tmp: tmpdir(),
    };
    expect(commandAgent({ command, ...options }).model).toBe(name);
  });
});

describe('the environment of an agent', () => {
  it('never holds what belongs to the workflow, even when it is named', async () => {
    const [first] = found;
    const agent = commandAgent({
      command: 'true',
      environment: environmentOf(MACHINES.none),
      envNames: ['MY_KEY', 'GITHUB_TOKEN', 'DOCKET_MODEL_KEY'],
      isolation: first?.isolation as Isolation,
      clock: systemClock,
      log: silentLog,
      tmp: tmpdir(),
    });
    const run = agent.run(task(tempDir()), never);
    await expect(run).rejects.toThrow(SetupError);
    await expect(run).rejects.toThrow('GITHUB_TOKEN, DOCKET_MODEL_KEY');
  });
});

describe('a machine with isolation', () => {
  const works = (file: string, args: string[]) => spawnSync(file, args).status === 0;
  const namespaces = ['--unshare-user', '--unshare-pid', '--ro-bind', '/', '/', 'true'];
  const asUser = ['--reuid=65000', '--regid=65000', '--clear-groups', 'true'];

  it('has it found: what works by hand is not passed over', () => {
    const kinds = found.map(({ isolation }) => isolation.kind);
    if (works('bwrap', namespaces)) expect(kinds[0]).toBe('bubblewrap');
    if (works('setpriv', asUser)) expect(kinds[1]).toBe('other-user');
  });
});

describe('when we are killed ourselves', () => {
  it('an agent under bubblewrap does not live on', async ({ skip }) => {
    const dir = tempDir();
    const mark = `orphan-${randomUUID()}`;
    const script = resolve(import.meta.dirname, '../support/lone-agent.ts');
    const us = startProcess(process.execPath, [script, dir, mark], {
      // Killed, it cannot clean up after itself.
      env: { ...process.env, TMPDIR: tempDir() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [kind] = await once(us.stdout, 'data');
    if (`${kind}`.trim() !== 'bubblewrap') {
      us.kill('SIGKILL');
      skip('bubblewrap does not work here.');
    }
    await until(() => existsSync(join(dir, 'started')));
    us.kill('SIGKILL');
    await until(() => running(mark).length === 0);
  });
});

describe('a machine without isolation', () => {
  it('says so, why, and what to do', async () => {
    const { sentence } = await detect('none');
    expect(sentence).toMatch(/no isolation.*bwrap is not installed.*install bubblewrap/);
  });
});

describe('presets', () => {
  const KEYS = {
    claude: 'ANTHROPIC_API_KEY',
    codex: 'OPENAI_API_KEY',
    copilot: 'COPILOT_GITHUB_TOKEN',
    gemini: 'GEMINI_API_KEY',
    opencode: 'ANTHROPIC_API_KEY',
  };
  const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
  const recorder =
    '#!/bin/sh\nprintf "%s\\n" "$@" | sed "s|$PWD|COPY|; s|127.0.0.1:[0-9]*|BROKER|" > args; ls -A > seen; cat > stdin; env > env; cp -r "$HOME" home; echo "done by $(basename $0)"\n';
  const scripts = Object.fromEntries(names.map((name) => [name, recorder]));
  const bare = farm('agents', ['bwrap', 'setpriv'], scripts);
  const withUsers = farm('agents-other-user', ['bwrap'], scripts);

  async function start(name: string, variables: Record<string, string>, path = bare) {
    const environment = { ...environmentOf(path), COPILOT_MODEL: 'm', ...variables };
    const isolation = await detectIsolation({ environment, clock: systemClock, tmp: tmpdir() });
    const options = { environment, isolation, clock: systemClock, log: silentLog, tmp: tmpdir() };
    const dir = tempDir();
    const agent = commandAgent({ command: name, ...options, envNames: ['MY_KEY'] });
    const read = (file: string) => readFileSync(join(dir, file), 'utf8');
    return { agent, dir, read, isolation };
  }

  it.each(names)('%s is started with flags only; the prompt comes by stdin', async (name) => {
    const { agent, dir, read } = await start(name, { [KEYS[name]]: 'k' });
    const result = await agent.run(task(dir, 'the wish'), never);
    expect(agent.model).toBe(name);
    expect(result.summary).toBe(`done by ${name}`);
    expect(read('stdin')).toContain('the wish');
    expect(read('args')).not.toContain('the wish');
    expect(read('args')).toMatchSnapshot();
  });

  it.each(names)('%s is not started without a key, not even an empty one', async (name) => {
    const { agent, dir } = await start(name, { [KEYS[name]]: '', MY_KEY: '' });
    const run = agent.run(task(dir), never);
    await expect(run).rejects.toThrow(SetupError);
    await expect(run).rejects.toThrow(/was not started because it has no key. Set one of these/);
    expect(existsSync(join(dir, 'args'))).toBe(false);
  });

  it('a key of another service that is listed is enough', async () => {
    const { agent, dir } = await start('opencode', {});
    await expect(agent.run(task(dir), never)).resolves.toBeDefined();
  });

  it('codex gets its key and its endpoint where it reads them', async () => {
    const { agent, dir, read } = await start('codex', {
      OPENAI_API_KEY: 'the-key',
      OPENAI_BASE_URL: 'https://models.example/v1',
    });
    await agent.run(task(dir), never);
    expect(read('args')).toContain('openai_base_url=http://BROKER/v1\n');
    expect(read('args')).toContain('projects={"COPY"={trust_level="untrusted"}}\n');
    expect(read('args')).toContain('workspace-write\n');
    expect(read('env')).toMatch(/^CODEX_API_KEY=docket-[\w-]{43}$/m);
    expect(read('env')).not.toContain('the-key');
  });

  it('codex uses no sandbox of its own where Docket isolates it', async ({ skip }) => {
    const { agent, dir, read, isolation } = await start('codex', { CODEX_API_KEY: 'k' }, withUsers);
    if (isolation.kind !== 'other-user') skip(isolation.sentence);
    await agent.run(task(dir), never);
    expect(read('args')).toContain('--sandbox\ndanger-full-access\n');
  });

  it('gemini has a settings file that selects its key', async () => {
    const { agent, dir, read } = await start('gemini', {
      GEMINI_API_KEY: 'k',
      GOOGLE_GEMINI_BASE_URL: 'https://models.example/gemini',
    });
    await agent.run(task(dir), never);
    const settings = JSON.parse(read('home/.gemini/settings.json'));
    expect(settings.security.auth.selectedType).toBe('gemini-api-key');
    expect(read('env')).toMatch(/^GOOGLE_GEMINI_BASE_URL=http:..127.0.0.1:\d+.gemini$/m);
  });

  it('opencode does not see its configuration in the repository, which stays as it was', async () => {
    const { agent, dir, read } = await start('opencode', { ANTHROPIC_API_KEY: 'k' });
    mkdirSync(join(dir, '.opencode/plugin'), { recursive: true });
    writeFileSync(join(dir, '.opencode/plugin/evil.js'), 'evil()');
    writeFileSync(join(dir, 'opencode.json'), '{}');
    await agent.run(task(dir), never);
    expect(read('seen')).not.toMatch(/opencode/);
    expect(read('.opencode/plugin/evil.js')).toBe('evil()');
    expect(read('opencode.json')).toBe('{}');
  });

  it.each([
    ['opencode', 'OPENCODE_DISABLE_PROJECT_CONFIG=1'],
    ['claude', 'CLAUDE_CODE_MAX_RETRIES=4'],
  ] as const)('%s has %s in its environment', async (name, line) => {
    const { agent, dir, read } = await start(name, { [KEYS[name]]: 'k' });
    await agent.run(task(dir), never);
    expect(read('env')).toContain(`${line}\n`);
  });

  it('a program in a closed home is refused with what to do when it runs as another user', async ({
    skip,
  }) => {
    const home = tempDir();
    chmodSync(home, 0o700);
    mkdirSync(join(home, 'bin'));
    writeFileSync(join(home, 'bin/writer'), recorder, { mode: 0o755 });
    const { agent, dir, isolation } = await start('writer', {
      PATH: `${join(home, 'bin')}:${withUsers}`,
    });
    if (isolation.kind !== 'other-user') skip(isolation.sentence);
    const run = agent.run(task(dir), never);
    await expect(run).rejects.toThrow(
      /other users cannot access `.*`, where `.*writer` is installed. Install the program where/,
    );
  });
});
