// Where this copy of Docket was cloned from, as git remembers it: links to its documents lead there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As seen from the bundle, and from here. */
const ROOTS = ['..', '../..'];

/** A web address without a slash at its end; undefined where git knows none, as in a package. */
export function readHome(): string | undefined {
  try {
    const roots = ROOTS.map((root) => join(import.meta.dirname, root));
    // A folder without action.yml may be a project that Docket was copied to.
    const root = roots.find((one) => existsSync(join(one, 'action.yml'))) ?? '';
    return homeIn(readFileSync(join(root, '.git/config'), 'utf8'));
  } catch {
    return undefined;
  }
}

export function homeIn(config: string): string | undefined {
  const [, section = ''] = /^\[remote "origin"\]\n((?:[ \t].*\n?)*)/m.exec(config) ?? [];
  const address = /^\s*url = (\S+)$/m.exec(section)?.[1] ?? '';
  const [, user, path] = /^[\w.-]+@([\w.-]+):([\w./-]+)$/.exec(address) ?? [];
  const url = URL.parse(user ? `ssh://${user}/${path}` : address);
  if (!url || !['https:', 'ssh:'].includes(url.protocol)) return undefined;
  // Never with the user and the password that may be in it.
  const host = url.protocol === 'https:' ? url.host : url.hostname;
  return `https://${host}${url.pathname.replace(/\/?(?:\.git)?\/?$/, '')}`;
}
