import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import type { ChangeToJudge } from '../../../src/jobs/changes/judge-change.ts';
import { judgeInThread } from '../../../src/jobs/workspace/judging-thread.ts';
import { WorkFailed } from '../../../src/shared/errors.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const page = (path: string, text: string, kind: FileChange['kind'] = 'added'): FileChange => ({
  path,
  kind,
  mode: '100644',
  content: Buffer.from(text),
});
const nothing = async () => null;
const never = new AbortController().signal;
const judge = (
  changes: FileChange[],
  rest: { paths?: string[]; secrets?: string[] } = {},
): ChangeToJudge => ({ changes, paths: [], earlier: [], secrets: [], ...rest });

describe('a change', () => {
  const judgeChange = judgeInThread(new ManualClock());

  it('is judged in a thread, which asks for the files before it', async () => {
    const asked: string[] = [];
    const before = async (path: string) => {
      asked.push(path);
      return Buffer.from('# Old\n\n[gone](nowhere.md)\n');
    };
    const changes = [page('docs/a.md', '# New\n\n[gone](nowhere.md) [b](b.md)\n', 'modified')];
    const docs = await judgeChange(judge(changes, { paths: ['docs/a.md'] }), before, never);
    expect(docs.problems).toEqual([
      'In `docs/a.md`, the link to `b.md` is broken: there is no such file.',
    ]);
    expect(new Set(asked)).toEqual(new Set(['docs/a.md']));
  });

  it('is refused with the reason that the thread found', async () => {
    const refused = judgeChange(
      judge([page('.github/workflows/x.yml', 'on: push')]),
      nothing,
      never,
    );
    await expect(refused).rejects.toThrow('is in `.github/`, which is never allowed');
    const leaked = judgeChange(
      judge([page('docs/a.md', 'secret-value-12345')], { secrets: ['secret-value-12345'] }),
      nothing,
      never,
    );
    await expect(leaked).rejects.toBeInstanceOf(WorkFailed);
  });

  it('leaves the main thread free, however long it takes', async () => {
    const pages = Array.from({ length: 5 }, (_, at) => page(`docs/${at}.md`, '!['.repeat(100_000)));
    let judging = true;
    let turns = 0;
    const judged = judgeChange(judge(pages), nothing, never).finally(() => {
      judging = false;
    });
    while (judging) {
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await judged).ok).toBe(true);
    // On this thread, there would be one turn for each page.
    expect(turns).toBeGreaterThan(100);
  });

  it('fails the job when it cannot be judged in time', async () => {
    const clock = new ManualClock();
    const asked = Promise.withResolvers<void>();
    const hangs = () => {
      asked.resolve();
      return new Promise<null>(() => {});
    };
    const changes = [page('docs/a.md', '# A\n', 'modified')];
    const judged = judgeInThread(clock)(judge(changes, { paths: ['docs/a.md'] }), hangs, never);
    await asked.promise;
    clock.advance(60_000);
    await expect(judged).rejects.toThrow(
      'The change could not be checked within 60 seconds, so nothing was pushed. Ask for less at a time.',
    );
  });

  it('is not judged any longer when the job is stopped', async () => {
    const stopping = new AbortController();
    const hangs = () => {
      stopping.abort(new Error('stopped'));
      return new Promise<null>(() => {});
    };
    const changes = [page('docs/a.md', '# A\n', 'modified')];
    const judged = judgeChange(judge(changes, { paths: ['docs/a.md'] }), hangs, stopping.signal);
    await expect(judged).rejects.toThrow('stopped');
  });
});
