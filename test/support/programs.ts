import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';

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

/** A test that needs a program; where there is none, the test is skipped and its name says why. */
export function itWith(program: string, name: string, test: () => void | Promise<void>): void {
  if (hasProgram(program)) it(name, test);
  else it.skip(`${name} (there is no ${program} here)`, test);
}

/** Whether a program of this name is on PATH. */
function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));
}
