// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { NotFound, Unavailable } from '../errors.ts';
import { backoff, type Random } from '../retry.ts';
import type { Clock } from '../runtime.ts';
import { type Token, tokenOf } from '../token-source.ts';
import type { Patience } from '../waiting.ts';

/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
export const OURS = { name: 'Docket', email: 'docket@docket.invalid' };

export interface GitSettings {
  /** Where programs are found. */
  path: string;
  /** Variables for proxies and certificates; nothing else of the caller's environment reaches git. */
  network?: Record<string, string> | undefined;
  /** Repositories of other users that git may work in all the same; see clone-git.ts. */
  safe?: { directories: readonly string[]; sudoUid?: string } | undefined;
  /** Sent as `Authorization: Basic` to this origin only, through git's environment. */
  credentials?: { origin: string; token: Token } | undefined;
}

export interface GitCall {
  cwd?: string;
  input?: string | Buffer;
  signal?: AbortSignal;
  env?: Record<string, string>;
  /** Aborting ends also what git has started, such as a download, before the call is over. */
  withChildren?: boolean;
  /** In bytes; whatever prints more is killed. */
  maxOutput?: number;
  /** Doing it twice does no more than once; by default so for everything but a push. */
  repeatable?: boolean;
}

export interface GitResult {
  code: number;
  stdout: Buffer;
  stderr: string;
}

export interface Git {
  /** Resolves with whatever git answered, also when it failed. */
  try(args: string[], call?: GitCall): Promise<GitResult>;
  /** Resolves with the output; rejects with GitFailed when git did not exit with 0. */
  run(args: string[], call?: GitCall): Promise<string>;
  /** The output as it comes, for what needs no credentials; rejects at its end when git has failed. */
  stream(args: string[], call?: GitCall): AsyncIterable<Buffer>;
}

/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
export class GitFailed extends Unavailable {
  readonly result: GitResult;
  override readonly passes: boolean;
  constructor(args: string[], result: GitResult) {
    const said = result.stderr.trim().split('\n').slice(-3).join(' ');
    super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
    this.result = result;
    this.passes = isTransient(result);
  }
}

/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;

export function failure(args: string[], result: GitResult): GitFailed | NotFound {
  const failed = new GitFailed(args, result);
  if (!MISSING.test(result.stderr)) return failed;
  return new NotFound(
    'The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.',
    { cause: failed },
  );
}

/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;

export function createGit(settings: GitSettings): Git {
  const { credentials } = settings;
  const source = credentials?.token;
  const stream: Git['stream'] = (args, call = {}) =>
    outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
  return gitOf(stream, async (args, call = {}) => {
    const token = source && (await tokenOf(source));
    const attempt = (current?: string) => execute(args, gitEnvironment(settings, current), call);
    const result = await attempt(token);
    if (!token || typeof source === 'string' || result.code === 0) return result;
    if (!DENIED.test(result.stderr)) return result;
    // Revoked: there is another one, or a sentence that says why not.
    source?.refused(token);
    return attempt(await source?.get());
  });
}

function gitOf(stream: Git['stream'], attempt: Git['try']): Git {
  return {
    stream,
    try: attempt,
    async run(args, call) {
      const result = await attempt(args, call);
      if (result.code !== 0) throw failure(args, result);
      return result.stdout.toString('utf8');
    },
  };
}

