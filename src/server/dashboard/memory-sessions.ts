// The sessions of a server on a single machine. They end with it.
import type { Session, SessionStore } from '../../projects/session.ts';
import type { Clock } from '../../shared/clock.ts';

/** The oldest goes when there are more. */
const MAX_SESSIONS = 1_000;

export function memorySessions(clock: Clock): SessionStore {
  const sessions = new Map<string, Session>();
  const valid = (session: Session | undefined) =>
    session && session.expiresAt > clock.now() ? session : null;
  return {
    async put(hash, session) {
      for (const [known, one] of sessions) if (!valid(one)) sessions.delete(known);
      const [oldest] = sessions.keys();
      if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
      sessions.set(hash, session);
    },
    get: async (hash) => valid(sessions.get(hash)),
    async take(hash) {
      const session = sessions.get(hash);
      sessions.delete(hash);
      return valid(session);
    },
  };
}
