// The OpenAPI document of the bundle's `docket serve`, checked by Spectral and Redocly, and its answers
// held against it by schemathesis: programs that others wrote.
import { existsSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { KEY_SCOPES, type KeyScope } from '../../../src/contract/values.ts';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { organization } from '../../support/organization.ts';
import { runToEnd } from '../../support/processes.ts';
import { itUnless } from '../../support/programs.ts';
import { repositoryWith } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

/** Where scripts/install-test-tools.sh puts it. */
const TOOLS = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'docket-test-tools');
const PATH = (process.env.PATH ?? '').split(':');
const SCHEMATHESIS = [...PATH, join(TOOLS, 'schemathesis/bin')]
  .map((dir) => join(dir, 'schemathesis'))
  .find((file) => existsSync(file));

const itWithSchemathesis = itUnless(
  !SCHEMATHESIS && 'schemathesis is not installed. Run scripts/install-test-tools.sh.',
);

const LOGS = resolve(import.meta.dirname, '../../../examples/site/logs/*.gz');

itWithSchemathesis('a server with a data folder answers as its document says', async () => {
  const data = ['--data', join(tempDir(), 'data')];
  const repo = await repositoryWith({ 'docs/start.md': '# Start\n' });
  const keyFor = async (...scopes: KeyScope[]) => {
    const wanted = ['--project', 'acme', '--scopes', scopes.join(',')];
    return (await docket(['keys', 'create', ...data, ...wanted])).stdout.trim();
  };
  const project = ['--project', 'acme', '--repo', repo, '--agent-command', 'true'];
  const server = await docketServe([...data, ...project, '--access-logs', LOGS]);
  await answersAsPromised(server.url, await keyFor(...KEY_SCOPES));
  await server.end('SIGTERM');
  const countsNothing = await docketServe([...data, ...project]);
  // What a key may not do is refused before anything else is looked at.
  const briefly = ['--phases', 'fuzzing', '--max-examples', '3'];
  for (const scope of KEY_SCOPES) {
    await answersAsPromised(countsNothing.url, await keyFor(scope), briefly);
  }
});

itWithSchemathesis('a server with a database answers as its document says', async () => {
  const { database, env, run } = await organization(await emptyDatabase());
  await run('projects', 'set', 'acme', '--access-logs', LOGS);
  const server = await docketServe(database, env);
  await docketWork(database, env);
  // What a scope may do is decided before any store is asked; the folder above has tried them all.
  const key = await run('keys', 'create', '--project', 'acme', '--scopes', KEY_SCOPES.join(','));
  await answersAsPromised(server.url, key);
});

const LINT = join(TOOLS, 'openapi-lint/node_modules/.bin');
const itWithLint = itUnless(
  !existsSync(join(LINT, 'redocly')) &&
    'Spectral and Redocly are not installed. Run scripts/install-test-tools.sh.',
);

itWithLint('the document has no errors or warnings, whatever the server can do', async () => {
  const repo = await repositoryWith({ 'docs/start.md': '# Start\n' });
  const dir = tempDir();
  const project = ['--project', 'acme', '--repo', repo, '--agent-command', 'true'];
  for (const more of [[], ['--access-logs', LOGS]]) {
    const data = ['--data', join(tempDir(), 'data')];
    const { url } = await docketServe([...data, ...project, ...more]);
    const document = join(dir, 'openapi.json');
    writeFileSync(document, await (await fetch(`${url}/openapi.json`)).text());
    writeFileSync(join(dir, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
    const spectral = ['lint', document, '--ruleset', 'spectral.yaml', '--fail-severity', 'hint'];
    const redocly = ['lint', document, '--extends', 'recommended', '--format', 'json'];
    const by = [
      await run(join(LINT, 'spectral'), spectral, dir),
      await run(join(LINT, 'redocly'), redocly, dir),
    ];
    expect([more, by.map(({ code }) => code)], by.map(({ said }) => said).join('\n')).toEqual([
      more,
      [0, 0],
    ]);
    // Redocly ends with 0 on warnings.
    const { totals } = JSON.parse(by[1]?.said.slice(by[1].said.indexOf('{')) ?? '');
    expect([more, totals], by[1]?.said).toEqual([more, { errors: 0, warnings: 0, ignored: 0 }]);
  }
});

async function run(program: string, args: string[], cwd: string) {
  const { code, stdout } = await runToEnd(program, args, { cwd, limitMs: 280_000 });
  return { code, said: stdout };
}

async function answersAsPromised(
  url: string,
  key: string,
  howLong = ['--max-examples', '10'],
): Promise<void> {
  const dir = tempDir();
  // In any other project, every answer is 403.
  writeFileSync(join(dir, 'schemathesis.toml'), '[parameters]\n"path.projectId" = "acme"\n');
  const args = [
    ...['run', `${url}/openapi.json`, '--header', `Authorization: Bearer ${key}`],
    ...['--seed', '1', ...howLong, '--no-shrink', '--continue-on-failure'],
    ...['--request-timeout', '30', '--warnings', 'off'],
    // A document cannot say that one date comes before another, or what a cursor is.
    ...['--exclude-checks', 'positive_data_acceptance'],
    // It would revoke the key that all requests are sent with.
    ...['--exclude-operation-id', 'revokeKey'],
  ];
  const { code, said } = await run(SCHEMATHESIS ?? '', args, dir);
  expect(code, said.slice(-10_000)).toBe(0);
  // With a dead key, every answer is 401, as the document allows.
  const headers = { Authorization: `Bearer ${key}` };
  const alive = await fetch(`${url}/v2/agent/acme/job/none`, { headers });
  expect(alive.status, 'the key is still valid').not.toBe(401);
}
