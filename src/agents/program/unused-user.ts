// A user ID that nobody else has, for one run of an agent, and the files that belong to it meanwhile.
import { randomInt } from 'node:crypto';
import { SetupError } from '../../shared/errors.ts';
import {
  ids,
  isRefusal,
  NotAvailable,
  processes,
  runHelper,
  type SandboxOptions,
} from './sandbox.ts';

interface UnusedUser {
  uid: number;
  gid: number;
  /** If this fails, there is no run, and its ID is free again. */
  orFree(prepare: () => Promise<void>): Promise<void>;
  /** Makes these files and folders its own. */
  take(...paths: string[]): Promise<void>;
  /** Both owners keep what they own. */
  move(from: string, to: string): Promise<void>;
  /** Makes them ours again; to be called when no process of this user is left. */
  giveBack(...paths: string[]): Promise<void>;
  /** Allows the ID for another run. */
  free(): Promise<void>;
}

/** The range that systems keep for users who come and go. */
const FIRST = 61_184;
const LAST = 65_518;

/** Only root can write here: in a folder that all users share, an agent could take every ID. */
const RESERVATIONS = '/var/lib/docket-users';

/** Where anyone can write, and where some programs do although `TMPDIR` names another folder. */
const SHARED = ['/tmp', '/var/tmp', '/dev/shm'];

const removeLeftovers = (uid: string) =>
  `find ${SHARED.join(' ')} -maxdepth 1 -user "${uid}" -exec rm -rf -- {} + 2>/dev/null`;

/**
 * A file for each ID, with the boot, the process, and the folder that it is reserved for. What was
 * reserved by a process that has died is removed with what the ID owned, unless one of its own
 * processes is still there. One at a time, under a lock that ends with the shell.
 */
const RESERVE = `pid=$1 run=$2 taken=$3; shift 3; umask 077
mkdir -p "$0" && [ -O "$0" ] && [ ! -L "$0" ] && exec 9>"$0/lock" && flock 9 || exit 3
boot=$(cat /proc/sys/kernel/random/boot_id)
start_of() { start=; { read -r stat < "/proc/$1/stat"; } 2>/dev/null && set -- \${stat##*)} && start=\${20}; }
for left in "$0"/[0-9]*; do
  [ -e "$left" ] || continue
  uid=\${left##*/}; case $taken in *" $uid "*) continue; esac
  read -r its_boot its_pid its_start its_run < "$left"
  start_of "$its_pid"; [ "$its_boot" = "$boot" ] && [ "$its_start" = "$start" ] && continue
  [ -n "$its_run" ] && rm -rf -- "$its_run"
  ${removeLeftovers('$uid')}; rm -f -- "$left"
done
start_of "$pid"
for uid; do
  [ -e "$0/$uid" ] && continue
  echo "$boot $pid $start $run" > "$0/$uid" || { rm -f -- "$0/$uid"; exit 3; }
  echo "$uid"; exit 0
done
exit 4`;

/** `run` is the run's own folder. */
export async function reserveUser(
  options: Pick<SandboxOptions, 'elevate' | 'path'>,
  run: string,
): Promise<UnusedUser> {
  const asRoot = (...args: string[]) => runHelper(options, args);
  const mustSucceed = async (...args: string[]) => {
    const { code, stderr } = await asRoot(...args);
    if (code !== 0) throw notIsolated(`${args[0]}: ${stderr || 'it was stopped'}`);
  };
  const taken = new Set(processes().map((entry) => entry.uid));
  const reserved = await asRoot(
    ...['sh', '-c', RESERVE, RESERVATIONS, `${process.pid}`, run, ` ${[...taken].join(' ')} `],
    ...candidates(taken),
  );
  if (reserved.code === 4) throw noneLeft();
  const uid = Number(reserved.stdout);
  if (reserved.code !== 0 || !(uid >= FIRST)) {
    throw notIsolated(`no user ID could be reserved in ${RESERVATIONS}: ${reserved.stderr}`);
  }
  const free = async () => {
    await asRoot('sh', '-c', removeLeftovers('$0'), `${uid}`);
    await mustSucceed('rm', '-f', '--', `${RESERVATIONS}/${uid}`);
  };
  return {
    uid,
    gid: uid,
    async orFree(prepare) {
      try {
        await prepare();
      } catch (error) {
        await free();
        throw error;
      }
    },
    take: (...paths) => mustSucceed('chown', '-hR', `${uid}:${uid}`, '--', ...paths),
    move: (from, to) => mustSucceed('mv', '-T', '--', from, to),
    async giveBack(...paths) {
      // It can only own what it made. What it does not own is a second name of somebody else's file,
      // and the owner of that is not changed.
      await mustSucceed('find', ...paths, '!', '-user', `${uid}`, '-delete');
      const { uid: ourUid, gid: ourGid } = ids();
      await mustSucceed('chown', '-hR', `${ourUid}:${ourGid}`, '--', ...paths);
    },
    free,
  };
}

/** All of them that no process has, from a random one on. */
function candidates(taken: ReadonlySet<number>): string[] {
  const count = LAST - FIRST + 1;
  const start = randomInt(count);
  return Array.from({ length: count }, (_, step) => FIRST + ((start + step) % count))
    .filter((uid) => !taken.has(uid))
    .map(String);
}

function notIsolated(why: string): SetupError {
  if (isRefusal(why)) return new NotAvailable(why);
  return new SetupError(
    `The agent was not started, because it could not be isolated (${why}). The machine may be out of processes, memory, or disk space. Free some, then try again.`,
  );
}

const noneLeft = () =>
  new SetupError(
    `The agent was not started, because each user ID from ${FIRST} to ${LAST} belongs to another run on this machine, as listed in \`${RESERVATIONS}\`. Try again when some of them have ended.`,
  );
