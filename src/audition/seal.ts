// Which results of an audition are believed: those that Docket wrote on this machine. They lie in a clone,
// where somebody else could have committed them, so the key of their seal lies outside.
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { SetupError } from '../shared/errors.ts';
import { codeSpan } from '../shared/text/foreign.ts';

export interface Seal {
  of(name: string, text: string): string;
}

const KEY_BYTES = 32;

const sealWith = (key: Buffer): Seal => ({
  of: (name, text) => createHmac('sha256', key).update(`${name}\0${text}`).digest('hex'),
});

/** Of this run alone. */
export const freshSeal = (): Seal => sealWith(randomBytes(KEY_BYTES));

/** The one of this person, who can go on where an earlier run was stopped. */
export async function openSeal(env: NodeJS.ProcessEnv, clone: string): Promise<Seal> {
  const state = env.XDG_STATE_HOME || (env.HOME && join(env.HOME, '.local/state'));
  if (!state || !isAbsolute(state)) return freshSeal();
  const folder = join(state, 'docket');
  const file = join(folder, 'audition.key');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const [outside, inside] = await Promise.all([realpath(folder), realpath(clone)]);
    if (`${outside}${sep}`.startsWith(`${inside}${sep}`)) return freshSeal();
    await writeFile(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 }).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const key = await readFile(file);
    if (key.length === KEY_BYTES) return sealWith(key);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EROFS' || code === 'EACCES' || code === 'ENOTDIR') return freshSeal();
    throw cause;
  }
  throw new SetupError(`${codeSpan(file)} is damaged. Delete it, and try again.`);
}
