// Git over HTTP: at most one process of git for each request, and none for a list of refs. With `git
// http-backend`, it would be three.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { UPLOADS } from './plumbing.ts';
import { advertiseRefs, line, listRefs } from './read-refs.ts';

export interface BackendRequest {
  gitDir: string;
  /** `info/refs`, `git-upload-pack` or `git-receive-pack` */
  service: string;
  query: string;
  user: string;
  /** Where programs are found. */
  path: string;
}

/** As GitHub is set up, where nobody writes to `refs/pull`. */
const SETTINGS: [string, string][] = [
  ...UPLOADS,
  ['receive.hideRefs', 'refs/pull'],
  ['gc.auto', '0'],
  ['receive.autogc', 'false'],
  // For each push, git would start itself once more to list refs that it knows.
  ['core.alternateRefsCommand', 'true'],
  ['safe.directory', '*'],
];

/**
 * Answers the request; resolves with the status when git has ended. With `discard`, git does all of
 * its work and the caller hears nothing of it. Whoever pushes hears of it only when `pushed` is done.
 */
export async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  asked: BackendRequest,
  { discard, pushed }: { discard: boolean; pushed?: () => Promise<void> },
): Promise<number> {
  const { gitDir, service, query, path } = asked;
  const isFirst = service === 'info/refs';
  const name = isFirst ? new URLSearchParams(query).get('service') : service;
  const program = PROGRAMS.find((one) => `git-${one}` === name);
  if (program === undefined || request.method !== (isFirst ? 'GET' : 'POST')) {
    if (!discard) response.writeHead(403, { connection: 'close' }).end();
    return 403;
  }
  // curl repeats a request by itself when a used connection breaks: then a dropped push would be sent
  // twice, and no caller would learn of it.
  const headers = {
    'content-type': `application/x-git-${program}-${isFirst ? 'advertisement' : 'result'}`,
    'cache-control': 'no-cache',
    connection: 'close',
  };
  const protocol = `${request.headers['git-protocol'] ?? ''}`;
  const isCompressed = request.headers['content-encoding'] === 'gzip';
  // Unlike `pipe`, it also ends when the caller goes away in the middle.
  const sent = isCompressed ? pipeline(request, createGunzip(), () => {}) : request;
  const isRead = program === 'upload-pack' && protocol === V2;
  const body = isRead && !isFirst ? await buffer(sent) : undefined;
  const known = body
    ? listRefs(gitDir, body)
    : isFirst && (isRead || program === 'receive-pack')
      ? await greeting(program, { gitDir, path })
      : undefined;
  if (known !== undefined) {
    if (!discard) response.writeHead(200, headers).end(known);
    return 200;
  }
  const child = startGit(program, { ...asked, protocol, isFirst });
  if (body) child.stdin.end(body);
  // A caller that went away in the middle would leave git waiting for the rest.
  else pipeline([sent, child.stdin], () => request.complete || child.kill());
  if (!discard) {
    response.writeHead(200, headers);
    if (isFirst) response.write(opening(program));
  }
  const report: Buffer[] = [];
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (program === 'receive-pack') return report.push(chunk);
      if (discard || response.destroyed || response.write(chunk)) return;
      child.stdout.pause();
      response.once('drain', () => child.stdout.resume());
    });
    response.on('close', () => child.stdout.resume());
    child.on('error', reject);
    child.on('close', (code) => {
      Promise.resolve(program === 'receive-pack' && pushed?.()).then(() => {
        if (!discard) response.end(Buffer.concat(report));
        resolve(code === 0 ? 200 : 500);
      }, reject);
    });
  });
}

function startGit(
  program: string,
  { gitDir, user, path, protocol, isFirst }: Start,
): ChildProcessWithoutNullStreams {
  const flags = ['--stateless-rpc', ...(isFirst ? ['--http-backend-info-refs'] : [])];
  const child = spawn('git', [program, ...flags, gitDir], {
    env: {
      PATH: path,
      LC_ALL: 'C',
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...configEnv(SETTINGS),
      GIT_COMMITTER_NAME: user || 'anonymous',
      GIT_COMMITTER_EMAIL: `${user || 'anonymous'}@http.127.0.0.1`,
      ...(protocol && { GIT_PROTOCOL: protocol }),
    },
  });
  child.stderr.resume();
  child.on('error', () => {});
  // git may stop reading early; what it answers tells why.
  child.stdin.on('error', () => {});
  return child;
}

type Start = Omit<BackendRequest, 'service' | 'query'> & { protocol: string; isFirst: boolean };

/** What git says it can do, by program and where it was found: the same for every repository. */
const abilities = new Map<string, Promise<string>>();

/** The first answer of a program: what it can do, and for a push, the refs. */
async function greeting(
  program: string,
  { gitDir, path }: { gitDir: string; path: string },
): Promise<string> {
  const key = `${program} ${path}`;
  const isPush = program === 'receive-pack';
  const protocol = isPush ? '' : V2;
  const said =
    abilities.get(key) ??
    text(startGit(program, { gitDir, path, user: '', protocol, isFirst: true }).stdout);
  abilities.set(key, said);
  if (!isPush) return said;
  const [, able = ''] = /\0(.*)\n/.exec(await said) ?? [];
  return opening(program) + advertiseRefs(gitDir, able);
}

const opening = (program: string) => `${line(`# service=git-${program}\n`)}0000`;

const PROGRAMS = ['upload-pack', 'receive-pack'];
const V2 = 'version=2';

function configEnv(settings: [string, string][]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  settings.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}
