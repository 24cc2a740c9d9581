import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const SETUP = new URL('../support/postgres-server.ts', import.meta.url).href;

// A package that ends the process by itself would turn every red run green.
it('the setup of the tests leaves the exit code alone, also after it started a database', () => {
  const script = `
    import { startPostgres } from ${JSON.stringify(SETUP)};
    process.exitCode = 3;
    const postgres = await startPostgres();
    await postgres.stop();
  `;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
});
