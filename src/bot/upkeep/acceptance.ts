// What people did with a job's pull request, recorded as the code host tells it. Nothing is taken from
// a branch: whoever can push could say anything there. No answer is no opinion, so nothing is recorded then.

import { isSame } from '../../jobs/intake.ts';
import { NotFound, sentence } from '../../shared/errors.ts';
import type { BotContext } from '../bot-context.ts';
import type { ChangedFile, PullInfo, ThreadHost } from '../thread-host.ts';

/** Answers whether that was news. */
export async function noteAcceptance(pull: PullInfo, bot: BotContext): Promise<boolean> {
  const { records, threads } = await bot.backend();
  const id = (await threads.ownerOf(pull))?.id;
  if (!records || id === undefined || !pull.sameRepository) return false;
  const own = await records.pullOf(id);
  const { state, createdAt: openedAt, closedAt: decidedAt, updatedAt: seenAt } = pull;
  // As long as nobody has decided, there is nothing to record.
  if (isSame(own.acceptance ?? { state: 'open', decidedAt: null }, { state, decidedAt })) {
    return false;
  }
  const changed = state === 'merged' ? await editsOf(pull, own.head, bot.host) : NO_EDITS;
  return records.noteAcceptance(id, {
    ...{ pull: pull.number, state, openedAt, decidedAt, seenAt },
    ...changed,
  });
}

/** That it does not work keeps nothing else from being done: the next housekeeping notices it. */
export async function tryToNote(number: number, bot: BotContext): Promise<boolean> {
  try {
    return await noteAcceptance(await bot.host.pull(number), bot);
  } catch (error) {
    if (bot.waits?.(error)) throw error;
    bot.log.warn(`What became of #${number} was not recorded: ${sentence(error)}`);
    return false;
  }
}

/** For housekeeping: whatever was merged, closed, or reopened without anyone telling us. */
export async function noteAll(pulls: readonly PullInfo[], bot: BotContext): Promise<number> {
  const { records } = await bot.backend();
  const known = await records?.accepted?.();
  const byPull = known && new Map(known.map((one) => [one.pull, one]));
  // Each record that is read by itself takes a request, and most of what was closed is recorded.
  const isNews = ({ number, state, closedAt: decidedAt }: PullInfo) => {
    const recorded = byPull?.get(number);
    return !byPull || (recorded !== undefined && !isSame(recorded, { state, decidedAt }));
  };
  let noted = 0;
  for (const pull of pulls.filter(isNews)) {
    try {
      if (await noteAcceptance(pull, bot)) noted += 1;
    } catch (error) {
      bot.log.warn(`What became of #${pull.number} was not recorded: ${sentence(error)}`);
    }
  }
  return noted;
}

interface Edits {
  edited: boolean;
  lines: number | null;
}

const NO_EDITS: Edits = { edited: false, lines: 0 };

/**
 * Compared is what the pull request changed when Docket pushed last with what it changed when it was
 * merged. So a rewritten branch counts for what is different on it, and merging the base into it for
 * nothing.
 */
async function editsOf(
  { number, headSha }: PullInfo,
  ours: string | null,
  host: ThreadHost,
): Promise<Edits> {
  if (headSha === ours) return NO_EDITS;
  try {
    if (ours === null) return { edited: true, lines: null };
    const before = await host.changedFiles(number, ours);
    const after = await host.changedFiles(number, headSha);
    const lines = countEdits(before.files, after.files);
    return { edited: lines > 0, lines };
  } catch (error) {
    // The commit was replaced, and the host has forgotten it.
    if (error instanceof NotFound) return { edited: true, lines: null };
    throw error;
  }
}

/** Lines that are added or removed by one of the two changes and not by the other. */
export function countEdits(before: readonly ChangedFile[], after: readonly ChangedFile[]): number {
  const paths = new Set([...before, ...after].map(({ path }) => path));
  let edits = 0;
  for (const path of paths) {
    const [one, other] = [before, after].map((files) => files.find((file) => file.path === path));
    edits += differingLines(one, other);
  }
  return edits;
}

function differingLines(one: ChangedFile | undefined, other: ChangedFile | undefined): number {
  const size = (file: ChangedFile | undefined) => (file?.additions ?? 0) + (file?.deletions ?? 0);
  if (!one || !other) return Math.max(1, size(one) + size(other));
  if (one.patch === undefined || other.patch === undefined) {
    // Of large and of binary files, only the figures are known: at least this much is different.
    return Math.abs(one.additions - other.additions) + Math.abs(one.deletions - other.deletions);
  }
  const counts = new Map<string, number>();
  const add = (patch: string, step: 1 | -1) => {
    for (const line of patch.split('\n')) {
      if (/^[+-]/.test(line)) counts.set(line, (counts.get(line) ?? 0) + step);
    }
  };
  add(one.patch, 1);
  add(other.patch, -1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}
