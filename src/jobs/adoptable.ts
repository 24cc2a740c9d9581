// Whether a job in the store is this process's to take up. One that is not is left as it is, and
// does not keep the others waiting.
import { CorruptState, sentence } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import type { JobStore } from './store.ts';

export async function isAdoptable(
  id: string,
  { store, projectId, log }: { store: JobStore; projectId: string | undefined; log: Log },
): Promise<boolean> {
  try {
    const job = await store.get(id);
    if (projectId === undefined || !job || job.projectId === projectId) return true;
    log.warn(`Job ${id} was left as it is: it belongs to the project \`${job.projectId}\`.`);
  } catch (error) {
    if (!(error instanceof CorruptState)) throw error;
    log.error(`Job ${id} was left as it is: ${sentence(error)}`);
  }
  return false;
}
