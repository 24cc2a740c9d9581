// The refs of a remote. Over HTTP, they are one request on a connection that stays open, for just the
// names that are wanted; `git ls-remote` starts three processes, and gets every ref there is.
import type { Git, GitCall, GitResult } from './git.ts';

interface ListedRefs {
  /** Commits by ref. */
  tips: Map<string, string>;
  /** The branch that `HEAD` stands for, if that was asked for. */
  head?: string | undefined;
}

/** All refs that match, as they are at one moment. A name that ends with `*` stands for many. */
export async function listRefs(
  git: Git,
  remote: string,
  names: readonly string[],
  call?: GitCall,
): Promise<ListedRefs | GitResult> {
  const quick = await askForRefs(git, remote, names, call?.signal);
  if (quick) return quick;
  const result = await git.try(['ls-remote', '--symref', remote, ...names], call);
  if (result.code !== 0) return result;
  const listed: ListedRefs = { tips: new Map() };
  for (const line of result.stdout.toString('utf8').split('\n')) {
    const [value = '', ref = ''] = line.split('\t');
    if (value.startsWith('ref: ')) listed.head = branchOf(value.slice(5));
    // To git, `refs/heads/refs/a` is `refs/a`, too.
    else if (names.some((name) => isMatch(ref, name))) listed.tips.set(ref, value);
  }
  return listed;
}

/** Without a process; undefined where that is impossible, or had no clear answer. */
export async function askForRefs(
  git: Git,
  remote: string,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<ListedRefs | undefined> {
  const prefixes = names.map((name) => packet(`ref-prefix ${name.replace(/\*$/, '')}\n`));
  const command = packet('command=ls-refs\n') + packet('object-format=sha1');
  const request = `${command}0001${packet('symrefs\n')}${prefixes.join('')}0000`;
  const answer = await git.ask?.(remote, request, signal);
  return answer && readAnswer(answer, names);
}

/** A list without its end, or with anything else in it, is no list. */
function readAnswer(answer: Buffer, names: readonly string[]): ListedRefs | undefined {
  const listed: ListedRefs = { tips: new Map() };
  for (let at = 0; ; ) {
    const digits = answer.toString('latin1', at, at + 4);
    if (digits === '0000') return at + 4 === answer.length ? listed : undefined;
    const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
    if (length <= 4 || at + length > answer.length) return undefined;
    const line = answer.toString('utf8', at + 4, at + length);
    const [, oid, ref, target] =
      /^([0-9a-f]{40}) (\S+)(?: symref-target:(\S+))?\n?$/.exec(line) ?? [];
    if (oid === undefined || ref === undefined) return undefined;
    if (ref === 'HEAD') listed.head = branchOf(target);
    if (names.some((name) => isMatch(ref, name))) listed.tips.set(ref, oid);
    at += length;
  }
}

const branchOf = (ref = '') => /^refs\/heads\/(.+)$/.exec(ref)?.[1];

const isMatch = (ref: string, name: string) =>
  name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name;

/** As git frames a line: its length in hexadecimal, counting those four digits, comes first. */
function packet(line: string): string {
  return (Buffer.byteLength(line) + 4).toString(16).padStart(4, '0') + line;
}
