// The real program at a terminal: signals, colors, settings.
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { abilities } from '../../../src/cli/commands.ts';
import { logLine } from '../../support/access-logs.ts';
import { docket } from '../../support/cli.ts';
import { startProcess } from '../../support/processes.ts';
import { memoryDir, tempDir } from '../../support/temp.ts';
import { type Reply, wire } from '../../support/wire.ts';

/** Ctrl-C at a terminal goes to the whole group of processes. */
function start(entry: string, args: string[], env: Record<string, string>) {
  const child = startProcess(
    process.execPath,
    [resolve(import.meta.dirname, '../../..', entry), ...args],
    {
      env: { PATH: process.env.PATH ?? '', ...env },
    },
  );
  const closed = once(child, 'close');
  let said = '';
  const printed = (words: string) =>
    new Promise<void>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          said += chunk;
          if (said.includes(words)) done();
        });
      }
    });
  return {
    printed,
    async interrupt() {
      process.kill(-(child.pid as number), 'SIGINT');
      const [code] = await closed;
      return { code, said };
    },
  };
}

describe('Ctrl-C', () => {
  it('ends a command at once with 130', async () => {
    let asked = () => {};
    const arrived = new Promise<void>((done) => {
      asked = done;
    });
    const silent: Reply = () => asked();
    const { url } = await wire(silent);
    const where = ['--base-url', url, '--project', 'p', '--job', 'j'];
    const run = start('src/cli.ts', ['job', 'get', ...where], { DOCKET_API_KEY: 'k' });
    const stopped = run.printed('Stopped.\n');
    await arrived;
    const { code } = await run.interrupt();
    await stopped;
    expect(code).toBe(130);
  });

  it('ends a reading of access logs at once with 130', async () => {
    const dir = memoryDir();
    const log = join(dir, 'access.log');
    for (let part = 0; part < 96; part++) appendFileSync(log, logLine(1, '/a').repeat(5000));
    const run = start(
      'dist/cli.js',
      ['views', '--access-logs', log, '--out', join(dir, 'out')],
      {},
    );
    await run.printed('Reading access logs');
    const { code } = await run.interrupt();
    expect(code).toBe(130);
    expect(readdirSync(dir)).toEqual(['access.log']);
  });

  it('ends the demo with 130, leaves nothing behind and shows no workflow commands', async () => {
    const tmp = join(tempDir(), 'tmp');
    mkdirSync(tmp);
    const run = start('scripts/demo.ts', [], { TMPDIR: tmp });
    // In the middle of the first step of the workflow.
    await run.printed('│');
    const { code, said } = await run.interrupt();
    expect(code).toBe(130);
    expect(said).not.toMatch(/::|should not/);
    expect(readdirSync(tmp)).toEqual([]);
  });
});

describe('a terminal', () => {
  const both = { stdout: true, stderr: true };
  it.each([
    [{}, both, { live: true, color: true }],
    [{ NO_COLOR: '' }, both, { live: true, color: true }],
    [{ NO_COLOR: '1' }, both, { live: true, color: false }],
    [{ TERM: 'dumb' }, both, { live: false, color: false }],
    [{}, { stdout: false, stderr: true }, { live: true, color: false }],
    [{}, { stdout: true, stderr: false }, { live: false, color: true }],
  ])('with %j and %j can do %j', (env, isTerminal, expected) => {
    expect(abilities(env, isTerminal)).toEqual(expected);
  });
});

describe('the settings', () => {
  const day = '10/Nov/2026:10:00:00 +0000';
  const line = `1.2.3.4 - - [${day}] "GET /a HTTP/1.1" 200 5 "-" "HouseBot/1"\n`;

  async function views(settings: string, ...args: string[]) {
    const dir = tempDir();
    writeFileSync(join(dir, 'own.yml'), settings);
    writeFileSync(join(dir, 'access.log'), line);
    const range = ['--from', '2026-11-10', '--to', '2026-11-11', '--out', join(dir, 'out')];
    const logs = ['--access-logs', join(dir, 'access.log')];
    return docket(['views', ...logs, ...range, '--config', join(dir, args[0] ?? 'own.yml')]);
  }

  it('of `--config` count for the command line', async () => {
    const agents = '[{ agent: HouseBot, class: assistant, match: HouseBot }]';
    const { code, stdout } = await views(`views: { agents: ${agents} }\n`);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Views by AI +1\b/);
  });

  it('are refused with the name of the file and the lines', async () => {
    const { code, stderr } = await views('\nviews: { top: 1 }\n');
    expect(code).toBe(1);
    expect(stderr).toMatch(/own\.yml` is not valid\. [^\n]+\n- Line 2: `top` is not a setting/);
  });

  it('that are named must be there', async () => {
    const { code, stderr } = await views('', 'other.yml');
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('ENOENT') });
  });
});
