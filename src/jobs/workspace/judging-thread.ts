// Judges each change in a thread of its own, within limits of time and memory.

import { WorkFailed } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import { answerAsThread, SideThread, ThreadLimitReached } from '../../shared/side-thread.ts';
import type { FileChange } from '../changes/change.ts';
import type { DocsCheck } from '../changes/docs-check.ts';
import type { ChangeToJudge, JudgeChange, judgeChange } from '../changes/judge-change.ts';

/** The largest changes that are allowed take half of it. */
const TIME_MS = 60_000;
/** In MB, without the contents of files. */
const MEMORY = 512;

type Judged = { docs: DocsCheck } | { refused: string };

export function judgeInThread(clock: Clock): JudgeChange {
  return async (change, before, signal) => {
    const thread = new SideThread('judge', { timeMs: TIME_MS, memoryMb: MEMORY, clock });
    try {
      const give = (path: unknown) => before(String(path));
      const judged = (await thread.ask(change, { signal, give })) as Judged;
      if ('refused' in judged) throw new WorkFailed(judged.refused);
      return judged.docs;
    } catch (error) {
      if (!(error instanceof ThreadLimitReached)) throw error;
      const limit = error.limit === 'time' ? `${TIME_MS / 1000} seconds` : `${MEMORY} MB of memory`;
      throw new WorkFailed(
        `The change could not be checked within ${limit}, so nothing was pushed. Ask for less at a time.`,
        { cause: error },
      );
    } finally {
      await thread.close();
    }
  };
}

/** What such a thread does. */
export function judgeForOthers(judge: typeof judgeChange): void {
  answerAsThread(async (question, want): Promise<Judged> => {
    const { changes, ...rest } = question as ChangeToJudge;
    const given = { ...rest, changes: changes.map(withBuffer) };
    try {
      return { docs: await judge(given, async (path) => asBuffer(await want(path))) };
    } catch (error) {
      if (error instanceof WorkFailed) return { refused: error.message };
      throw error;
    }
  });
}

const withBuffer = (change: FileChange) => ({ ...change, content: asBuffer(change.content) });

/** Between threads, a buffer becomes plain bytes. */
function asBuffer(bytes: unknown): Buffer | null {
  if (!(bytes instanceof Uint8Array)) return null;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
