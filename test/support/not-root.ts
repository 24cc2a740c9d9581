// What runners do as an ordinary user, tried as one also where the suite runs as root.
import { execFileSync } from 'node:child_process';

const NOBODY = 65_534;

/** A module's text; what it imports is loaded before the rights are given up. Answers its output. */
export function notAsRoot(imports: string, body: string): string {
  const giveUp = `if (process.getuid() === 0) process.setuid(${NOBODY});`;
  const args = ['--input-type=module', '-e', `${imports}\n${giveUp}\n${body}`];
  return execFileSync(process.execPath, args, { encoding: 'utf8' });
}
