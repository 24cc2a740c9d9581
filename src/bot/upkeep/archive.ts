// The pull request of a job was merged or closed: that is recorded, and the job is archived. One that is
// opened again counts as open, but its job stays archived.
import { Conflict, NotFound } from '../../shared/errors.ts';
import type { BotContext } from '../bot-context.ts';
import { ignored, type Result } from '../outcome.ts';
import { tryToNote } from './acceptance.ts';

interface ClosedPull {
  pull: number;
  headRef: string;
}

export async function archiveClosed(
  { pull, headRef }: ClosedPull,
  bot: BotContext,
): Promise<Result> {
  const id = jobOfBranch(headRef);
  if (id === undefined) return ignored(`the branch \`${headRef}\` is not a job’s`);
  if (bot.dryRun) {
    return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
  }
  const { service, projectId } = await bot.backend();
  if (!service.control) return ignored('the service manages its jobs itself');
  await tryToNote(pull, bot);
  try {
    const job = await service.control.archive(projectId, id, { signal: bot.signal });
    return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
  } catch (error) {
    if (error instanceof NotFound) return ignored(`there is no job ${id}`);
    // It works on a follow-up just now; the next sweep, or the next command, will notice.
    if (error instanceof Conflict) return ignored(`job ${id} is still working`);
    throw error;
  }
}

export async function noteReopened({ pull }: ClosedPull, bot: BotContext): Promise<Result> {
  const noted = !bot.dryRun && (await tryToNote(pull, bot));
  if (!noted) return ignored(`#${pull} did not count as closed`);
  return { outcome: 'ignored', message: `#${pull} counts as open again.` };
}

/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
export function jobOfBranch(headRef: string): string | undefined {
  return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}
