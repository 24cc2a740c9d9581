// Answers to `status` and `help` do not pile up on a thread: a new one hides the older ones.
import { sentence } from '../shared/errors.ts';
import { type Desk, scopeOf } from './desk.ts';
import { MARKER_START } from './marker.ts';
import { findMarked, type Reply } from './reply.ts';

/** The newest of them; what is older was hidden by the answers in between. */
const AT_MOST = 10;

/** That it does not work is no reason to fail: the new answer is there. */
export async function hideOlder({ event, place }: Reply, desk: Desk): Promise<void> {
  const { host, log } = desk;
  try {
    const marked = await findMarked(host, place, MARKER_START, scopeOf(desk, place.thread));
    const older = marked.filter(
      ({ marker }) => marker.phase === 'answer' && marker.event !== event,
    );
    if (older.length === 0) return;
    // A signed marker can be copied; only what this token wrote is its own.
    const self = await host.self();
    const own = older.map(({ comment }) => comment).filter(({ author }) => author === self);
    await host.hideOutdated(own.slice(-AT_MOST));
  } catch (error) {
    log.warn(`Older answers could not be hidden: ${sentence(error)}`);
  }
}
