// A run as a user that nobody else uses. Its copy is moved to a folder that users can access, because
// opening the parent folders would reveal what else is in them.
import { chmodSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../../shared/errors.ts';
import {
  dropTo,
  elevated,
  endAll,
  NotAvailable,
  processes,
  reserveUser,
  runHelper,
  type SandboxMaker,
  type SandboxOptions,
  uidOf,
  withEnv,
} from './sandbox.ts';
import { above, programOf } from './system-files.ts';

/** Repeated, because sudo may be just about to start the program. */
const KILL_USER = 'for i in 1 2 3 4 5 6 7 8 9 10; do "$@"; sleep 0.2; done';

export function otherUserSandbox(options: SandboxOptions): SandboxMaker {
  const { elevate } = options;
  return async ({ command, dir, scratch, env: given }) => {
    const env: Record<string, string> = { ...given, DOCKET_ISOLATION: 'other-user' };
    const root = dirname(scratch);
    mustBeOpen(root);
    mustBeUsable(command, env.PATH ?? '');
    const user = await reserveUser(options, root);
    const copy = join(root, 'copy');
    // Passable, and no more: the names in it are known, and what they name is closed.
    chmodSync(root, 0o711);
    for (const folder of [dir, scratch]) chmodSync(folder, 0o700);
    await user.orFree(async () => {
      await user.move(dir, copy);
      await user.take(copy, scratch);
    });
    const drop = dropTo(user);
    // As that user, "everyone I may signal" is exactly everyone of the sandbox.
    const killAll = [...drop, 'sh', '-c', 'kill -KILL -1'];
    const args = [...drop.slice(1), ...withEnv(env, copy), 'sh', '-c', command];
    return {
      ...elevated(elevate, env, 'setpriv', args),
      watch: () => ({ elevate, script: KILL_USER, args: killAll }),
      async end(child) {
        const left = () =>
          processes().filter(
            ({ pid, ended }) => !ended && (pid === child.pid || uidOf(pid) === user.uid),
          ).length;
        await endAll(left, async () => void (await runHelper(options, killAll)), options.clock);
      },
      async release() {
        await user.giveBack(copy, scratch);
        await user.move(copy, dir);
        await user.free();
      },
    };
  };
}

function mustBeOpen(folder: string): void {
  const closed = above(folder).find((path) => (statSync(path).mode & 0o001) === 0);
  if (closed === undefined) return;
  throw new NotAvailable(
    `other users cannot access \`${closed}\`, and Docket does not change its permissions; set TMPDIR to a folder that they can access, such as /tmp`,
  );
}

/** A program in somebody's closed home; the shell would say that it is not there. */
function mustBeUsable(command: string, path: string): void {
  const file = programOf(command, path);
  if (file === undefined) return;
  const names = [file, realpathSync(file)];
  const closed = names
    .flatMap((name) => above(name))
    .find((folder) => (statSync(folder).mode & 0o001) === 0);
  if (closed === undefined) return;
  throw new SetupError(
    `The agent runs as another user, and other users cannot access \`${closed}\`, where \`${file}\` is installed. Install the program where all users can access it, for example with \`sudo npm install --global --prefix /usr/local\`, or install bubblewrap.`,
  );
}
