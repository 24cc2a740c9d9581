// One request of someone who is signed in, and what the pages are made of.

import type { DocsService } from '../../../contract/service.ts';
import type { LocalPull } from '../../../jobs/publisher.ts';
import { NotFound } from '../../../shared/errors.ts';
import { isoTime } from '../../../shared/runtime.ts';
import type { AuditEntry, AuditLog } from '../../projects/audit.ts';
import type { KeyAdmin } from '../../projects/keys.ts';
import type { Project } from '../../projects/project.ts';
import { insistOnRight, type Right, rightIn } from '../../projects/session.ts';
import type { HttpReply } from '../../server/respond.ts';
import type { Installation } from '../installation.ts';
import type { Viewer } from '../layout.ts';
import { findProject, type NamedProject, projectNames } from '../parts.ts';
import type { GateDeps, SignedIn } from './gate.ts';
import type { GithubSignIn, LinkDeps } from './sign-in.ts';

export interface DashboardDeps extends GateDeps, Pick<LinkDeps, 'print'> {
  service: DocsService;
  /** All that are served. */
  projects(): Promise<readonly ServedProject[]>;
  /** What this person does with keys is in the audit log. */
  keys(actor: string): KeyAdmin;
  audit: AuditLog;
  /**
   * Rejects unless GitHub says now that this person may give commands in the project: what they could
   * do when they signed in may be minutes old.
   */
  insistOnPermission(project: string, login: string): Promise<void>;
  /** The word that starts a command on the project's threads. */
  wordOf(project: string): Promise<string>;
  /** The address of the project's list of documentation to do, if it has one. */
  listOf?(project: ServedProject): Promise<string | undefined>;
  /** Repeats the last request. `turn` is how many there have been: each is repeated once. */
  retry(project: string, job: string, by: { actor: string; turn: number }): Promise<void>;
  /** Takes back the last change, also once for each number of requests. */
  undo(project: string, job: string, by: { actor: string; turn: number }): Promise<void>;
  /** Sends a job another request, once for each key. */
  message(project: string, job: string, request: FollowUp): Promise<void>;
  /** The report of page views as an HTML document with a policy of its own. */
  report(project: ServedProject, range: ReportRange, signal: AbortSignal): Promise<string>;
  /** A pull request of a project whose repository has no code host; null if there is none. */
  pull?(project: string, number: number): Promise<LocalPull | null>;
  installation(): Promise<Installation>;
  /** Absent: people cannot sign in with GitHub. */
  github?: GithubSignIn | undefined;
}

interface FollowUp {
  prompt: string;
  actor: string;
  key: string;
}

type ServedProject = Pick<Project, 'id' | 'repo' | 'app'>;

/** A name, or dates as in 2026-11-01; each may be empty. */
interface ReportRange {
  range: string;
  from: string;
  to: string;
}

export interface Visit extends SignedIn {
  request: Request;
  url: URL;
  viewer: Viewer;
  param(name: string): string;
  /** Empty unless a form was sent. */
  form: URLSearchParams;
}

export type Handler = (visit: Visit) => Promise<HttpReply>;

/** In the order of their names, only those that the visitor may see, or change. */
export async function projectsFor(
  { projects }: Pick<DashboardDeps, 'projects'>,
  { session }: Pick<Visit, 'session'>,
  right: Right = 'read',
): Promise<readonly NamedServed[]> {
  const all = await projects();
  if (session.grants === 'all') return sortedByName(all);
  return sortedByName(
    all.filter(({ id }) => {
      const has = rightIn(session, id);
      return has === 'write' || has === right;
    }),
  );
}

export type NamedServed = ServedProject & NamedProject;

/** Whoever runs the server sees all of them on every page, and there may be thousands. */
const sorted = new WeakMap<readonly ServedProject[], NamedServed[]>();

function sortedByName(projects: readonly ServedProject[]): NamedServed[] {
  const known = sorted.get(projects);
  if (known) return known;
  const named = projectNames(projects).sort((a, b) => (a.name < b.name ? -1 : 1));
  sorted.set(projects, named);
  return named;
}

export function chosenProject<T extends NamedProject>(projects: readonly T[], text: string): T {
  const found = findProject(projects, text);
  if (found) return found;
  throw new NotFound('There is no such project here, or you cannot read its repository.');
}

/** Whoever runs the server needs nobody's permission. */
export async function insistOnCommands(
  { insistOnPermission }: Pick<DashboardDeps, 'insistOnPermission'>,
  { session }: Pick<Visit, 'session'>,
  project: string,
): Promise<void> {
  insistOnRight(session, project, 'write');
  if (session.grants !== 'all') await insistOnPermission(project, session.actor);
}

export function note(
  { audit, clock }: Pick<DashboardDeps, 'audit' | 'clock'>,
  entry: Pick<AuditEntry, 'actor' | 'action'> & Partial<AuditEntry>,
): Promise<void> {
  return audit.add({ project: null, detail: {}, ...entry, at: isoTime(clock.now()) });
}
