import { expect, it } from 'vitest';
import { TRANSITIONS } from '../../src/jobs/intake.ts';
import { page } from '../support/snippets.ts';

it('docs/contributing/job-states.md draws the transition table, all of it and nothing else', () => {
  const text = page('docs/contributing/job-states.md');
  const drawn = [...text.matchAll(/^ +(\w+) --> (\w+): (\w+)$/gm)];
  const table = Object.entries(TRANSITIONS).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} --> ${to}: ${event}`),
  );
  expect(drawn.map(([line]) => line.trim()).sort()).toEqual(table.sort());
});
