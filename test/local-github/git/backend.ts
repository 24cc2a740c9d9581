// Git over HTTP: at most one process of git for each request, fed and read as a stream. With `git
// http-backend`, it would be three.
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

export interface BackendRequest {
  gitDir: string;
  /** `info/refs`, `git-upload-pack` or `git-receive-pack` */
  service: string;
  query: string;
  user: string;
  /** Where programs are found. */
  path: string;
}

/** As GitHub is set up: partial clones, any commit by its sha, and nobody writes to `refs/pull`. */
const SETTINGS: [string, string][] = [
  ['uploadpack.allowFilter', 'true'],
  ['uploadpack.allowAnySHA1InWant', 'true'],
  ['receive.hideRefs', 'refs/pull'],
  ['gc.auto', '0'],
  ['receive.autogc', 'false'],
  ['safe.directory', '*'],
];

/** What git can do, in version 2 of its protocol: the same for every repository. */
const capabilities = new Map<string, Buffer>();

/**
 * Answers the request; resolves with the status when git has ended. With `discard`, git does all of
 * its work and the caller hears nothing of it.
 */
export async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  { gitDir, service, query, user, path }: BackendRequest,
  { discard }: { discard: boolean },
): Promise<number> {
  const asked = service === 'info/refs' ? new URLSearchParams(query).get('service') : service;
  const program = PROGRAMS.find((name) => `git-${name}` === asked);
  const method = service === 'info/refs' ? 'GET' : 'POST';
  if (program === undefined || request.method !== method) {
    if (!discard) response.writeHead(403, { connection: 'close' }).end();
    return 403;
  }
  const kind = service === 'info/refs' ? 'advertisement' : 'result';
  // curl repeats a request by itself when a used connection breaks: then a dropped push would be sent
  // twice, and no caller would learn of it.
  const headers = {
    'content-type': `application/x-git-${program}-${kind}`,
    'cache-control': 'no-cache',
    connection: 'close',
  };
  const protocol = request.headers['git-protocol'];
  const isConstant = kind === 'advertisement' && program === 'upload-pack' && protocol === V2;
  const known = isConstant ? capabilities.get(path) : undefined;
  if (known) {
    if (!discard) response.writeHead(200, headers).end(known);
    return 200;
  }
  const flags = [
    '--stateless-rpc',
    ...(kind === 'advertisement' ? ['--http-backend-info-refs'] : []),
  ];
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
      ...(protocol && { GIT_PROTOCOL: `${protocol}` }),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // git may stop reading early; what it answers tells why.
  child.stdin.on('error', () => {});
  const isCompressed = request.headers['content-encoding'] === 'gzip';
  // A caller that went away in the middle would leave git waiting for the rest.
  pipeline(isCompressed ? [request, createGunzip(), child.stdin] : [request, child.stdin], () => {
    if (!request.complete) child.kill();
  });
  const said: Buffer[] = [];
  if (!discard) {
    response.writeHead(200, headers);
    if (kind === 'advertisement' && !isConstant)
      response.write(`${line(`# service=${asked}\n`)}0000`);
  }
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (isConstant) said.push(chunk);
      if (!discard && !response.write(chunk)) {
        child.stdout.pause();
        response.once('drain', () => child.stdout.resume());
      }
    });
    response.on('close', () => child.stdout.resume());
    child.on('error', reject);
    child.on('close', (code) => {
      if (isConstant && code === 0) capabilities.set(path, Buffer.concat(said));
      if (!discard) response.end();
      resolve(code === 0 ? 200 : 500);
    });
  });
}

const PROGRAMS = ['upload-pack', 'receive-pack'];
const V2 = 'version=2';

/** As git frames a line: its length in hexadecimal, counting those four digits, comes first. */
const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;

function configEnv(settings: [string, string][]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  settings.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}
