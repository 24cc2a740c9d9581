// A run under bubblewrap, set up by ourselves or by sudo. The agent is never root for the kernel, not
// even in a user namespace: to root without any capability, kernel settings are still writable.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bubblewrapArguments } from './bubblewrap.ts';
import { type CellMaker, type CellOptions, dropTo, elevated, ids, withEnv } from './cell.ts';
import { endAll, isAlive, runHelper, signal } from './processes.ts';
import { reachable, type Surroundings } from './reachable.ts';
import { reserveUser } from './unused-user.ts';

/** `$0` receives the process id of the cell's first process; sudo closes every other descriptor. */
const WITH_INFO = 'exec "$@" 3>"$0"';

/** The same note, read by the watcher: it may not have been written yet when we die. */
const KILL_FIRST = `for i in 1 2 3 4 5 6 7 8 9 10; do
  pid=$(sed -n 's/.*"child-pid": *\\([0-9]*\\).*/\\1/p' "$1"); kill -KILL "$pid" && break; sleep 0.2
done`;

export function bubblewrapCell(options: CellOptions & Surroundings): CellMaker {
  const { elevate } = options;
  const bySudo = elevate.length > 0;
  return async ({ command, dir, scratch, env: given }) => {
    // A folder of links into the system may be all that is on PATH, and is not shown.
    const env = {
      ...given,
      PATH: [given.PATH, '/usr/bin', '/bin'].join(':'),
      DOCKET_ISOLATION: 'bubblewrap',
    };
    const info = join(dirname(scratch), 'cell.json');
    const isRoot = ids().uid === 0;
    const layout = bubblewrapArguments({
      dir,
      scratch,
      reachable: [...reachable(command, options), ...certificateFolders(env, options)],
      places: options.places,
      userNamespace: !bySudo && !isRoot,
    });
    const user = isRoot ? await reserveUser(elevate, dirname(scratch)) : undefined;
    await user?.orFree(() => user.take(dir, scratch));
    const inside = bySudo || user ? [...dropTo(user ?? ids()), ...withEnv(env, dir)] : [];
    const args = ['-c', WITH_INFO, info, 'bwrap', ...layout, ...inside, 'sh', '-c', command];
    const first = () => firstProcess(info);
    return {
      ...elevated(elevate, env, 'sh', args),
      // Without sudo, bubblewrap is our child and dies with us.
      ...(bySudo && { watch: () => ({ elevate, script: KILL_FIRST, args: [info] }) }),
      async end(child) {
        // Killing a namespace's first process ends all others in it, wherever they have gone to.
        const left = () => [child.pid, first()].filter((pid) => pid && isAlive(pid)).length;
        const kill = async () => {
          if (child.pid && !bySudo) signal(-child.pid, 'SIGKILL');
          const pid = first();
          if (pid && bySudo && isAlive(pid))
            await runHelper('sudo', ['-n', 'kill', '-KILL', `${pid}`]);
        };
        await endAll(left, kill, options.clock);
      },
      async release() {
        await user?.giveBack(dir, scratch);
        await user?.free();
      },
    };
  };
}

const certificateFolders = (env: Record<string, string>, { places }: Surroundings) =>
  (env.SSL_CERT_DIR ?? '')
    .split(':')
    .filter((path) => path.startsWith('/') && !places.has(path) && !places.isAbove(path));

/** The id that the first process has outside, or undefined as long as there is none. */
function firstProcess(info: string): number | undefined {
  try {
    return JSON.parse(readFileSync(info, 'utf8'))['child-pid'];
  } catch {
    return undefined;
  }
}
