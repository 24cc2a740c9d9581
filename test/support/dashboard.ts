// The dashboard of a server, and someone with a browser in front of it, as far as HTTP goes.
import { randomBytes } from 'node:crypto';
import type { DocsService } from '../../src/contract/service.ts';
import { createGate } from '../../src/service/dashboard/routes/gate.ts';
import { newLink } from '../../src/service/dashboard/routes/sign-in.ts';
import type { DashboardDeps } from '../../src/service/dashboard/routes/visit.ts';
import {
  auditedKeys,
  type KeyRecord,
  type KeyStore,
  mintKey,
} from '../../src/service/projects/keys.ts';
import type { Grants } from '../../src/service/projects/session.ts';
import { createServer, type Server } from '../../src/service/server/server.ts';
import { fileAudit } from '../../src/store/audit-file.ts';
import { ManualClock } from './manual-clock.ts';
import { memorySessions } from './memory-sessions.ts';
import { silentLog } from './silent-log.ts';
import { tempDir } from './temp.ts';

export const ORIGIN = 'http://docket.test';

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export function dashboardServer(
  service: DocsService,
  more: Partial<DashboardDeps> = {},
  clock = new ManualClock(Date.UTC(2026, 10, 15, 12)),
) {
  const printed: string[] = [];
  const audit = fileAudit(tempDir());
  let records: readonly KeyRecord[] = [];
  const store: KeyStore = {
    list: async () => records,
    async update(change) {
      records = change(records);
    },
    used: async () => {},
  };
  const deps: DashboardDeps = {
    clock,
    sessions: memorySessions(clock),
    newToken: () => randomBytes(32).toString('base64url'),
    print: (path) => printed.push(path),
    service,
    projects: async () => ['acme', 'other'].map((id) => ({ id, repo: `octo/${id}` })),
    audit,
    keys: (actor) => auditedKeys({ keys: store, audit, clock }, actor),
    insistOnPermission: async () => {},
    wordOf: async () => '/docs',
    async undo(project, job, { actor, turn }) {
      const origin = { requester: actor, undo: true as const };
      const key = { idempotencyKey: `undo-${turn}` };
      await service.sendMessage(project, job, { prompt: 'Undo the last change.', origin }, key);
    },
    async retry(project, job, { turn }) {
      const key = { idempotencyKey: `retry-${turn}` };
      await service.sendMessage(project, job, { prompt: 'change again' }, key);
    },
    async message(project, job, { prompt, actor, key: idempotencyKey }) {
      const origin = { requester: actor };
      await service.sendMessage(project, job, { prompt, origin }, { idempotencyKey });
    },
    report: async () => '<!doctype html><title>Report</title>',
    installation: async () => ({ app: null, workers: null }),
    ...more,
  };
  const server: Server = createServer({
    service,
    projects: { has: async () => true },
    keys: store,
    clock,
    newId: () => 'r1',
    log: silentLog,
    access: () => {},
    version: '0.0.0',
    perHour: { create: 100, message: 100 },
    dashboard: deps,
  });
  const addKey = (project: string) => {
    const createdAt = '2026-11-01T00:00:00.000Z';
    const request = { id: `of-${project}`, project, prefix: 'docket_', createdAt, expiresAt: null };
    records = [...records, mintKey({ ...request, name: 'CI' }, 'secret').record];
  };
  const origin = more.publicUrl ?? ORIGIN;
  return {
    server,
    deps,
    clock,
    audit,
    printed,
    addKey,
    visitor: (cookie = '') => visitor(server, origin, cookie),
    /** Someone with a session that has these rights. */
    async signedIn(grants: Grants, actor = 'mona') {
      const expiresAt = clock.now() + 3_600_000;
      const cookie = await createGate(deps).open({ actor, grants, expiresAt });
      return visitor(server, origin, cookie.split(';')[0] ?? '');
    },
    link: () => newLink(deps),
  };
}

export type Visitor = ReturnType<typeof visitor>;

function visitor(server: Server, origin: string, startCookie: string) {
  const cookies = new Map<string, string>();
  const keep = (pair: string) => {
    const [name = '', value = ''] = pair.split('=');
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  };
  if (startCookie) keep(startCookie);

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...(cookie && { Cookie: cookie }), ...init.headers };
    const response = await server.fetch(new Request(`${origin}${path}`, { ...init, headers }));
    for (const set of response.headers.getSetCookie()) keep(set.split(';')[0] ?? '');
    const { status, headers: answered } = response;
    return { status, headers: answered, body: await response.text() };
  }
  return {
    cookies,
    ask,
    get: (path: string) => ask(path),
    /** Sends a form as a browser does from a page of the dashboard. */
    post: (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: origin,
          ...headers,
        },
      }),
    /** The token that a page put into its forms. */
    csrf: async (path = '/keys') =>
      /name="csrf" value="(\w+)"/.exec((await ask(path)).body)?.[1] ?? '',
  };
}
