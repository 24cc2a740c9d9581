// The end of a run: which tests this machine could not run, and why. With DOCKET_MACHINE_TESTS, these
// and all others that look at the machine are listed in that file, for other machines to repeat; with
// DOCKET_ONLY_TESTS, all that ran, so that a test that no machine runs is found.
import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { ELSEWHERE, type MachineTest } from './only-tests.ts';

/** Prints why tests were skipped. One without a reason fails the run, unless `-t` has chosen. */
export class MachineReporter implements Reporter {
  #chosen = false;

  onInit({ config }: Vitest): void {
    this.#chosen = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => describe(module, test)),
    );
    const here = tests.filter(({ reason }) => reason !== ELSEWHERE);
    const skipped = here.filter(({ reason }) => reason !== null);
    const repeats = process.env.DOCKET_ONLY_TESTS !== undefined;
    list(here.filter(({ machine, reason }) => repeats || machine || reason));
    const why = Map.groupBy(skipped, ({ reason }) => reason ?? '');
    const unexplained = why.get('') ?? [];
    why.delete('');
    for (const [reason, those] of why) print(`Skipped: ${reason}`, those);
    if (this.#chosen || unexplained.length === 0) return;
    print('Skipped without a reason, which is an error. Use `skip(reason)`:', unexplained);
    process.exitCode = 1;
  }
}

function describe(module: TestModule, test: TestCase): MachineTest {
  const result = test.result();
  const reason = result.state === 'skipped' ? (result.note?.trim() ?? '') : null;
  const machine = test.meta().machine === true;
  return { file: module.relativeModuleId, name: test.fullName, reason, machine };
}

function list(tests: readonly MachineTest[]): void {
  const file = process.env.DOCKET_MACHINE_TESTS;
  if (file) appendFileSync(file, tests.map((test) => `${JSON.stringify(test)}\n`).join(''));
}

function print(heading: string, tests: readonly MachineTest[]): void {
  const lines = tests.map(({ file, name }) => `  ${file}: ${name}`);
  process.stdout.write(`\n${[heading, ...lines].join('\n')}\n`);
}
