// Where this copy of Docket was cloned from, as git remembers it: links to its documents lead there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As seen from the bundle, and from here. */
const ROOTS = ['..', '../..'];

/** A web address without a slash at its end; undefined where git knows none, as in a package. */
export function readHome(): string | undefined {
  try {
    return homeIn(readFileSync(join(ownFolder() ?? '', '.git/config'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The folder of this copy: not that of a project that Docket was copied to. */
export function ownFolder(): string | undefined {
  const roots = ROOTS.map((root) => join(import.meta.dirname, root));
  return roots.find((one) => existsSync(join(one, 'action.yml')));
}

export function homeIn(config: string): string | undefined {
  const [, section = ''] = /^\[remote "origin"\]\n((?:[ \t].*\n?)*)/m.exec(config) ?? [];
  const address = /^\s*url = (\S+)$/m.exec(section)?.[1] ?? '';
  const web = webAddress(address);
  return web?.startsWith('https:') ? web : undefined;
}

/** Where a browser finds what git finds at this address. */
export function webAddress(address: string): string | undefined {
  const [, user, path] = /^[\w.-]+@([\w.-]+):([\w./-]+)$/.exec(address) ?? [];
  const url = URL.parse(user ? `ssh://${user}/${path}` : address);
  if (!url || !['https:', 'http:', 'ssh:'].includes(url.protocol)) return undefined;
  // Never with the user and the password that may be in it.
  const [protocol, host] =
    url.protocol === 'ssh:' ? ['https:', url.hostname] : [url.protocol, url.host];
  return `${protocol}//${host}${url.pathname.replace(/\/?(?:\.git)?\/?$/, '')}`;
}
