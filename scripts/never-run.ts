// node scripts/never-run.ts LIST…: fails if a test was skipped on every machine that wrote a list. The lists
// are those of test/support/machine-reporter.ts.
import { type MachineTest, readTests } from '../test/support/only-tests.ts';

const key = ({ file, name }: MachineTest) => `${file}: ${name}`;
const lists = process.argv
  .slice(2)
  .map(readTests)
  .filter((list) => list.length > 0);
const ran = new Set(
  lists
    .flat()
    .filter(({ reason }) => reason === null)
    .map(key),
);
const never = new Map(
  lists
    .flat()
    .filter((test) => !ran.has(key(test)))
    .map((test) => [key(test), test.reason]),
);
for (const [test, reason] of never)
  process.stderr.write(`${test} was skipped on every machine: ${reason}\n`);
for (const [n, list] of lists.entries()) {
  const skipped = list.filter(({ reason }) => reason !== null).length;
  process.stdout.write(
    `machine ${n + 1}: ${list.length} tests look at it or were skipped; ${skipped} were skipped.\n`,
  );
}
process.exitCode = never.size > 0 ? 1 : 0;
