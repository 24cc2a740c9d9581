// Refs as git keeps them in files, and how it tells them over HTTP. A process for each time would be
// most of what the stand-in starts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every ref and its commit, in git's order. */
export function readRefs(gitDir: string, folder = 'refs'): Map<string, string> {
  const refs = new Map<string, string>();
  const packed = unlessAbsent(() => readFileSync(join(gitDir, 'packed-refs'), 'utf8')) ?? '';
  for (const [, sha = '', ref = ''] of packed.matchAll(/^([0-9a-f]{40}) (\S+)$/gm))
    if (ref.startsWith(`${folder}/`)) refs.set(ref, sha);
  const options = { recursive: true, withFileTypes: true } as const;
  for (const entry of unlessAbsent(() => readdirSync(join(gitDir, folder), options)) ?? []) {
    if (!entry.isFile() || entry.name.endsWith('.lock')) continue;
    const path = join(entry.parentPath, entry.name);
    // It may have been deleted since it was listed.
    const sha = unlessAbsent(() => readFileSync(path, 'utf8'))?.trim();
    if (sha) refs.set(path.slice(gitDir.length + 1), sha);
  }
  return new Map([...refs].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function unlessAbsent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    return undefined;
  }
}

/**
 * What `git upload-pack` answers to a request for refs, in version 2 of the protocol; undefined when
 * the request is another one, or there are tags, which may need more than their files to answer.
 */
export function listRefs(gitDir: string, request: Buffer): string | undefined {
  const asked = linesOf(request);
  if (asked[0] !== 'command=ls-refs') return undefined;
  const refs = readRefs(gitDir);
  if ([...refs.keys()].some((ref) => ref.startsWith('refs/tags/'))) return undefined;
  const prefixes = asked.flatMap((text) => /^ref-prefix (.*)$/.exec(text)?.[1] ?? []);
  const isAsked = (ref: string) =>
    prefixes.length === 0 || prefixes.some((prefix) => ref.startsWith(prefix));
  const [, target = ''] = /^ref: (\S+)/.exec(readFileSync(join(gitDir, 'HEAD'), 'utf8')) ?? [];
  const symref = asked.includes('symrefs') ? ` symref-target:${target}` : '';
  const tip = refs.get(target);
  const head = tip ? `${tip} HEAD${symref}` : asked.includes('unborn') && `unborn HEAD${symref}`;
  const listed = [...refs].filter(([ref]) => isAsked(ref)).map(([ref, sha]) => `${sha} ${ref}`);
  const all = [...(head && isAsked('HEAD') ? [head] : []), ...listed];
  return `${all.map((text) => line(`${text}\n`)).join('')}0000`;
}

/** What `git receive-pack` says first. Which refs nobody may write is not shown. */
export function advertiseRefs(gitDir: string, capabilities: string): string {
  const refs = [...readRefs(gitDir)].filter(([ref]) => !ref.startsWith('refs/pull/'));
  const all = refs.length > 0 ? refs : [['capabilities^{}', '0'.repeat(40)] as const];
  const lines = all.map(([ref, sha], index) =>
    line(`${sha} ${ref}${index === 0 ? `\0${capabilities}` : ''}\n`),
  );
  return `${lines.join('')}0000`;
}

/** As git frames a line: its length in hexadecimal, counting those four digits, comes first. */
export const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;

/** The lines of a request, without its ends of sections. */
function linesOf(request: Buffer): string[] {
  const lines: string[] = [];
  for (let at = 0; at + 4 <= request.length; ) {
    const length = Number.parseInt(request.toString('latin1', at, at + 4), 16);
    if (length >= 4) lines.push(request.toString('utf8', at + 4, at + length).trimEnd());
    at += Math.max(length, 4);
  }
  return lines;
}
