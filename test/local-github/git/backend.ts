// Git over HTTP: one `git http-backend` process for each request, fed and read as a stream.
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

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
  ['http.receivepack', 'true'],
  ['receive.hideRefs', 'refs/pull'],
  ['gc.auto', '0'],
  ['receive.autogc', 'false'],
  ['safe.directory', '*'],
];

/**
 * Answers the request; resolves with the status when git has ended. With `discard`, git does all of
 * its work and the caller hears nothing of it.
 */
export function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  { gitDir, service, query, user, path }: BackendRequest,
  { discard }: { discard: boolean },
): Promise<number> {
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: path,
      LC_ALL: 'C',
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...configEnv(SETTINGS),
      GIT_PROJECT_ROOT: gitDir,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: `/${service}`,
      REQUEST_METHOD: request.method,
      QUERY_STRING: query,
      REMOTE_USER: user,
      REMOTE_ADDR: '127.0.0.1',
      CONTENT_TYPE: request.headers['content-type'],
      CONTENT_LENGTH: request.headers['content-length'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      GIT_PROTOCOL: request.headers['git-protocol'] as string | undefined,
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  request.pipe(child.stdin);
  // A caller that went away in the middle would leave git waiting for the rest.
  request.once('close', () => {
    if (!request.complete) child.kill();
  });
  // git may stop reading early; what it answers tells why.
  child.stdin.on('error', () => {});
  return new Promise((resolve, reject) => {
    let status = 500;
    let head: Buffer | null = Buffer.alloc(0);
    child.stdout.on('data', (chunk: Buffer) => {
      if (head === null) {
        if (!discard && !response.write(chunk)) {
          child.stdout.pause();
          response.once('drain', () => child.stdout.resume());
        }
        return;
      }
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const headers = parseHeaders(head.toString('latin1', 0, end));
      status = Number.parseInt(headers.get('status') ?? '200', 10);
      headers.delete('status');
      if (!discard) {
        // curl repeats a request by itself when a used connection breaks: then a dropped push would
        // be sent twice, and no caller would learn of it.
        response.writeHead(status, { ...Object.fromEntries(headers), connection: 'close' });
        response.write(head.subarray(end + 4));
      }
      head = null;
    });
    response.on('close', () => child.stdout.resume());
    child.on('error', reject);
    child.on('close', () => {
      if (!discard) {
        if (head !== null) response.writeHead(500);
        response.end();
      }
      resolve(status);
    });
  });
}

function parseHeaders(text: string): Map<string, string> {
  return new Map(
    text.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function configEnv(settings: [string, string][]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  settings.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}
