// The end of a run: which tests this machine could not run, and why.
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Prints why tests were skipped. One without a reason fails the run, unless `-t` has chosen. */
export class SkipReporter implements Reporter {
  #chosen = false;

  onInit({ config }: Vitest): void {
    this.#chosen = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => {
        const result = test.result();
        const reason = (result.state === 'skipped' && result.note?.trim()) || '';
        return { name: `${module.relativeModuleId}: ${test.fullName}`, reason };
      }),
    );
    const why = Map.groupBy(skipped, ({ reason }) => reason);
    const unexplained = why.get('') ?? [];
    why.delete('');
    for (const [reason, tests] of why) print(`Skipped: ${reason}`, tests);
    if (this.#chosen || unexplained.length === 0) return;
    print('Skipped without a reason, which is an error. Use `skip(reason)`:', unexplained);
    process.exitCode = 1;
  }
}

function print(heading: string, tests: readonly { name: string }[]): void {
  process.stdout.write(`\n${[heading, ...tests.map(({ name }) => `  ${name}`)].join('\n')}\n`);
}
