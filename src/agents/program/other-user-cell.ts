// A run as a user that nobody else uses. Its copy is moved to a folder that users can access, because
// opening the parent folders would reveal what else is in them.
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../../shared/errors.ts';
import { type CellMaker, type CellOptions, dropTo, elevated, ids, withEnv } from './cell.ts';
import { above } from './private-places.ts';
import { endAll, processes, succeeds } from './processes.ts';
import { programOf } from './reachable.ts';

/** Repeated, because sudo may be just about to start the program. */
const KILL_USER = 'for i in 1 2 3 4 5 6 7 8 9 10; do "$@"; sleep 0.2; done';

export function otherUserCell(options: CellOptions): CellMaker {
  const { elevate } = options;
  const asRoot = async (...args: string[]) => {
    const [file = '', ...rest] = [...elevate, ...args];
    if (!(await succeeds(file, rest))) throw failed(args[0]);
  };
  return async ({ command, dir, scratch, env: given }) => {
    const env: Record<string, string> = { ...given, DOCKET_ISOLATION: 'other-user' };
    const root = dirname(scratch);
    mustBeOpen(root);
    mustBeUsable(command, env.PATH ?? '');
    const user = reserveUser(dirname(root));
    const copy = join(root, 'copy');
    const own = ({ uid, gid }: { uid: number; gid: number }, ...paths: string[]) =>
      asRoot('chown', '-hR', `${uid}:${gid}`, '--', ...paths);
    // Passable, and no more: the names in it are known, and what they name is closed.
    chmodSync(root, 0o711);
    for (const folder of [dir, scratch]) chmodSync(folder, 0o700);
    await asRoot('mv', '-T', '--', dir, copy);
    await own(user, copy, scratch);
    const drop = dropTo(user);
    // As that user, "everyone I may signal" is exactly everyone of the cell.
    const killAll = [...drop, 'sh', '-c', 'kill -KILL -1'];
    const args = [...drop.slice(1), ...withEnv(env, copy), 'sh', '-c', command];
    return {
      ...elevated(elevate, env, 'setpriv', args),
      watch: () => ({ elevate, script: KILL_USER, args: killAll }),
      async end(child) {
        const left = () =>
          processes().filter(
            (entry) => !entry.ended && (entry.uid === user.uid || entry.pid === child.pid),
          ).length;
        const [file = '', ...rest] = [...elevate, ...killAll];
        await endAll(left, async () => void (await succeeds(file, rest)), options.clock);
      },
      async release() {
        await own(ids(), copy, scratch);
        await asRoot('mv', '-T', '--', copy, dir);
        await removeLeftovers(user, elevate);
        rmdirSync(user.reservation);
      },
    };
  };
}

/** Where anyone can write, and where some programs do although `TMPDIR` names another folder. */
const SHARED = ['/tmp', '/var/tmp', '/dev/shm'];

/** Nobody else has this user id, so what it owns there is the agent's. */
async function removeLeftovers({ uid }: User, elevate: readonly string[]): Promise<void> {
  const [file = '', ...args] = [
    ...[...elevate, 'find', ...SHARED.filter((path) => existsSync(path))],
    ...['-maxdepth', '1', '-user', `${uid}`, '-exec', 'rm', '-rf', '--', '{}', '+'],
  ];
  await succeeds(file, args);
}

const failed = (program = '') =>
  new SetupError(
    `\`${program}\` failed while changing the owner of the agent’s files. Check the free space in the temporary folder, then try again.`,
  );

function mustBeOpen(folder: string): void {
  const closed = above(folder).find((path) => (statSync(path).mode & 0o001) === 0);
  if (closed === undefined) return;
  throw new SetupError(
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

interface User {
  uid: number;
  gid: number;
  reservation: string;
}

/**
 * From the range that systems keep for users who come and go. Making a folder succeeds for one
 * process only; one that was killed leaves it, and the number with what it owned is not used again.
 */
function reserveUser(tmp: string): User {
  const taken = new Set(processes().map((entry) => entry.uid));
  for (let tries = 0; tries < 1_000; tries += 1) {
    const uid = randomInt(61_184, 65_519);
    const reservation = join(tmp, `docket-user-${uid}`);
    if (taken.has(uid) || existsSync(reservation)) continue;
    try {
      mkdirSync(reservation, { mode: 0o700 });
      return { uid, gid: uid, reservation };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new SetupError(
    `No unused user ID is left. Remove the folders \`docket-user-*\` in \`${tmp}\`.`,
  );
}
