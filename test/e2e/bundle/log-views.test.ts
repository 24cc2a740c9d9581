// `mode: views` from access logs, through the committed bundle.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AI, logLine } from '../../support/access-logs.ts';
import { place } from '../../support/place.ts';
import { testGit } from '../../support/repository.ts';
import { runStep } from '../../support/runner.ts';
import { tempDir } from '../../support/temp.ts';

const DATES = { 'date-from': '2026-10-01', 'date-to': '2026-11-01' };

function logs(text: string): string {
  const dir = tempDir();
  writeFileSync(join(dir, 'access.log'), text);
  return join(dir, '*.log');
}

async function setUp(isPrivate: boolean) {
  const { sandbox, step, repository } = await place();
  const payload = { schedule: '0 6 * * 1', repository: { private: isPrivate } };
  const run = (text: string) =>
    runStep(step({ name: 'schedule', payload }, { ...DATES, 'access-logs': logs(text) }));
  const history = async () => {
    const refs = await testGit.run(['--git-dir', repository.gitDir, 'for-each-ref', 'refs/docket']);
    return refs.includes('refs/docket/views');
  };
  return { sandbox, run, history, repository };
}

describe('a scheduled run with access logs', () => {
  it('needs no service, and keeps no history in a public repository', async () => {
    const { run, history } = await setUp(false);
    const ended = await run(logLine(1, '/a') + logLine(2, '/a', AI));
    expect(ended.code).toBe(0);
    expect(ended.outputs).toMatchObject({
      'views-human': '1',
      'views-ai': '1',
      'views-total': '2',
      pages: '1',
    });
    expect(await history()).toBe(false);
  });

  it('compares with no period of which the logs have only a part, and says so', async () => {
    const { run } = await setUp(false);
    const days = (first: string, count: number) =>
      Array.from({ length: count }, (_, n) => {
        const date = new Date(Date.parse(first) + n * 86_400_000).toUTCString().slice(5, 16);
        return logLine(1, '/a').replace('01/Oct/2026', date.replaceAll(' ', '/'));
      }).join('');
    const half = await run(days('2026-09-25', 37));
    expect(half.log).toContain(
      'There is no comparison, because the logs have no entries on 25 of the previous 31 days.',
    );
    expect(half.summary).not.toContain('before');
    const whole = await run(days('2026-08-31', 62));
    expect(whole.log).not.toContain('no comparison');
  });

  it('fails where no line of the logs can be read', async () => {
    const { run } = await setUp(false);
    const ended = await run('root:x:0:0:root\nbin:x:1:1:bin\n');
    expect(ended.code).toBe(1);
    expect(ended.log).toMatch(/::error::2 of 2 lines could not be read.*log-fields/);
  });

  it('adds up what earlier logs said in a private repository, and nothing twice', async () => {
    const { run, history } = await setUp(true);
    await run(logLine(1, '/a'));
    expect(await history()).toBe(true);
    await run(logLine(1, '/a'));
    const ended = await run(logLine(8, '/b'));
    expect(ended.outputs).toMatchObject({ 'views-total': '2', pages: '2' });
  });

  it('keeps no history of logs that hold a secret of the workflow, and says so', async () => {
    const { sandbox, run, history } = await setUp(true);
    const ended = await run(logLine(1, `/a/${sandbox.token}`));
    expect(ended.code).toBe(0);
    expect(ended.log).toContain('The access logs contain a secret of this workflow');
    expect(await history()).toBe(false);
    // A stranger can ask for whatever looks like one.
    await run(logLine(1, `/a/ghp_${'a1B2'.repeat(9)}`));
    expect(await history()).toBe(true);
  });

  it('still exports where the history may not be written, and says so', async () => {
    const { step, sandbox } = await place();
    const payload = { schedule: '0 6 * * 1', repository: { private: true } };
    const token = sandbox.issueToken({ access: { contents: 'read' } });
    const ended = await runStep({
      ...step(
        { name: 'schedule', payload },
        { ...DATES, 'access-logs': logs(`${logLine(1, '/a')}junk\n`) },
      ),
      host: { ...sandbox, token },
    });
    expect(ended.code).toBe(0);
    expect(ended.outputs['views-total']).toBe('1');
    expect(ended.log).toMatch(
      /::warning::The views history could not be updated: .*contents: write/,
    );
    expect(ended.log).toMatch(
      /::warning::1 of 2 lines could not be read, the first at .*access\.log:2/,
    );
  });

  it('obeys the configuration: classes, own agents, history', async () => {
    const { run, history, repository } = await setUp(true);
    const config = `views:
  history: false
  ai-classes: [training]
  agents:
    - { agent: Reader, class: training, match: 'our-reader/' }
`;
    const files = { '.github/docket.yml': config };
    await repository.push({ by: 'ann', branch: 'main', files });
    const ended = await run(logLine(1, '/a', 'our-reader/1.0') + logLine(1, '/a', AI));
    expect(ended.outputs).toMatchObject({ 'views-ai': '1', 'views-total': '1' });
    expect(await history()).toBe(false);
  });
});
