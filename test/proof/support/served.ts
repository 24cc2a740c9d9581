// `docket serve`, the committed bundle, in a process of its own, with a key to ask it with.
import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { COMPILED } from '../../support/compiled.ts';
import { keyAdmin } from '../../support/key-admin.ts';
import { startProcess } from '../../support/processes.ts';
import { tempDir } from '../../support/temp.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const NODE = join(ROOT, 'node_modules/node/bin/node');
export const PROJECT = 'proof';

export interface Served {
  url: string;
  key: string;
  data: string;
  child: ChildProcess;
  stderr(): string;
  /** With standard output. */
  said(): string;
}

export async function served(
  args: string[],
  env: Record<string, string> = {},
  data = join(tempDir(), 'data'),
): Promise<Served> {
  return startServing(args, env, data);
}

/** The caller ends it. */
export async function startServing(
  args: string[],
  env: Record<string, string>,
  data: string,
  project = PROJECT,
): Promise<Served> {
  const { key } = await keyAdmin(data).create({
    ...{ project, prefix: 'docket_', expiresAt: null },
  });
  // Tests also run on machines without isolation.
  const where = ['--port', '0', '--data', data, '--project', project, '--isolation', 'best'];
  const child = startProcess(NODE, [join(ROOT, 'dist/cli.js'), 'serve', ...where, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString('utf8')).slice(-20_000);
  });
  const url = await new Promise<string>((done, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      // Only the newest: a soak writes a line for every request.
      said = (said + chunk.toString('utf8')).slice(-20_000);
      const found = /Docket serves project \S+ at (http[^\s"]+)"?\}?\n/.exec(said)?.[1];
      if (found) done(found);
    });
    child.once('close', () => failed(new Error(`docket serve ended: ${said}`)));
  });
  return { url, key, data, child, stderr: () => said, said: () => printed + said };
}
