// The dashboard of a server, with links that its terminal shows.
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocsService, viewsOf } from '../../contract/service.ts';
import type { JobEngine } from '../../jobs/engine.ts';
import { UNDO_PROMPT } from '../../jobs/undo.ts';
import { Forbidden, NotFound, SetupError } from '../../shared/errors.ts';
import { removeTree } from '../../shared/remove.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import type { AuditLog } from '../projects/audit.ts';
import { auditedKeys, type KeyStore, newSecret } from '../projects/keys.ts';
import { repositoryName } from '../projects/project.ts';
import type { SessionStore } from '../projects/session.ts';
import { type GithubSignIn, newLink } from './routes/sign-in.ts';
import type { DashboardDeps } from './routes/visit.ts';
import { chooseReport } from './views.ts';

interface DashboardOptions
  extends Pick<
    DashboardDeps,
    'service' | 'projects' | 'installation' | 'pull' | 'wordOf' | 'listOf'
  > {
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
  /** Shows a link to whoever runs the server. */
  print(link: string): void;
}

interface OpenDashboard {
  deps: DashboardDeps;
  /** When the server listens: a one-time link, unless people sign in with GitHub. Whoever gets none can have one printed later. */
  start(url: string): Promise<string | undefined>;
}

/** Whoever signed in with a link has no account. */
const originOf = (actor: string) => (/^[\w-]+$/.test(actor) ? { requester: actor } : { actor });

export function openDashboard(options: DashboardOptions): OpenDashboard {
  const { engineOf, keys, audit, publicUrl, github, log, print, ...rest } = options;
  const clock = systemClock;
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
    clock,
    newToken: newSecret,
    ...(github
      ? { github: { ...github, base: () => base } }
      : { print: (path: string) => print(linkTo(path)) }),
    keys: (actor) => auditedKeys({ keys, audit, clock }, actor),
    report: reporter(rest.service),
    async retry(project, id, { actor, turn }) {
      const { turns } = await (await engineOf(project)).get(project, id);
      const { prompt = '', origin: { undo } = {} } = turns.at(-1) ?? {};
      const origin = { ...originOf(actor), ...(undo && { undo }) };
      const idempotencyKey = `dashboard-retry-${id}-${turn}`;
      await rest.service.sendMessage(project, id, { prompt, origin }, { idempotencyKey });
    },
    async undo(project, id, { actor, turn }) {
      const origin = { ...originOf(actor), undo: true as const };
      const idempotencyKey = `dashboard-undo-${id}-${turn}`;
      await rest.service.sendMessage(
        project,
        id,
        { prompt: UNDO_PROMPT, origin },
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

// The report of page views as one document.

function reporter(service: DocsService): DashboardDeps['report'] {
  return async ({ id, repo }, { range, from, to }, signal) => {
    const { exportViews } = await import('../../views/export/export.ts');
    const { chooseRange, RANGE_NAMES } = await import('../../views/export/options.ts');
    const name = RANGE_NAMES.find((one) => one === range);
    const choice = { ...(name && { range: name }), dateFrom: from, dateTo: to };
    const outDir = await mkdtemp(join(tmpdir(), 'docket-report-'));
    try {
      await exportViews(
        {
          projectId: id,
          title: repositoryName(repo),
          source: 'this server',
          links: [
            { href: '/', name: 'Docket' },
            { href: chooseReport(id), name: 'Other projects and days' },
          ],
          range: chooseRange(choice, systemClock.now()),
          formats: ['html'],
          outDir,
        },
        {
          views: viewsOf(service),
          clock: systemClock,
          signal,
        },
      );
      return await readFile(join(outDir, 'report.html'), 'utf8');
    } catch (error) {
      // Such as: no page has reported a view yet. For whoever looks, there is nothing to see so far.
      throw error instanceof SetupError ? new NotFound(error.message, { cause: error }) : error;
    } finally {
      await removeTree(outDir);
    }
  };
}
