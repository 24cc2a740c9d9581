// The routes of the dashboard, and what every one of them has to get past.

import type { Hono } from 'hono';
import { checkId } from '../../../contract/values.ts';
import { toWireError, type WireError } from '../../../contract/wire-errors.ts';
import { NotFound, NoViews, Unavailable } from '../../../shared/errors.ts';
import type { Limiter } from '../../../shared/limiter.ts';
import { html } from '../../../shared/text/escape.ts';
import type { AuditEntry } from '../../projects/audit.ts';
import { insistOnRight } from '../../projects/session.ts';
import type { EventStreams } from '../../server/event-streams.ts';
import { type Asked, type HttpReply, wrongMethod } from '../../server/respond.ts';
import { installationPage } from '../installation.ts';
import { JOB_ACTS } from '../jobs.ts';
import {
  ICON,
  ICON_PATH,
  layout,
  SCRIPT,
  SCRIPT_PATH,
  STYLE,
  STYLE_PATH,
  type Viewer,
} from '../layout.ts';
import { pullPage } from '../pull.ts';
import { DEFAULT_RANGE, noViewsPage, REPORT_PATH, viewsPage } from '../views.ts';
import { createGate, readForm } from './gate.ts';
import { createJobPages } from './jobs.ts';
import { createKeyPages } from './keys.ts';
import { createLive } from './live.ts';
import { asset, document, page, redirect } from './replies.ts';
import { CALLBACK, createGithubSignIn, createLinkSignIn } from './sign-in.ts';
import {
  chosenProject,
  type DashboardDeps,
  type Handler,
  type NamedServed,
  note,
  projectsFor,
  type Visit,
} from './visit.ts';

type Signed = Pick<AuditEntry, 'actor' | 'action'>;
type Params = (name: string) => string;
type Open = (request: Request, param: Params) => Promise<HttpReply> | HttpReply;

/** `template → handler`, as Hono writes templates. */
interface Routes {
  /** For anyone. */
  open: Record<string, Open>;
  openForms: Record<string, Open>;
  /** For whoever is signed in. */
  pages: Record<string, Handler>;
  streams: Record<string, Handler>;
  forms: Record<string, Handler>;
}

export function addDashboard(
  app: Hono,
  answer: (asked: Asked) => Promise<Response>,
  deps: DashboardDeps & { streams: EventStreams; turns: Limiter },
): { unknown: Open } {
  const gate = createGate(deps);
  const { open, openForms, pages, streams, forms } = routesOf(deps, gate);

  const { enter, show, stream, submit } = signedInHandlers(deps, gate);
  const methods = new Map<string, string[]>();
  const add = (method: 'GET' | 'POST', path: string, run: Open) => {
    methods.set(path, [...(methods.get(path) ?? []), method]);
    app.on(method, path, (c) =>
      answer({
        request: c.req.raw,
        name: templateOf(path),
        problem: problemReply,
        run: () => run(c.req.raw, (name) => c.req.param(name) ?? ''),
      }),
    );
  };
  for (const [path, run] of Object.entries(open)) add('GET', path, run);
  for (const [path, run] of Object.entries(openForms)) add('POST', path, run);
  for (const [path, handle] of Object.entries(pages)) add('GET', path, show(handle));
  for (const [path, handle] of Object.entries(streams)) add('GET', path, stream(handle));
  for (const [path, handle] of Object.entries(forms)) add('POST', path, submit(handle));
  for (const [path, known] of methods) {
    const allow = known.join(', ');
    app.all(path, ({ req: { raw: request } }) =>
      answer({
        request,
        name: templateOf(path),
        allow,
        problem: problemReply,
        run: () => Promise.reject(wrongMethod(request, allow)),
      }),
    );
  }
  return {
    /** The page for an address that leads nowhere. */
    async unknown(request) {
      const visit = await enter(request, () => '');
      return page(problemPage(404, [NO_PAGE], visit?.viewer), 404);
    },
  };
}

