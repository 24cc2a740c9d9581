// The OpenAPI document of `docket serve`, and its answers held against it by schemathesis, a program
// that others wrote.
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { docket, docketServe, docketWork } from '../support/cli.ts';
import { emptyDatabase } from '../support/database.ts';
import { organization } from '../support/organization.ts';
import { itUnless } from '../support/programs.ts';
import { repositoryWith } from '../support/repository.ts';
import { tempDir } from '../support/temp.ts';

/** Where scripts/install-test-tools.sh puts it. */
const TOOLS = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'docket-test-tools');
const PATH = (process.env.PATH ?? '').split(':');
const SCHEMATHESIS = [...PATH, join(TOOLS, 'schemathesis/bin')]
  .map((dir) => join(dir, 'schemathesis'))
  .find((file) => existsSync(file));

const itWithSchemathesis = itUnless(
  !SCHEMATHESIS && 'schemathesis is not installed. Run scripts/install-test-tools.sh.',
);

const LOGS = resolve(import.meta.dirname, '../../examples/site/logs/*.gz');

itWithSchemathesis('a server with a data folder answers as its document says', async () => {
  const data = ['--data', join(tempDir(), 'data')];
  const repo = await repositoryWith({ 'docs/start.md': '# Start\n' });
  const made = await docket(['keys', 'create', ...data, '--project', 'acme']);
  const project = ['--project', 'acme', '--repo', repo, '--agent-command', 'true'];
  const server = await docketServe([...data, ...project, '--access-logs', LOGS]);
  await answersAsPromised(server.url, made.stdout.trim());
});

itWithSchemathesis('a server with a database answers as its document says', async () => {
  const { database, env, key, run } = await organization(await emptyDatabase());
  await run('projects', 'set', 'acme', '--access-logs', LOGS);
  const server = await docketServe(database, env);
  await docketWork(database, env);
  await answersAsPromised(server.url, key);
});

async function answersAsPromised(url: string, key: string): Promise<void> {
  const dir = tempDir();
  // In any other project, every answer is 403.
  writeFileSync(join(dir, 'schemathesis.toml'), '[parameters]\n"path.projectId" = "acme"\n');
  const args = [
    ...['run', `${url}/openapi.json`, '--header', `Authorization: Bearer ${key}`],
    ...['--seed', '1', '--max-examples', '10', '--no-shrink', '--continue-on-failure'],
    ...['--request-timeout', '30', '--warnings', 'off'],
    // A document cannot say that one date comes before another, or what a cursor is.
    ...['--exclude-checks', 'positive_data_acceptance'],
  ];
  const { code, said } = await new Promise<{ code: unknown; said: string }>((done) => {
    execFile(SCHEMATHESIS ?? '', args, { cwd: dir, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: `${stdout}${stderr}` }),
    );
  });
  expect(code, said.slice(-10_000)).toBe(0);
}
