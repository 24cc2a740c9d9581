// The folder for everything temporary of a server or worker. It is locked for as long as the process
// lives, so what a killed one left is known for certain, and the next one on the machine removes it.
import { chmod, lstat, mkdtemp, readdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError } from '../shared/errors.ts';
import { takeLock } from '../shared/lock.ts';
import { removeTree } from '../shared/remove.ts';
import type { Command } from './command.ts';

const LOCK = 'process.lock';
const OURS = /^docket-[A-Za-z0-9]{6}$/;

/** The command, with such a folder as its `TMPDIR`. */
export function inOwnFolder(command: Command, env: NodeJS.ProcessEnv): Command {
  return {
    ...command,
    async run(argv, terminal) {
      await using folder = await openOwnFolder(env.TMPDIR || tmpdir());
      env.TMPDIR = folder.dir;
      return await command.run(argv, terminal);
    },
  };
}

export async function openOwnFolder(tmp: string): Promise<AsyncDisposable & { dir: string }> {
  const cleaning = removeAbandoned(tmp);
  const made = await mkdtemp(join(tmp, 'docket-new-'));
  const lock = await takeLock(join(made, LOCK));
  if (!lock) throw new SetupError(`${made} cannot be locked. Start Docket again.`);
  // Agents that run as another user have their folders in it.
  await chmod(made, 0o711);
  // Nobody takes it for abandoned between its making and its lock.
  const dir = join(tmp, `docket-${made.slice(-6)}`);
  await rename(made, dir);
  return {
    dir,
    async [Symbol.asyncDispose]() {
      await cleaning;
      await removeTree(dir).catch(() => {});
      lock.release();
    },
  };
}

/** Only folders of our own user with a lock that nobody holds. Links are not followed. */
async function removeAbandoned(tmp: string): Promise<void> {
  const names = await readdir(tmp).catch(() => []);
  for (const dir of names.filter((name) => OURS.test(name)).map((name) => join(tmp, name))) {
    const path = join(dir, LOCK);
    const [folder, file] = await Promise.all(
      [dir, path].map((one) => lstat(one).catch(() => null)),
    );
    if (!folder?.isDirectory() || !file?.isFile() || folder.uid !== process.getuid?.()) continue;
    const lock = await takeLock(path).catch(() => undefined);
    if (!lock) continue;
    await removeTree(dir).catch(() => {});
    lock.release();
  }
}
