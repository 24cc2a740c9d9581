// `docket sign-in`, for a server with a data folder or a database.
import { existsSync } from 'node:fs';
import { newLink } from '../../service/dashboard/routes/sign-in.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import { fileSessions } from '../../store/session-files.ts';
import type { Command } from '../command.ts';
import { signInCommand } from '../sign-in.ts';
import { newToken } from './dashboard.ts';

export function signIn(): Command {
  return signInCommand({
    async newLink(place) {
      if (place.kind === 'data') {
        if (!existsSync(place.dir)) {
          throw new SetupError(
            `There is no folder ${place.dir}. Use the --data of docket serve, or start it first.`,
          );
        }
        const sessions = fileSessions(place.dir, systemClock);
        return newLink({ clock: systemClock, sessions, newToken });
      }
      const { openDatabaseSessions } = await import('./with-database.ts');
      const { sessions, close } = await openDatabaseSessions(place.url);
      return newLink({ clock: systemClock, sessions, newToken }).finally(close);
    },
  });
}
