// The pages of keys and of the audit log.
import { isDate, KEY_SCOPES, type KeyScope } from '../../../contract/values.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { insistOnRight, rightIn } from '../../projects/session.ts';
import { auditPage, keysPage, revokePage } from '../keys.ts';
import { nameIn } from '../parts.ts';
import { page, redirect } from './replies.ts';
import {
  chosenProject,
  type DashboardDeps,
  type Handler,
  insistOnCommands,
  projectsFor,
  type Visit,
} from './visit.ts';

const AUDIT_PAGE = 100;
const NEVER = 'never';

export function createKeyPages(deps: DashboardDeps) {
  async function show(visit: Visit, created?: { id: string; key: string; project: string }) {
    const { session, viewer } = visit;
    const keys = (await deps.keys(session.actor).list()).filter(
      ({ project }) => rightIn(session, project) === 'write',
    );
    const projects = await projectsFor(deps, visit, 'write');
    return page(
      keysPage({ viewer, keys, projects, scopes: scopesFor(visit), ...(created && { created }) }),
    );
  }

  const list: Handler = (visit) => show(visit);

  const create: Handler = async (visit) => {
    const { form, session } = visit;
    const known = await projectsFor(deps, visit);
    const { id: project } = chosenProject(known, (form.get('project') ?? '').trim());
    insistOnRight(session, project, 'write');
    const name = (form.get('name') ?? '').trim();
    if (name === '') {
      throw new InvalidRequest('Give the key a name that says what it is for, such as `CI`.');
    }
    if (!/^[^\u0000-\u001f\u007f]{0,100}$/.test(name)) {
      throw new InvalidRequest('What the key is for must be one line of at most 100 characters.');
    }
    const expires = form.getAll('expires').findLast((value) => value !== '');
    if (expires !== undefined && expires !== NEVER && !isDate(expires)) {
      throw new InvalidRequest(
        'The day on which the key expires must be a date such as 2027-06-30, or `never`.',
      );
    }
    const asked = form.getAll('scope');
    const scopes = scopesFor(visit).filter((scope) => asked.includes(scope));
    if (scopes.length === 0 || scopes.length < asked.length) {
      throw new InvalidRequest(`Choose what the key allows: ${scopesFor(visit).join(' or ')}.`);
    }
    await insistOnCommands(deps, visit, project);
    const until = expires !== undefined && { expiresAt: expires === NEVER ? null : expires };
    const created = await deps.keys(session.actor).create({ project, name, scopes, ...until });
    return show(visit, { ...created, project });
  };

  async function keyOf({ session, param }: Visit) {
    const key = (await deps.keys(session.actor).list()).find((one) => one.id === param('id'));
    // A key of a project that the visitor may not change looks like one that does not exist.
    if (!key || rightIn(session, key.project) !== 'write') {
      throw new NotFound('There is no such key, or you cannot change its project.');
    }
    return key;
  }

  const askToRevoke: Handler = async (visit) => {
    const key = await keyOf(visit);
    const project = nameIn(await projectsFor(deps, visit), key.project);
    return page(revokePage(visit.viewer, key, project));
  };

  const revoke: Handler = async (visit) => {
    const { id } = await keyOf(visit);
    await deps.keys(visit.session.actor).revoke(id);
    return redirect('/keys');
  };

  const audit: Handler = async (visit) => {
    const { session, url, viewer } = visit;
    const cursor = url.searchParams.get('cursor') ?? undefined;
    const everything = session.grants === 'all';
    const projects = await projectsFor(deps, visit, 'write');
    const ids = projects.map(({ id }) => id);
    const query = { limit: AUDIT_PAGE, cursor, ...(!everything && { projects: ids }) };
    return page(auditPage({ viewer, projects, page: await deps.audit.list(query) }));
  };

  return { list, create, askToRevoke, revoke, audit };
}

/** With `admin`, a key could change which program runs as the agent: only for the operator. */
function scopesFor({ session }: Visit): KeyScope[] {
  return KEY_SCOPES.filter((scope) => scope !== 'admin' || session.grants === 'all');
}