/** How a request of someone who is signed in reaches its handler. */
function signedInHandlers(
  deps: DashboardDeps & { turns: Limiter },
  gate: ReturnType<typeof createGate>,
) {
  async function enter(request: Request, param: Params): Promise<Visit | null> {
    const signedIn = await gate.signedIn(request);
    if (!signedIn) return null;
    const viewer = {
      actor: signedIn.session.actor,
      csrf: signedIn.csrf,
      now: deps.clock.now(),
    };
    const url = new URL(request.url);
    return { ...signedIn, request, url, viewer, param, form: new URLSearchParams() };
  }

  // No ID of a project contains a space.
  const inTurn = (handle: Handler) => (visit: Visit) =>
    deps.turns.run({ key: `person ${visit.session.actor}` }, () => handle(visit));
  const show = (handle: Handler) => async (request: Request, param: Params) => {
    const visit = await enter(request, param);
    if (visit) return problemsAsPages(() => handle(visit), visit);
    const { pathname, search } = new URL(request.url);
    // GitHub sends whoever has signed in before back at once.
    const again = deps.github && gate.wasSignedIn(request);
    const back = new URLSearchParams({ back: pathname + search });
    return redirect(`${again ? '/sign-in/github' : '/sign-in'}?${back}`);
  };
  const stream = (handle: Handler) => async (request: Request, param: Params) => {
    const visit = await enter(request, param);
    if (!visit) throw gate.signInFirst();
    return handle(visit);
  };
  const submit = (handle: Handler) => async (request: Request, param: Params) => {
    gate.insistOnOrigin(request);
    const visit = await enter(request, param);
    if (!visit) throw gate.signInFirst();
    return problemsAsPages(async () => {
      const form = await readForm(request);
      gate.insistOnCsrf(form, visit);
      return handle({ ...visit, form });
    }, visit);
  };
  return {
    enter,
    show: (handle: Handler) => show(inTurn(handle)),
    stream,
    submit: (handle: Handler) => submit(inTurn(handle)),
  };
}

const NO_PAGE = 'There is no page at this address. Check it, or start from the list of jobs.';

/** Browsers ask for HTML by name; programs take anything, or JSON. */
export function isBrowser({ headers }: Request): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '');
}

function routesOf(
  deps: DashboardDeps & { streams: EventStreams },
  gate: ReturnType<typeof createGate>,
): Routes {
  const noting = { ...deps, note: (entry: Signed) => note(deps, entry) };
  const signIn = createLinkSignIn(noting, gate, deps.github !== undefined);
  const github = deps.github && createGithubSignIn({ ...noting, github: deps.github }, gate);
  const keys = createKeyPages(deps);
  const jobs = createJobPages(deps);
  const other = createOtherPages(deps);
  const live = createLive(deps, gate);
  return {
    open: {
      [STYLE_PATH]: () => asset('text/css', STYLE),
      [SCRIPT_PATH]: () => asset('text/javascript', SCRIPT),
      [ICON_PATH]: () => asset('image/svg+xml', ICON),
      '/sign-in': signIn.show,
      '/sign-in/link/:token': (_, param) => signIn.showLink(param('token')),
      ...(github && { '/sign-in/github': github.begin, [CALLBACK]: github.finish }),
    },
    openForms: {
      '/sign-in': signIn.printNew,
      '/sign-in/link/:token': (request, param) => signIn.useLink(request, param('token')),
    },
    pages: {
      '/': jobs.list,
      '/jobs/:project/:id': jobs.show,
      '/pulls/:project/:number': other.pull,
      // As on GitHub, so that one link to the changed files fits both.
      '/pulls/:project/:number/files': other.pull,
      '/jobs/:project/:id/log': jobs.log,
      '/jobs/:project/:id/archive': jobs.askToArchive,
      '/views': other.views,
      [REPORT_PATH]: other.report,
      '/cost': jobs.cost,
      '/keys': keys.list,
      '/keys/:id/revoke': keys.askToRevoke,
      '/audit': keys.audit,
      '/installation': other.installation,
    },
    streams: {
      '/live': (visit) => live(visit, () => jobs.looks.list(visit)),
      '/jobs/:project/:id/live': (visit) => live(visit, () => jobs.looks.job(visit)),
    },
    forms: {
      ...Object.fromEntries(
        JOB_ACTS.map((act) => [`/jobs/:project/:id/${act}`, jobs.act(act)] as const),
      ),
      '/jobs/:project/:id/message': jobs.message,
      '/keys': keys.create,
      '/keys/:id/revoke': keys.revoke,
      '/sign-out': signIn.out,
    },
  };
}

const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** Sentences for people are pages here, for those who are signed in with a way to the others. */
async function problemsAsPages(run: () => Promise<HttpReply>, visit: Visit): Promise<HttpReply> {
  try {
    return await run();
  } catch (error) {
    const wire = toWireError(error, '');
    if (wire.status === 500) throw error;
    return problemReply(wire, visit);
  }
}

function problemReply({ status, body, headers }: WireError, visit?: Visit): HttpReply {
  const sentences = [body.error, ...(body.details ?? []).map(({ message }) => message)];
  const { 'Retry-After': wait } = headers;
  return page(
    problemPage(status, sentences, visit?.viewer),
    status,
    wait ? { 'Retry-After': wait } : {},
  );
}

