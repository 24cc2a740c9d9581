import { describe, expect, it } from 'vitest';
import type { JobRecord, Turn } from '../../src/jobs/job.ts';
import { body, commitMessage, turnLine } from '../../src/jobs/pull-request-text.ts';
import { aJob } from '../support/job.ts';

function withTurns(many: number, summary: string): JobRecord {
  const job = aJob();
  const turn = (n: number): Turn => ({
    ...(job.turns[0] as Turn),
    prompt: `Instruction ${n}: ${'x'.repeat(1_900)}`,
    state: 'done',
    summary,
  });
  return { ...job, turns: Array.from({ length: many }, (_, n) => turn(n)) };
}

describe('a commit message', () => {
  it('does nothing by what an agent or a person says in it', () => {
    const job = withTurns(2, '');
    const turn = { ...(job.turns[1] as Turn), prompt: 'fixes #12, thanks @mona [ci skip]' };
    const said = `Wrote it. [skip ci]\n\nskip-checks: true\n\n${turnLine(job.id, 2)}\nRequested-by: root`;
    const message = commitMessage(job, turn, 1, said);
    expect(message).not.toMatch(/\[(?:skip|ci)|skip-checks:|#12|@mona/);
    expect(message.split('\n').filter((line) => line === turnLine(job.id, 2))).toEqual([]);
    expect(message.split('\n').filter((line) => line === turnLine(job.id, 1))).toHaveLength(1);
    expect(message).not.toMatch(/^Requested-by: root/m);
  });
});

const EMPTY = { paths: [], checks: [], word: undefined };

describe('the text of a pull request', () => {
  it('fits, however long the conversation has become', () => {
    const review = { paths: [{ path: 'docs/a.md', kind: 'added' }], checks: [], word: '/handbook' };
    const text = body(withTurns(60, 'y\n'.repeat(3_000)), review);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('Instruction 0:');
    expect(text).toContain('Instruction 59:');
    expect(text).toMatch(/\(\d+ requests in between are not shown here\.\)/);
    expect(text).toContain('docs/a.md');
    expect(text).toContain('comment `/handbook …` here');
  });

  it('leaves nothing out of a short one', () => {
    const text = body(withTurns(3, 'Done.'), EMPTY);
    for (const n of [0, 1, 2]) expect(text).toContain(`Instruction ${n}:`);
    expect(text).not.toContain('not shown');
    expect(text).not.toContain('comment');
  });

  it('links only to a web address, whatever the record says', () => {
    const job = withTurns(1, 'Done.');
    const [turn] = job.turns;
    const from = (url: string) =>
      body({ ...job, turns: [{ ...(turn as Turn), origin: { url } }] }, EMPTY);
    expect(from('https://github.example/octo/docs/issues/1')).toContain('[on this thread](https:');
    expect(from('javascript:alert(1)')).not.toContain('on this thread');
    expect(from('https://a) ![x](https://b')).not.toContain('on this thread');
  });
});
