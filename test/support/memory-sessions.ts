// Sessions in memory, for tests of what stands around them.
import type { Session, SessionStore } from '../../src/service/projects/session.ts';
import type { Clock } from '../../src/shared/runtime.ts';

export function memorySessions(clock: Clock): SessionStore {
  const sessions = new Map<string, Session>();
  const valid = (session: Session | undefined) =>
    session && session.expiresAt > clock.now() ? session : null;
  return {
    async put(hash, session) {
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
