// What goes around every request: its id, the fixed headers, errors as sentences, the access log.

import { IDEMPOTENCY_HEADER, REQUEST_ID_HEADER, type Route } from '../../contract/routes.ts';
import type { CallOptions, Quota } from '../../contract/service.ts';
import { IDEMPOTENCY_KEY } from '../../contract/values.ts';
import { toWireError, type WireError } from '../../contract/wire-errors.ts';
import { InvalidRequest, RateLimited } from '../../shared/errors.ts';
import { type Clock, isoTime, type Log, type LogFields } from '../../shared/runtime.ts';
import { visible } from '../../shared/text/escape.ts';

export interface RespondDeps {
  clock: Clock;
  /** A new request id. */
  newId(): string;
  /** For the operator: what the caller of a 500 does not see. */
  log: Log;
  access(entry: AccessEntry): void;
  /** Uses per project and hour, for the `RateLimit-Policy` header; the service itself decides. */
  perHour: Record<'create' | 'message', number>;
}

export interface HttpExchange {
  /** What the log should say, filled in as it becomes known. */
  entry: Partial<AccessEntry>;
  /** For whatever is to happen once: its key, and where to tell what is left of the limit. */
  once: Pick<CallOptions, 'idempotencyKey' | 'onQuota'>;
}

/** An answer that is not JSON. */
export interface HttpReply {
  status: number;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  headers: Record<string, string>;
  cookies?: readonly string[];
}

export interface Asked {
  request: Request;
  /** The answer's body as JSON, or another answer. */
  run(exchange: HttpExchange): Promise<string | HttpReply> | string | HttpReply;
  route?: Route;
  /** For what is no route of the contract: the name in the log, and the status of success. */
  name?: string;
  success?: number;
  /** Shows an error; absent: as JSON. */
  problem?(wire: WireError): HttpReply;
  /** Put into an answer of 405. */
  allow?: string;
}

const HOUR_SECONDS = 3600;

export async function respond(
  deps: RespondDeps,
  fixed: Readonly<Record<string, string>>,
  { request, run, route, problem, allow, ...asked }: Asked,
): Promise<Response> {
  const { name = route?.path ?? '-', success = route?.success ?? 200 } = asked;
  const startedAt = deps.clock.now();
  const requestId = requestIdOf(request) ?? deps.newId();
  const headers: Record<string, string> = { ...fixed, [REQUEST_ID_HEADER]: requestId };
  const entry: Partial<AccessEntry> = {};
  let status: number = success;
  let body: HttpReply['body'];
  let cookies: HttpReply['cookies'] = [];
  try {
    const idempotencyKey = idempotencyKeyOf(request);
    if (idempotencyKey) headers[IDEMPOTENCY_HEADER] = idempotencyKey;
    if (route?.limit) headers['RateLimit-Policy'] = policyOf(route.limit, deps);
    const onQuota = (quota: Quota) => {
      if (route?.limit) headers.RateLimit = limitOf(route.limit, quota);
    };
    const said = await run({
      entry,
      once: idempotencyKey ? { idempotencyKey, onQuota } : { onQuota },
    });
    if (typeof said === 'string') body = said;
    else {
      ({ status, body, cookies = [] } = said);
      if (body === null) delete headers['Content-Type'];
      Object.assign(headers, said.headers);
    }
  } catch (error) {
    const wire = toWireError(error, requestId);
    status = wire.status;
    const shown = problem?.(wire) ?? { body: JSON.stringify(wire.body), headers: wire.headers };
    body = shown.body;
    Object.assign(headers, shown.headers);
    if (status === 405 && allow) headers.Allow = allow;
    if (route?.limit && error instanceof RateLimited) {
      headers.RateLimit = limitOf(route.limit, {
        remaining: 0,
        resetSeconds: error.retryAfterSeconds,
      });
    }
    if (status === 500) deps.log.error(`Request ${requestId} failed: ${trace(error)}`);
  }
  deps.access({
    time: isoTime(startedAt),
    requestId,
    method: request.method,
    route: name,
    ...entry,
    status,
    ms: deps.clock.now() - startedAt,
  });
  const response = new Response(body, { status, headers });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

export function wrongMethod({ method }: Request, allow: string): InvalidRequest {
  return new InvalidRequest(`Use ${allow} here, not ${method}.`, { code: 'method-not-allowed' });
}

function limitOf(limit: 'create' | 'message', { remaining, resetSeconds }: Quota): string {
  return `"${limit}";r=${remaining};t=${resetSeconds}`;
}

function policyOf(limit: 'create' | 'message', { perHour }: RespondDeps): string {
  return `"${limit}";q=${perHour[limit]};w=${HOUR_SECONDS}`;
}

/** A caller's own id is taken over when it is harmless in a log. */
function requestIdOf(request: Request): string | undefined {
  const id = request.headers.get(REQUEST_ID_HEADER);
  return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return undefined;
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw new InvalidRequest(
    `\`${IDEMPOTENCY_HEADER}\` must be 1 to 255 visible ASCII characters, such as a UUID.`,
  );
}

function trace(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// What a server writes: one line per request, and per thing that happened, as JSON or for people. Neither query, body nor headers of a request are in it, so that no secret can be.

export interface AccessEntry {
  time: string;
  requestId: string;
  method: string;
  /** The route's template, or `-` for none. */
  route: string;
  project?: string;
  /** The id of the key, not the key. */
  key?: string;
  status: number;
  ms: number;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export const LOG_FORMATS = ['json', 'text'] as const;

export interface LineStyle {
  /** Lines below it are not written. Requests are `info`. */
  level: (typeof LOG_LEVELS)[number];
  format: (typeof LOG_FORMATS)[number];
}

export function accessLine({ time, ...entry }: AccessEntry, format: LineStyle['format']): string {
  if (format === 'json') return `${JSON.stringify({ time, ...entry })}\n`;
  const { method, route, status, ms, ...fields } = entry;
  return textLine(time, 'info', `${method} ${route} ${status} in ${ms} ms`, fields);
}

export function operatorLog(
  write: (line: string) => void,
  clock: Clock,
  { level: least, format }: LineStyle,
  fields: LogFields = {},
): Log {
  const at = (level: LineStyle['level']) => (message: string) => {
    if (!isWritten(level, least)) return;
    const time = isoTime(clock.now());
    write(
      format === 'json'
        ? `${JSON.stringify({ time, level, ...fields, message })}\n`
        : textLine(time, level, message, fields),
    );
  };
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    with: (more) => operatorLog(write, clock, { level: least, format }, { ...fields, ...more }),
  };
}

export function isWritten(level: LineStyle['level'], least: LineStyle['level']): boolean {
  return LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least);
}

/** Other people's words must not end the line or move the cursor. */
function textLine(time: string, level: string, message: string, fields: object): string {
  const about = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
  return `${time} ${level.padEnd(5)} ${visible(message)}${visible(about.join(''))}\n`;
}

/** Lines of one turn of the event loop go out in one write: under load that is many. */
export function inBatches(write: (text: string) => void): (line: string) => void {
  let waiting: string[] = [];
  return (line) => {
    if (waiting.push(line) > 1) return;
    setImmediate(() => {
      const text = waiting.join('');
      waiting = [];
      write(text);
    });
  };
}