// The pages of views and of the installation.

/** Each reads the views of two ranges and compresses all pages. */
const MAX_REPORTS = 4;
const PROJECTS_PER_PAGE = 100;

function createOtherPages(deps: DashboardDeps) {
  let reports = 0;

  /** The report itself; `choose` asks for another one. */
  const views: Handler = async (visit) => {
    const projects = await projectsFor(deps, visit);
    const chosen = visit.url.searchParams.get('choose');
    const [first] = projects;
    if (first && chosen === null) {
      return show(visit, projects, first, { range: DEFAULT_RANGE, from: '', to: '' });
    }
    return page(viewsPage(visit.viewer, projects, { chosen: chosen ?? '' }));
  };

  const report: Handler = async (visit) => {
    const query = visit.url.searchParams;
    const asked = (name: string) => query.get(name)?.trim() ?? '';
    const projects = await projectsFor(deps, visit);
    const choice = { range: asked('range'), from: asked('from'), to: asked('to') };
    return show(visit, projects, chosenProject(projects, asked('project')), choice);
  };

  async function show(
    visit: Visit,
    projects: readonly NamedServed[],
    project: NamedServed,
    choice: Parameters<DashboardDeps['report']>[1],
  ): Promise<HttpReply> {
    if (reports >= MAX_REPORTS) {
      throw new Unavailable('Other reports are being made. Try again in a moment.');
    }
    reports += 1;
    try {
      return document(await deps.report(project, choice, visit.request.signal));
    } catch (error) {
      if (error instanceof NoViews) {
        return page(noViewsPage(visit.viewer, project));
      }
      if (!(error instanceof NotFound)) throw error;
      // Such as days that the logs do not cover: other days are one click away.
      const why = { chosen: project.id, problem: error.message };
      return page(viewsPage(visit.viewer, projects, why), 404);
    } finally {
      reports -= 1;
    }
  }

  const installation: Handler = async (visit) => {
    const projects = await projectsFor(deps, visit);
    const cursor = visit.url.searchParams.get('cursor');
    const start = cursor === null ? 0 : projects.findIndex(({ id }) => id === cursor) + 1;
    const shown = projects.slice(start, start + PROJECTS_PER_PAGE).map(({ id, name, app }) => {
      return { id, name, installation: app?.installation ?? null };
    });
    const isLast = start + shown.length >= projects.length;
    const next = isLast ? null : (shown.at(-1)?.id ?? null);
    const part = { shown, count: projects.length, next };
    // Workers and failed deliveries are those of all tenants.
    const isOperator = visit.session.grants === 'all';
    const whole = isOperator ? await deps.installation() : null;
    return page(installationPage(visit.viewer, whole, part));
  };

  const pull: Handler = async (visit) => {
    const project = checkId('project', visit.param('project'));
    insistOnRight(visit.session, project, 'read');
    const number = /^[1-9]\d{0,8}$/.test(visit.param('number')) ? Number(visit.param('number')) : 0;
    const found = await deps.pull?.(project, number);
    if (!found) throw new NotFound('There is no such pull request in this project.');
    return page(pullPage(visit.viewer, project, found));
  };

  return { views, report, installation, pull };
}

/** Titles of error pages, by status. */
const TITLES: Record<number, string> = {
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  409: 'Not possible now',
  429: 'Too many requests',
  500: 'Something failed',
  503: 'Not available',
};

/** The database of a server keeps its sessions too, so this is all that it can show without. */
const AWAY =
  'Jobs and comments that were accepted wait, and go on when it is back; nothing has to be repeated.';

function problemPage(status: number, sentences: readonly string[], viewer?: Viewer): string {
  // These two come before anyone asks who it is; the page of all jobs does.
  const isForAnyone = viewer !== undefined || status === 405 || status === 500;
  // Whoever is signed in still is: nobody could look.
  const again = status === 503 && html`<a href="">Try again</a>`;
  const other = isForAnyone ? html`<a href="/">All jobs</a>` : html`<a href="/sign-in">Sign in</a>`;
  const back = again || other;
  const words = sentences.map((text) => html`<p>${text}</p>`);
  if (status === 503) words.push(html`<p>${AWAY}</p>`);
  return layout({
    title: TITLES[status] ?? 'Check the request',
    ...(viewer && { viewer }),
    main: html`<div class="card" role="alert">${words}<p>${back}</p></div>`,
  });
}
