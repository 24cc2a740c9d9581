import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { MachineReporter } from './test/support/machine-reporter.ts';

// `npm test` runs the suite: no whole programs, databases, or browsers. `npm run test:e2e`,
// `test:proof`, and `test:agents` run one folder each. A path selects from all of them:
// `npx vitest run test/proof/kill`.
const isolated = 'test/worst-inputs.test.ts';
const e2e = 'test/e2e/**/*.test.ts';
/** What starts a database or a whole program, such as npm, and is not in that folder. */
const whole = [
  'test/postgres/**/*.test.ts',
  'test/conformance/postgres.test.ts',
  'test/docs/deploy.test.ts',
  'test/package.test.ts',
  'test/scripts/{exit-code,native-packages}.test.ts',
  'test/service/server/ready.test.ts',
];
const bundle = 'test/e2e/bundle/**/*.test.ts';
const proof = 'test/proof/**/*.test.ts';
const agents = 'test/real-agents/**/*.test.ts';

const project = (
  name: string,
  include: string | string[],
  more: TestProjectInlineConfiguration['test'] = {},
) => ({ extends: true as const, test: { name, include: [include].flat(), ...more } });

/** A CI machine may be many times slower than the one a person waits at. */
const PATIENCE = process.env.CI ? 4 : 1;

export default defineConfig({
  test: {
    projects: [
      project('suite', 'test/**/*.test.ts', {
        exclude: [...configDefaults.exclude, isolated, e2e, ...whole, proof, agents],
      }),
      // V8 counts only what it compiles after it was asked to, so nothing may be loaded before.
      project('suite-isolated', isolated, { isolate: true }),
      // Servers, workers, and browsers start first, several at a time.
      project('e2e', [e2e, ...whole], {
        exclude: [...configDefaults.exclude, bundle],
        testTimeout: 90_000 * PATIENCE,
      }),
      // Each of these runs the bundle in processes of its own, and mostly waits for them. Twelve run at
      // a time, so each takes longer than alone.
      project('e2e-bundle', bundle, {
        sequence: { concurrent: true },
        maxConcurrency: 3,
        testTimeout: 180_000 * PATIENCE,
      }),
      // A proof repeats something hundreds of times, or starts programs that others may install first.
      project('proof', proof, { testTimeout: 600_000 }),
      project('agents', agents, { maxConcurrency: 3, testTimeout: 300_000 }),
    ],
    globalSetup: 'test/support/postgres-server.ts',
    reporters: ['default', new MachineReporter()],
    setupFiles: ['test/support/setup.ts'],
    // A test that hangs must end. The few that need longer say so, and why.
    testTimeout: 30_000 * PATIENCE,
    hookTimeout: 60_000 * PATIENCE,
    // No test replaces a module or a global, so files of one worker can share what they import. Half of
    // the suite's time went into loading the same packages for each file.
    isolate: false,
    // Tests wait for processes and sockets more than they compute.
    // Starting a program takes ten times as long from a worker that has grown to 700 MB.
    execArgv: ['--max-semi-space-size=4', '--initial-old-space-size=64'],
    // So does what each of many threads of glibc keeps for later.
    env: { MALLOC_ARENA_MAX: '2' },
    maxWorkers: 4,
  },
});
