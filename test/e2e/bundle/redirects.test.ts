// `mode: redirects` through the committed bundle: from access logs to one pull request, without an agent.
import { describe, expect, it } from 'vitest';
import { type Inputs, place } from '../../support/place.ts';
import { runStep, type Step } from '../../support/runner.ts';
import { DAY_MS, daily, logFile, misses, TODAY, views, WEEK } from '../../support/traffic.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
const STEADY = views('/guides/start', 5) + views('/cli', 5) + views('/guides/configuration', 5);
const DOCS_JSON = '{\n  "navigation": {\n    "pages": ["guides/start", "cli"]\n  }\n}\n';

async function setUp(more: Record<string, string> = {}) {
  const here = await place();
  const files = {
    'docs/guides/start.mdx': '# Start\n',
    'docs/guides/configuration.mdx': '# Configuration\n',
    'docs/cli.mdx': '# Command line\n',
    'docs/docs.json': DOCS_JSON,
    ...more,
  };
  await here.repository.push({ by: 'ann', branch: 'main', files });
  const run = (log: string, inputs: Inputs = {}, step: Partial<Step> = {}) =>
    runStep(
      here.step(
        SCHEDULE,
        {
          mode: 'redirects',
          'access-logs': logFile(STEADY + log),
          'agent-command': '',
          ...WEEK,
          ...inputs,
        },
        step,
      ),
    );
  return { ...here, run };
}

const LOG =
  misses('/config/configuration', 3) +
  misses('/guides/configuratoin.md', 2) +
  misses('/nothing', 9);

describe('mode: redirects', () => {
  it('turns missing pages with one clearly nearest page into one pull request', async () => {
    const { run, repository } = await setUp();
    const ended = await run(LOG);
    expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(JSON.parse(ended.outputs.redirects ?? '')).toMatchObject([
      { from: '/config/configuration', to: '/guides/configuration', in: 'docs/docs.json', ai: 21 },
      { from: '/guides/configuratoin.md', to: '/guides/configuration', ai: 14 },
    ]);
    const [made] = await repository.pulls();
    expect(repository.thread(made?.number ?? 0).title).toBe(
      'docs: Add 2 redirects to docs/docs.json',
    );
    const text = await repository.file(made?.pull.headRef ?? '', 'docs/docs.json');
    expect(JSON.parse(text ?? '').redirects).toEqual([
      { source: '/config/configuration', destination: '/guides/configuration' },
      { source: '/guides/configuratoin', destination: '/guides/configuration' },
    ]);
    expect(text).toContain('"pages": ["guides/start", "cli"]');
    const { body } = repository.thread(made?.number ?? 0);
    expect(body).toContain('Readers requested 2 paths 35 times that do not exist');
    expect(ended.summary).toContain('1 missing page had no clearly nearest page.');

    const second = await run(LOG);
    expect(second, second.log).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(second.log).toContain('#1 is open.');
    await repository.merge(1, { by: 'ann' });
    const third = await run(LOG);
    expect(third.summary, third.log).toContain('Nothing to do: all redirects are there already.');
    expect(await repository.pulls()).toHaveLength(1);
  });

  it('shows the list in a dry run and starts nothing', async () => {
    const { run, repository } = await setUp();
    const ended = await run(LOG, { 'dry-run': 'true' });
    expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'dry-run' } });
    expect(ended.summary).toContain(
      '| `/config/configuration` | `/guides/configuration` | 21 | 0 |',
    );
    expect(await repository.pulls()).toHaveLength(0);
  });

  it('writes to the configured place, also outside docs-paths, and says what it needs otherwise', async () => {
    const files = {
      'vercel.json': '{\n  "cleanUrls": true\n}\n',
      '.github/docket.yml': 'redirects: { in: vercel.json }\n',
    };
    const { run, repository } = await setUp(files);
    const ended = await run(LOG);
    expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    const [made] = await repository.pulls();
    const text = await repository.file(made?.pull.headRef ?? '', 'vercel.json');
    const { cleanUrls, redirects } = JSON.parse(text ?? '');
    expect(cleanUrls).toBe(true);
    const first = { source: '/config/configuration', destination: '/guides/configuration' };
    expect(redirects[0]).toEqual({ ...first, permanent: true });
    const other = await setUp({ 'docs/docs.json': '[]' });
    const refused = await other.run(LOG);
    expect(refused.code).toBe(1);
    expect(refused.log).toContain('`docs/docs.json` has no list of redirects that can be read.');
    expect(refused.log).toContain('Name it with `redirects: in`');
  });

  it('counts four weeks later what is still not found', async () => {
    const { run, repository, step, said } = await setUp();
    await run(LOG);
    await repository.merge(1, { by: 'ann' });
    const thread = repository.thread(1);
    const time = new Date((TODAY - 30) * DAY_MS + 40_000_000).toISOString();
    Object.assign(thread, { closedAt: time });
    Object.assign(thread.pull ?? {}, { mergedAt: time });
    const missed = (from: number, to: number, times: number) =>
      daily(from, to, '/config/configuration', times).replaceAll('" 200 ', '" 404 ');
    const log =
      daily(60, 0, '/cli', 2) +
      daily(60, 0, '/guides/start', 2) +
      missed(60, 30, 3) +
      missed(30, 0, 1);
    const ended = await runStep(step(SCHEDULE, { 'access-logs': logFile(log) }));
    expect(ended, ended.log).toMatchObject({ code: 0 });
    const [receipt] = said(1).filter((text) => text.includes('Four weeks later'));
    expect(receipt).toContain('under the paths that this pull request redirects');
    expect(receipt).toContain('| `/config/configuration` | 84 → 28 | 0 → 0 |');
    expect(receipt).toContain('| **All these paths** | 84 → 28 | 0 → 0 |');
    expect(receipt).not.toContain('The whole site');
  });
});
