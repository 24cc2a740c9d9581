// The dashboard of a server, with links that its terminal shows.
import { randomBytes } from 'node:crypto';
import type { JobEngine } from '../../jobs/engine.ts';
import { type GithubSignIn, newLink } from '../../service/dashboard/routes/sign-in.ts';
import type { DashboardDeps } from '../../service/dashboard/routes/visit.ts';
import type { AuditLog } from '../../service/projects/audit.ts';
import { DEFAULT_PREFIX, type KeyStore } from '../../service/projects/keys.ts';
import type { SessionStore } from '../../service/projects/session.ts';
import { systemClock } from '../../shared/clock.ts';
import { Forbidden } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { signInLine } from '../serve.ts';
import { auditedKeys } from './audit.ts';
import { reporter } from './report.ts';

interface DashboardOptions
  extends Pick<DashboardDeps, 'service' | 'projects' | 'installation' | 'pull'> {
  /** Absent: nobody signs in who does not run the server. */
  insistOnPermission?: DashboardDeps['insistOnPermission'];
  engineOf(project: string): Promise<Pick<JobEngine, 'get'>>;
  keys: KeyStore;
  audit: AuditLog;
  sessions: SessionStore;
  publicUrl: string | undefined;
  /** Absent: whoever runs the server gets a link. */
  github?: Omit<GithubSignIn, 'base'> | undefined;
  log: Log;
  /** Shows a line to whoever runs the server. */
  say(line: string): void;
}

interface OpenDashboard {
  deps: DashboardDeps;
  /** When the server listens: a one-time link, unless people sign in with GitHub. Whoever gets none can have one printed later. */
  start(url: string): Promise<string | undefined>;
}

const TOKEN_BYTES = 32;
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
/** Whoever signed in with a link has no account. */
const originOf = (actor: string) => (/^[\w-]+$/.test(actor) ? { requester: actor } : { actor });

export function openDashboard(options: DashboardOptions): OpenDashboard {
  const { engineOf, keys: store, audit, publicUrl, github, log, say, ...rest } = options;
  const keysOf = (actor: string) => auditedKeys(store, audit, actor);
  // Never from a request: a link with someone else's host would give the token away.
  let base = publicUrl ?? '';
  const linkTo = (path: string) => new URL(path, base).href;
  const deps: DashboardDeps = {
    insistOnPermission: async () => {
      throw new Forbidden('Only the operator of this server can do this.');
    },
    ...rest,
    audit,
    publicUrl,
    clock: systemClock,
    newToken,
    ...(github
      ? { github: { ...github, base: () => base } }
      : { print: (path: string) => say(signInLine(linkTo(path))) }),
    keys: {
      list: () => keysOf('').list(),
      create: ({ actor, ...request }) =>
        keysOf(actor).create({ ...request, prefix: DEFAULT_PREFIX }),
      revoke: (id, actor) => keysOf(actor).revoke(id),
    },
    report: reporter(rest.service, log),
    async retry(project, id, { actor, turn }) {
      const { turns } = await (await engineOf(project)).get(project, id);
      const prompt = turns.at(-1)?.prompt ?? '';
      const idempotencyKey = `dashboard-retry-${id}-${turn}`;
      await rest.service.sendMessage(
        project,
        id,
        { prompt, origin: originOf(actor) },
        { idempotencyKey },
      );
    },
    async message(project, id, { prompt, actor, key: idempotencyKey }) {
      const origin = originOf(actor);
      await rest.service.sendMessage(project, id, { prompt, origin }, { idempotencyKey });
    },
  };
  return {
    deps,
    async start(url) {
      base ||= url;
      if (github) return undefined;
      return newLink(deps).then(linkTo, () => undefined);
    },
  };
}
