// With DOCKET_ONLY_TESTS, a list that machine-reporter.ts has written on another machine, only the tests
// on it run.
import { readFileSync } from 'node:fs';
import type { TestContext } from 'vitest';

export interface MachineTest {
  file: string;
  /** With its groups, as the reporter names it. */
  name: string;
  /** Why it was skipped; empty without a reason, null if it ran. */
  reason: string | null;
  /** What it finds depends on the machine. */
  machine: boolean;
}

export const ELSEWHERE = 'it is not on the list of this machine.';

export const readTests = (file: string): MachineTest[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as MachineTest);

/** For `beforeEach`: skips what is not on the list; undefined without a list. */
export function skipOthers(file: string | undefined) {
  if (!file) return undefined;
  const wanted = new Set(readTests(file).map(({ file, name }) => `${file}: ${name}`));
  return ({ task, skip }: Pick<TestContext, 'task' | 'skip'>) => {
    const names = [task.name];
    for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name);
    if (!wanted.has(`${task.file.name}: ${names.join(' > ')}`)) skip(ELSEWHERE);
  };
}
