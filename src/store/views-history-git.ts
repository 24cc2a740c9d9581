// The views history in a ref of the repository: an index of the days and one small file for each,
// at the root, where opening the ref brings them along. Merging twice changes nothing, so that a
// lost race or an unclear push is simply decided again.
import * as z from 'zod';
import { CorruptState, Unavailable } from '../shared/errors.ts';
import { PushUnclear, RaceLost, type RemoteRefs } from '../shared/git/refs.ts';
import { backoff, type Random } from '../shared/retry.ts';
import type { Clock } from '../shared/runtime.ts';
import { type FileDay, inSpan } from '../views/counting/file-day.ts';
import { byDay, decodeDay, mergeDay, type ViewsHistory } from '../views/counting/history.ts';
import { LOST, MAX_ATTEMPTS } from './race.ts';

interface GitHistoryOptions {
  /** With a scratch repository that nobody else uses: git locks it. */
  refs: RemoteRefs;
  ref?: string;
  clock: Clock;
  random: Random;
  /** Throws when a text contains something that must not be published. */
  guard?: (text: string) => void;
}

const INDEX = 'index.json';
const Index = z.object({ version: z.literal(1), days: z.array(z.iso.date()) });

const fileOf = (day: string) => `${day}.ndjson`;

export function createGitHistory(options: GitHistoryOptions): ViewsHistory {
  const { refs, ref = 'refs/docket/views', clock, random, guard } = options;
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work, work);
    turn = done;
    return done;
  }

  async function open(): Promise<{ commit: string | null; days: string[] }> {
    const [index] = await refs.fetch([{ ref, path: INDEX }]);
    if (!index) return { commit: null, days: [] };
    return { commit: index.commit, days: decodeIndex(index.content, ref) };
  }

  async function readDays(commit: string, days: readonly string[]): Promise<(string | null)[]> {
    const files = await refs.read(days.map((day) => ({ commit, path: fileOf(day) })));
    return files.map((file) => file?.toString('utf8') ?? null);
  }

  async function tryAdd(days: Map<string, FileDay[]>): Promise<void> {
    const { commit, days: known } = await open();
    const names = [...days.keys()];
    const before = commit === null ? names.map(() => null) : await readDays(commit, names);
    const files = names
      .map((day, index) => ({
        day,
        before: before[index] ?? null,
        after: mergeDay(before[index] ?? null, day, days.get(day) ?? [], where(ref, day)),
      }))
      .filter(({ before, after }) => before !== after);
    if (files.length === 0) return;
    for (const { after } of files) guard?.(after);
    const index = { version: 1, days: [...new Set([...known, ...names])].sort() };
    const contents = files.map(({ day, after }) => ({ path: fileOf(day), content: after }));
    const write = {
      ref,
      expected: commit,
      files: [{ path: INDEX, content: `${JSON.stringify(index)}\n` }, ...contents],
      message: `Keep the views of ${files.length === 1 ? files[0]?.day : `${files.length} days`}`,
    };
    await refs.push([write], Math.floor(clock.now() / 1000));
  }

  return {
    add: (days) =>
      inTurn(async () => {
        for (let lost = 0; lost < MAX_ATTEMPTS; lost++) {
          try {
            return await tryAdd(byDay(days));
          } catch (error) {
            if (!(error instanceof RaceLost || error instanceof PushUnclear)) throw error;
            await clock.sleep(backoff(lost - 1, LOST, random));
          }
        }
        throw new Unavailable('Other runs keep writing to the views history. Run this one again.');
      }),
    read: (span) =>
      inTurn(async () => {
        const { commit, days } = await open();
        const wanted = days.filter((day) => inSpan(day, span));
        if (commit === null) return [];
        const texts = await readDays(commit, wanted);
        return texts.flatMap((text, index) =>
          decodeDay(text ?? '', where(ref, wanted[index] ?? '')),
        );
      }),
  };
}

function where(ref: string, day: string): string {
  return `\`${ref}:${fileOf(day)}\``;
}

function decodeIndex(content: Buffer | null, ref: string): string[] {
  try {
    return Index.parse(JSON.parse(content?.toString('utf8') ?? '')).days;
  } catch (error) {
    throw new CorruptState(
      `The views history in \`${ref}\` cannot be read and was not changed. Restore the ref from an earlier commit, or delete it to start over.`,
      { cause: error },
    );
  }
}
