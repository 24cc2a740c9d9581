// What repositories can set on a machine that they share.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { work } from '../../src/cli/work.ts';
import { SettingsFile } from '../../src/config/config.ts';
import { readSettings, SETTING_NAMES } from '../../src/config/settings.ts';
import { forTenant, parseLimits, TENANT_DECISIONS } from '../../src/config/tenants.ts';

const tenant = (repository: string, limits: string[] = [], organization: string | null = null) =>
  forTenant(readSettings({ repository, organization }), parseLimits(limits));

/** Settings that take a number, from the schema itself. */
function numbers(): string[] {
  const schema = z.toJSONSchema(SettingsFile, { io: 'input' }) as Schema;
  return SETTING_NAMES.filter((name) => {
    const leaf = name.split('.').reduce<Schema>((at, key) => at.properties?.[key] ?? {}, schema);
    return leaf.type === 'integer' || leaf.type === 'number';
  });
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
}

/** Numbers that are not amounts of anything the operator has. */
const NO_AMOUNTS = ['budget.day', 'budget.month', 'list-issue', 'views.report-issue'];

describe('settings of a repository on a shared machine', () => {
  it('each have a decision, and no decision is about a setting that is gone', () => {
    expect(Object.keys(TENANT_DECISIONS).sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('have a ceiling if they are numbers', () => {
    expect(numbers().length).toBeGreaterThan(10);
    const unlimited = numbers().filter((name) => typeof TENANT_DECISIONS[name] !== 'object');
    expect(unlimited).toEqual(NO_AMOUNTS);
  });

  it('are cut where they ask for too much, and the job says so', () => {
    const { config, notice } = tenant(
      'agent: { max-minutes: 7200, max-tokens: 1000000000, env: [PRIVATE_KEY] }\nviews: { agent-ranges: [{ agent: GPTBot, file: /etc/passwd }] }\n',
    );
    expect(config.agent).toMatchObject({
      ...{ 'max-minutes': 120, 'max-tokens': 10_000_000, env: [] },
    });
    expect(config.views['agent-ranges']).toEqual([]);
    expect(notice).toContain('`agent.max-minutes` can be at most 120');
    expect(notice).toContain('`agent.env` is set by the operator');
    expect(notice).toContain('`views.agent-ranges` is set by the operator');
  });

  it('leave a slot of every worker to others, unless the operator says otherwise', () => {
    const { concurrency } = work({}).options ?? {};
    const slots = (concurrency as { default: number }).default;
    expect(tenant('').config.jobs['at-once']).toBeLessThan(slots);
    const { config, notice } = tenant('jobs: { at-once: 90 }');
    expect(config.jobs['at-once']).toBeLessThan(slots);
    expect(notice).toContain('`jobs.at-once` can be at most 3');
    expect(tenant('', ['jobs.at-once=20']).config.jobs['at-once']).toBe(20);
  });

  it('are cut in the file of an organization, too', () => {
    const { config } = tenant('', [], 'agent: { max-minutes: 7200 }\nlocked: [agent]\n');
    expect(config.agent['max-minutes']).toBe(120);
  });

  it('stay as they are below the ceilings, without a word', () => {
    const { config, notice } = tenant('agent: { max-minutes: 90 }\nreview: commands-only\n');
    expect([config.agent['max-minutes'], config.review]).toEqual([90, 'commands-only']);
    expect(notice).toBeUndefined();
  });

  it('have the ceilings of the operator, above and below what nobody sets', () => {
    const more = tenant('agent: { max-minutes: 200 }', ['agent.max-minutes=240']);
    expect(more).toMatchObject({ config: { agent: { 'max-minutes': 200 } } });
    const less = tenant('', ['agent.max-minutes=10', 'jobs.at-once=2']);
    expect(less.config).toMatchObject({ agent: { 'max-minutes': 10 }, jobs: { 'at-once': 2 } });
    expect(less.notice).toBeUndefined();
    expect(tenant('', ['agent.max-minutes=240']).config.agent['max-minutes']).toBeUndefined();
  });

  it.each([
    'agent.env=1',
    'agent.max-minutes',
    'agent.max-minutes=-1',
    'agent.max-minutes=0',
    'x=1',
  ])('have no limit `%s`', (text) => {
    expect(() => parseLimits([text])).toThrow('is not a limit of a setting');
  });
});
