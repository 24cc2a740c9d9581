// Tells open pages that there is something new. What it is, they fetch as anyone would: an event
// carries nothing.
import { digestOf } from '../../../shared/text/json.ts';
import { tokenHash } from '../../projects/session.ts';
import type { EventStreams, StreamedEvent } from '../../server/event-streams.ts';
import type { HttpReply } from '../../server/respond.ts';
import type { Gate } from './gate.ts';
import { SAFE } from './replies.ts';
import type { DashboardDeps, Visit } from './visit.ts';

/** How often a page's data is looked at. Several servers share the jobs, so nobody tells them. */
export const LOOK_EVERY_MS = 1_000;

export function createLive(
  { clock, streams }: Pick<DashboardDeps, 'clock'> & { streams: EventStreams },
  gate: Gate,
) {
  /** `look` gives what the page shows. */
  return async (visit: Visit, look: () => Promise<unknown>): Promise<HttpReply> => {
    const isAllowed = async () => (await gate.signedIn(visit.request)) !== null;
    async function* changes(signal: AbortSignal): AsyncGenerator<StreamedEvent> {
      let id = digestOf(await look());
      yield { id, type: 'ready' };
      for (;;) {
        await clock.sleep(LOOK_EVERY_MS, signal).catch(() => {});
        // Whoever has signed out gets nothing more.
        if (signal.aborted || !(await isAllowed())) return;
        const now = digestOf(await look());
        if (now === id) continue;
        id = now;
        yield { id, type: 'change' };
      }
    }
    const { request, token, session } = visit;
    // A person can sign in as often as they like; those who run the server have no name.
    const isOperator = session.grants === 'all';
    const owner = isOperator ? `session ${tokenHash(token)}` : `person ${session.actor}`;
    const project = visit.param('project') || undefined;
    const reply = await streams.open({
      owner,
      request,
      events: changes,
      isAllowed,
      ...(project && { project }),
    });
    return { ...reply, headers: { ...reply.headers, ...SAFE } };
  };
}
