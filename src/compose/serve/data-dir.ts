// The folder of a server: one process at a time, and the repository that holds its state.
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createGit } from '../../git/git.ts';
import { SetupError } from '../../shared/errors.ts';

export interface DataDir {
  path: string;
  /** A bare repository, with refs as in any other that Docket keeps its state in. */
  state: string;
  /** Empty at the start: whatever a killed server left there is of no use. */
  scratch: string;
  release(): Promise<void>;
}

export async function openDataDir(dir: string, project: string, path: string): Promise<DataDir> {
  const data = resolve(dir);
  await mkdir(data, { recursive: true, mode: 0o700 });
  const lock = join(data, 'serve.lock');
  await takeLock(lock);
  await claim(join(data, 'project'), project).catch(async (error) => {
    await rm(lock, { force: true });
    throw error;
  });
  const state = join(data, 'state.git');
  if (!existsSync(join(state, 'HEAD'))) {
    const git = createGit({ path });
    await git.run(['init', '--quiet', '--bare', state]);
    await git.run(['--git-dir', state, 'config', 'uploadpack.allowFilter', 'true']);
  }
  const scratch = join(data, 'scratch');
  await rm(scratch, { recursive: true, force: true });
  return { path: data, state, scratch, release: () => rm(lock, { force: true }) };
}

/** Jobs and views of one project must never be taken up or answered by a server of another. */
async function claim(file: string, project: string): Promise<void> {
  const owner = await readFile(file, 'utf8').catch(() => undefined);
  if (owner === undefined) await writeFile(file, project, { mode: 0o600 });
  else if (owner !== project) {
    throw new SetupError(
      `This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`,
    );
  }
}

/** Two servers would each answer from their own memory of the same state. */
async function takeLock(lock: string): Promise<void> {
  for (;;) {
    try {
      const file = await open(lock, 'wx', 0o600);
      await file.writeFile(String(process.pid));
      return await file.close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (holder !== process.pid && isAlive(holder)) {
      throw new SetupError(
        `Process ${holder} already serves from this folder; stop it, or give this one another --data.`,
      );
    }
    await rm(lock, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