const basic = (token: string) =>
  `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

function gitEnvironment(
  { path, network, safe, credentials }: GitSettings,
  token?: string,
): Record<string, string> {
  const config: [string, string][] = [
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.quotePath', 'false'],
    ['core.symlinks', 'true'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['advice.detachedHead', 'false'],
    ['init.defaultBranch', 'main'],
    ['protocol.ext.allow', 'never'],
    ['http.followRedirects', 'false'],
    // A server that is silent for a minute is away; one that is at work says so every few seconds.
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', '60'],
    ...(safe?.directories ?? []).map((one): [string, string] => ['safe.directory', one]),
  ];
  if (credentials) {
    const header = `Authorization: ${basic(`${token}`)}`;
    config.push([`http.${credentials.origin}/.extraHeader`, header]);
  }
  const environment: Record<string, string> = {
    ...network,
    ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
    PATH: path,
    LC_ALL: 'C',
    HOME: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '/bin/false',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_AUTHOR_NAME: OURS.name,
    GIT_AUTHOR_EMAIL: OURS.email,
    GIT_COMMITTER_NAME: OURS.name,
    GIT_COMMITTER_EMAIL: OURS.email,
    GIT_CONFIG_COUNT: String(config.length),
  };
  config.forEach(([key, value], index) => {
    environment[`GIT_CONFIG_KEY_${index}`] = key;
    environment[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return environment;
}

function start(
  args: string[],
  environment: Record<string, string>,
  { cwd, input, signal, env, withChildren }: GitCall,
): ChildProcessWithoutNullStreams {
  if (!isMainThread) throw new Error('A side thread has no processes of its own: see lent-git.ts.');
  const child = spawn('git', args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own can be killed as a whole.
    ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
  });
  // git may exit before it has read everything; its exit code tells the story, not the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return child;
}

/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;

async function* outputOf(...call: Parameters<typeof start>): AsyncGenerator<Buffer> {
  const child = start(...call);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
  });
  const ended = new Promise<number>((resolve, reject) => {
    const { signal } = call[2];
    child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
    child.on('close', (code) => resolve(code ?? 128));
  });
  // Whoever has read enough does not wait for it.
  ended.catch(() => {});
  try {
    yield* child.stdout;
    const code = await ended;
    if (code !== 0) throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
  } finally {
    child.kill('SIGKILL');
  }
}

function execute(
  args: string[],
  environment: Record<string, string>,
  call: GitCall,
): Promise<GitResult> {
  const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = start(args, environment, call);
    const end = () => {
      if (!withChildren || !child.pid) return child.kill('SIGKILL');
      try {
        return process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of them have ended already.
        return false;
      }
    };
    if (withChildren) signal?.addEventListener('abort', end, { once: true });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let printed = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.length;
      if (printed > maxOutput) end();
      else stdout.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', (error) => {
      if (signal?.aborted) return reject(signal.reason);
      reject(notStarted(error));
    });
    child.on('close', (code, killed) => {
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) return reject(stopReason(signal));
      resolve({
        code: code ?? 128,
        stdout: Buffer.concat(stdout),
        stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
      });
    });
  });
}

function notStarted(error: Error): Unavailable {
  const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
  return new Unavailable(words, { cause: error });
}

/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }: AbortSignal): unknown {
  const isLate = (reason as Error)?.name === 'TimeoutError';
  return isLate
    ? new Unavailable('git took too long. Try again later.', { cause: reason })
    : reason;
}

/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
export async function prepareRepository(
  dir: string,
  { remote, filter }: { remote: string; filter: string },
): Promise<void> {
  for (const folder of ['info', 'objects', 'refs']) {
    await mkdir(join(dir, folder), { recursive: true });
  }
  await writeFile(join(dir, 'HEAD'), 'ref: refs/heads/main\n');
  await writeFile(join(dir, 'config'), promisorConfig(remote, filter));
}

function promisorConfig(remote: string, filter: string): string {
  return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}

// git over an unreliable network: what can be repeated is repeated.

const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };

/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT =
  /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;

/** What this server and this git can never do together, however often they try. */
export const IMPOSSIBLE =
  /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;

export function isTransient({ code, stderr }: GitResult): boolean {
  return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}

const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);

/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
export function patient(
  git: Git,
  { clock, random, patience }: { clock: Clock; random: Random; patience?: Patience | undefined },
): Git {
  return gitOf(git.stream, async (args, call) => {
    const repeatable = call?.repeatable ?? !args.includes('push');
    const until = clock.now() + (patience?.limitMs ?? 0);
    for (let made = 1; ; made += 1) {
      const result = await git.try(args, call);
      if (!isTransient(result)) {
        if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
          patience?.answered();
        return result;
      }
      const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
      if (isOver) patience?.gaveUp();
      if (!repeatable || isOver) return result;
      const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
      await clock.sleep(backoff(made - 1, pause, random), call?.signal);
    }
  });
}
