// A remote in git's own protocol: its refs listed and changed, and a few objects fetched. Each is one
// request, over HTTP on a connection that stays open; git would start three to six processes.
import type { Git, GitCall, GitResult } from './git.ts';
import { type GitObject, packOf, readPack, SHA1 } from './objects.ts';

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
  const request = `${command}${DELIMITER}${packet('symrefs\n')}${prefixes.join('')}${FLUSH}`;
  const answer = await git.ask?.(remote, 'git-upload-pack', request, signal);
  return Buffer.isBuffer(answer) ? readAnswer(answer, names) : undefined;
}

/** A list without its end, or with anything else in it, is no list. */
function readAnswer(answer: Buffer, names: readonly string[]): ListedRefs | undefined {
  const lines = readPackets(answer);
  if (!lines) return undefined;
  const listed: ListedRefs = { tips: new Map() };
  for (const line of lines) {
    const [, oid, ref, target] =
      /^([0-9a-f]{40}) (\S+)(?: symref-target:(\S+))?\n?$/.exec(line.toString('utf8')) ?? [];
    if (oid === undefined || ref === undefined) return undefined;
    if (ref === 'HEAD') listed.head = branchOf(target);
    if (names.some((name) => isMatch(ref, name))) listed.tips.set(ref, oid);
  }
  return listed;
}

const branchOf = (ref = '') => /^refs\/heads\/(.+)$/.exec(ref)?.[1];

const isMatch = (ref: string, name: string) =>
  name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name;

/**
 * These objects; with a commit all of its folders, but no files, and not the commits before it.
 * undefined where only git can fetch them, or nobody, or they have more than `most` bytes.
 */
export async function fetchObjects(
  git: Git,
  remote: string,
  wanted: string[],
  { signal, most }: { signal?: AbortSignal; most?: number } = {},
): Promise<GitObject[] | undefined> {
  if (!wanted.every((oid) => SHA1.test(oid))) return undefined;
  const options = ['no-progress', 'ofs-delta', 'deepen 1', 'filter blob:none'];
  const lines = [...options, ...wanted.map((oid) => `want ${oid}`), 'done'];
  const command = packet('command=fetch\n') + packet('object-format=sha1');
  const request = `${command}${DELIMITER}${lines.map((line) => packet(`${line}\n`)).join('')}${FLUSH}`;
  const answer = await git.ask?.(remote, 'git-upload-pack', request, signal);
  const packets = Buffer.isBuffer(answer) ? readPackets(answer) : undefined;
  const start = packets?.findIndex((one) => one.equals(PACK)) ?? -1;
  const bands = packets?.slice(start + 1) ?? [];
  if (start < 0 || !bands.every((one) => one[0] === 1 || one[0] === 2)) return undefined;
  const objects = readPack(bandOf(bands, 1), most);
  const got = new Set(objects?.map(({ oid }) => oid));
  return wanted.every((oid) => got.has(oid)) ? objects : undefined;
}

const PACK = Buffer.from('packfile\n');

export interface RefUpdate {
  ref: string;
  /** The commit that has to be there; null: the ref must not exist. */
  from: string | null;
  /** null deletes the ref. */
  to: string | null;
}

const NONE = '0'.repeat(40);
const ABILITIES = 'report-status atomic side-band-64k object-format=sha1 agent=git/docket';

/**
 * All or nothing. Answers what the remote says, as git would; undefined where it may have arrived, and
 * 'ask git' where it did not.
 */
export async function updateRefs(
  git: Git,
  remote: string,
  updates: RefUpdate[],
  objects: GitObject[],
  signal?: AbortSignal,
): Promise<GitResult | 'ask git' | undefined> {
  const commits = updates.flatMap(({ from, to }) => [from ?? NONE, to ?? NONE]);
  if (!git.ask || !commits.every((oid) => SHA1.test(oid))) return 'ask git';
  const lines = updates.map(({ ref, from, to }, n) =>
    packet(`${from ?? NONE} ${to ?? NONE} ${ref}${n === 0 ? `\0${ABILITIES}` : ''}`),
  );
  // What only deletes comes without objects.
  const pack = updates.some(({ to }) => to !== null) ? packOf(objects) : Buffer.alloc(0);
  const request = Buffer.concat([Buffer.from(lines.join('') + FLUSH), pack]);
  const answer = await git.ask(remote, 'git-receive-pack', request, signal);
  if (!Buffer.isBuffer(answer)) return answer === 'none' ? undefined : answer;
  return readReport(answer, updates);
}

/** A report that does not say of each ref what became of it is none. */
function readReport(answer: Buffer, updates: RefUpdate[]): GitResult | undefined {
  const bands = readPackets(answer);
  if (!bands) return undefined;
  const report = readPackets(bandOf(bands, 1))?.map((line) => line.toString('utf8').trim());
  const [unpacked, ...lines] = report ?? [];
  if (unpacked === undefined || lines.length !== updates.length) return undefined;
  const refusals = unpacked === 'unpack ok' ? [] : [unpacked];
  for (const { ref } of updates) {
    const line = lines.find((one) => one === `ok ${ref}` || one.startsWith(`ng ${ref} `));
    if (line === undefined) return undefined;
    if (line.startsWith('ng ')) refusals.push(`${ref}: ${line.slice(4 + ref.length)}`);
  }
  const remarks = Buffer.concat([bandOf(bands, 2), bandOf(bands, 3)]).toString('utf8');
  const isDone = refusals.length === 0;
  const stderr = isDone ? '' : [remarks.trim(), ...refusals].join('\n');
  return { code: isDone ? 0 : 1, stdout: Buffer.alloc(0), stderr };
}

/** Of several texts at once: 1 is the answer, 2 and 3 are remarks and errors for people. */
const bandOf = (packets: Buffer[], number: number) =>
  Buffer.concat(packets.filter((one) => one[0] === number).map((one) => one.subarray(1)));

// Lines as git frames them: the length in hexadecimal, counting those four digits, comes first.

const FLUSH = '0000';

function packet(line: string): string {
  return (Buffer.byteLength(line) + 4).toString(16).padStart(4, '0') + line;
}

const DELIMITER = '0001';

/** Up to the end, which has to be where the bytes end; undefined for anything else. */
function readPackets(bytes: Buffer): Buffer[] | undefined {
  const lines: Buffer[] = [];
  for (let at = 0; ; ) {
    const digits = bytes.toString('latin1', at, at + 4);
    if (digits === FLUSH) return at + 4 === bytes.length ? lines : undefined;
    if (digits === DELIMITER) {
      lines.push(Buffer.alloc(0));
      at += 4;
      continue;
    }
    const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
    if (length <= 4 || at + length > bytes.length) return undefined;
    lines.push(bytes.subarray(at + 4, at + length));
    at += length;
  }
}
