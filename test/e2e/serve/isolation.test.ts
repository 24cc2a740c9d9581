// Servers and workers on a machine that cannot isolate agents.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { looksAtMachine, programFolder } from '../../support/programs.ts';
import { repositoryWith } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

looksAtMachine();

const PROGRAM = ['--agent-command', 'true'];
const MODEL = ['--model-url', 'http://127.0.0.1:1/v1', '--model', 'm'];
const REQUIRED = ['--isolation', 'required'];
const NOT_STARTED = /Docket was not started.*bwrap is not installed.*`--isolation best`/s;

const withoutIsolation = () => ({
  PATH: programFolder(tempDir(), { without: ['bwrap', 'sudo', 'setpriv', 'unshare'] }),
});

async function serveArgs(...more: string[]) {
  const data = join(tempDir(), 'data');
  const repo = await repositoryWith({ 'docs/index.md': '# Docs\n' });
  return { data, args: ['--data', data, '--project', 'demo', '--repo', repo, ...more] };
}

describe('without isolation,', () => {
  it('docket serve does not start for a program, and leaves nothing behind', async () => {
    const { data, args } = await serveArgs(...PROGRAM);
    const { code, stderr } = await docket(
      ['serve', '--port', '0', ...REQUIRED, ...args],
      withoutIsolation(),
    );
    expect(stderr).toMatch(NOT_STARTED);
    expect(code).toBe(1);
    expect(existsSync(data)).toBe(false);
  });

  it('docket serve starts for a program if that was asked for, and for a model', async () => {
    const best = await serveArgs(...PROGRAM, '--isolation', 'best');
    expect((await docketServe(best.args, withoutIsolation())).url).toMatch(/^http/);
    const model = await serveArgs(...MODEL, ...REQUIRED);
    expect((await docketServe(model.args, withoutIsolation())).url).toMatch(/^http/);
  });

  it('docket work starts only where every agent is known to be a model', async () => {
    const database = ['--database', await emptyDatabase()];
    expect(await docket(['migrate', ...database])).toMatchObject({ code: 0 });
    const env = withoutIsolation();
    const refused = await docket(['work', ...database, ...REQUIRED], env);
    expect(refused.stderr).toMatch(NOT_STARTED);
    expect(refused.code).toBe(1);
    const model = { ...env, DOCKET_MODEL_URL: 'http://127.0.0.1:1/v1', DOCKET_MODEL: 'm' };
    const worker = await docketWork([...database, ...REQUIRED], model);
    expect(await worker.end('SIGTERM')).toBe(0);
    const project = ['projects', 'add', 'p', '--repo', 'o/r', ...PROGRAM, ...database];
    expect(await docket(project)).toMatchObject({ code: 0 });
    expect((await docket(['work', ...database, ...REQUIRED], model)).stderr).toMatch(NOT_STARTED);
  });
});
