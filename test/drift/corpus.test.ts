// How often the check is right, over realistic changes of which half have nothing to find.
import { expect, it } from 'vitest';
import { findDrift } from '../../src/drift/drift.ts';
import { rulesOf } from '../../src/drift/drift-thread.ts';
import { DEFAULT_DOCS_PATHS } from '../../src/jobs/changes/change.ts';
import { treeOf } from './corpus/case.ts';
import { COMMAND_LINES } from './corpus/command-lines.ts';
import { SERVICES } from './corpus/services.ts';

const RULES = rulesOf({ docsPaths: DEFAULT_DOCS_PATHS, ignore: [], ignorePages: [] });
const CHANGES = [...COMMAND_LINES, ...SERVICES].flatMap(({ what, files, changes }) =>
  changes.map((change) => ({ scene: what, before: files, ...change })),
);

it('is right in at least nine of ten findings, and prints how many it misses', async () => {
  const rows: string[] = [];
  const count = { right: 0, wrong: 0, missed: 0, silent: 0 };
  for (const { scene, what, before, files, expected } of CHANGES) {
    const findings = await findDrift(treeOf(before), treeOf(files), RULES);
    // What was renamed is one finding, which also names what is missing now.
    const found = findings.flatMap(({ drift, name, path, became }) => [
      drift === 'stale' ? `stale ${name} ${path}` : `missing ${name}`,
      ...(expected.includes(`missing ${became}`) ? [`missing ${became}`] : []),
    ]);
    const wrong = found.filter((one) => !expected.includes(one));
    const missed = expected.filter((one) => !found.includes(one));
    count.right += found.length - wrong.length;
    count.wrong += wrong.length;
    count.missed += missed.length;
    if (found.length === 0 && expected.length === 0) count.silent += 1;
    for (const one of wrong) rows.push(`wrong   ${scene}: ${what}: ${one}`);
    for (const one of missed) rows.push(`missed  ${scene}: ${what}: ${one}`);
  }
  const { right, wrong, missed } = count;
  const quiet = CHANGES.filter(({ expected }) => expected.length === 0).length;
  const precision = right / (right + wrong);
  const recall = right / (right + missed);
  process.stdout.write(
    [
      `\n${CHANGES.length} changes, ${quiet} of them with nothing to find`,
      `precision ${precision.toFixed(3)}: ${right} right, ${wrong} wrong`,
      `recall    ${recall.toFixed(3)}: ${missed} missed`,
      ...rows,
      '',
    ].join('\n'),
  );
  expect(CHANGES.length).toBeGreaterThanOrEqual(80);
  expect(quiet).toBeGreaterThanOrEqual(CHANGES.length / 2 - 1);
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(0.97);
});
