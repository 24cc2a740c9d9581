// Our own workflows keep to what we ask of others', and leave no token behind in a checkout.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { problemsOf } from './support/workflow-rules.ts';

const DIR = new URL('../.github/workflows/', import.meta.url);

describe.each(readdirSync(DIR))('our workflow %s', (name) => {
  const text = readFileSync(new URL(name, DIR), 'utf8');

  it('keeps to the rules', async () => {
    expect(await problemsOf(name, text)).toEqual([]);
  });

  it('checks out without keeping the token', () => {
    const { jobs } = parse(text) as {
      jobs: Record<string, { steps: { uses?: string; with?: Record<string, unknown> }[] }>;
    };
    const checkouts = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });
});
