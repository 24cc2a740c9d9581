import { configDefaults, defineConfig } from 'vitest/config';

const all = 'test/**/*.test.ts';
const proof = 'test/proof/**/*.test.ts';
const outside = 'test/outside/**/*.test.ts';

// One project per command: `npm test`, `npm run test:proof`, `npm run test:outside`. A path selects
// from all of them: `npx vitest run test/proof/kill`.
const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: [...configDefaults.exclude, ...exclude] },
});

export default defineConfig({
  test: {
    projects: [
      project('suite', [all], [proof, outside]),
      project('proof', [proof]),
      project('outside', [outside]),
    ],
    globalSetup: 'test/support/postgres-server.ts',
    // Real git and real processes: generous, because the suite must not fail on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // No test replaces a module or a global, so files of one worker can share what they import. Half of
    // the suite's time went into loading the same packages for each file.
    isolate: false,
    // Tests wait for processes and sockets more than they compute.
    maxWorkers: 3,
  },
});
