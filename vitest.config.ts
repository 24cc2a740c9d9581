import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { MachineReporter } from './test/support/machine-reporter.ts';

// `npm test` runs the suite; `npm run test:e2e`, `test:proof`, and `test:agents` run one folder each.
// A path selects from all of them: `npx vitest run test/proof/kill`.
const isolated = 'test/worst-inputs.test.ts';
const e2e = 'test/e2e/**/*.test.ts';
const bundle = 'test/e2e/bundle/**/*.test.ts';
const proof = 'test/proof/**/*.test.ts';
const agents = 'test/real-agents/**/*.test.ts';

/** What users run. The suite starts `src/cli.ts` instead: nobody has to build to see a change there. */
const BUNDLE = { provide: { program: 'dist/cli.js' } };

const project = (
  name: string,
  include: string,
  more: TestProjectInlineConfiguration['test'] = {},
) => ({ extends: true as const, test: { name, include: [include], ...more } });

/** The files that take longest start first, or all others would be done when the last one begins. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(?:attacks|kill-steps)\./.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    projects: [
      project('suite', 'test/**/*.test.ts', {
        exclude: [...configDefaults.exclude, isolated, e2e, proof, agents],
      }),
      // V8 counts only what it compiles after it was asked to, so nothing may be loaded before.
      project('suite-isolated', isolated, { isolate: true }),
      project('e2e', e2e, { exclude: [...configDefaults.exclude, bundle], ...BUNDLE }),
      // Each of these runs the bundle in processes of its own, and mostly waits for them.
      project('e2e-bundle', bundle, {
        sequence: { concurrent: true },
        maxConcurrency: 3,
        ...BUNDLE,
      }),
      // A proof repeats something hundreds of times, or starts programs that others may install first.
      project('proof', proof, { testTimeout: 300_000, ...BUNDLE }),
      project('agents', agents, { maxConcurrency: 3, testTimeout: 300_000 }),
    ],
    globalSetup: 'test/support/postgres-server.ts',
    provide: { program: 'src/cli.ts' },
    reporters: ['default', new MachineReporter()],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/setup.ts'],
    // A test that hangs must end. The few that need longer say so, and why.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // No test replaces a module or a global, so files of one worker can share what they import. Half of
    // the suite's time went into loading the same packages for each file.
    isolate: false,
    // Tests wait for processes and sockets more than they compute.
    maxWorkers: 3,
  },
});
