import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, it, type TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    machine?: boolean;
  }
}

/** A folder for PATH with the system's programs but for some, and with scripts of the test's own. */
export function programFolder(
  folder: string,
  { without = [], scripts = {} }: { without?: string[]; scripts?: Record<string, string> } = {},
): string {
  for (const place of ['/usr/bin', '/bin', '/usr/sbin']) {
    for (const name of existsSync(place) ? readdirSync(place) : []) {
      const link = join(folder, name);
      if (!without.includes(name) && !(name in scripts) && !existsSync(link))
        symlinkSync(join(place, name), link);
    }
  }
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  chmodSync(folder, 0o755);
  return folder;
}

/** The command lines of all living processes that hold this text. */
export function running(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(text));
}

/** `it`, or a test that is left out for this reason, which is printed at the end of the run. */
export function itUnless(reason: string | false | undefined) {
  return (
    name: string,
    test: (context: TestContext) => void | Promise<void>,
    timeoutMs?: number,
  ): void => {
    if (reason) it(name, ({ skip }) => skip(reason));
    else it(name, test, timeoutMs);
  };
}

/** In a `describe`: skips its tests for this reason. */
export function skipAllBecause(reason: string | false | undefined): void {
  beforeEach(({ skip }) => {
    if (reason) skip(reason);
  });
}

/** In a file or a `describe`: what its tests find depends on who runs them, and on which machine. */
export function looksAtMachine(): void {
  beforeEach(mark);
}

/** CI repeats these on other machines, also where nothing was missing; see machine-reporter.ts. */
export function mark({ task }: TestContext): void {
  task.meta.machine = true;
}

/** A test that needs a program. */
export function itWith(program: string, name: string, test: () => void | Promise<void>): void {
  itUnless(!hasProgram(program) && `${program} is not installed.`)(name, test);
}

/** Whether a program of this name is on PATH. */
export const hasProgram = (name: string): boolean => findProgram(name) !== undefined;

export function findProgram(name: string): string | undefined {
  const places = (process.env.PATH ?? '').split(':').map((folder) => join(folder, name));
  return places.find((path) => existsSync(path));
}
