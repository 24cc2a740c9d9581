// The pages of views and of the installation.
import { checkId } from '../../../contract/ids.ts';
import { NotFound, NoViews, Unavailable } from '../../../shared/errors.ts';
import { insistOnRight } from '../../projects/session.ts';
import { installationPage } from '../installation.ts';
import { pullPage } from '../pull.ts';
import { noViewsPage, viewsPage } from '../views.ts';
import { document, page } from './replies.ts';
import { type DashboardDeps, type Handler, projectsFor } from './visit.ts';

/** Each reads the views of two ranges and compresses all pages. */
const MAX_REPORTS = 4;

export function createOtherPages(deps: DashboardDeps) {
  let reports = 0;

  const views: Handler = async (visit) => {
    return page(viewsPage(visit.viewer, await projectsFor(deps, visit)));
  };

  const report: Handler = async (visit) => {
    const query = visit.url.searchParams;
    const id = checkId('project', query.get('project') ?? '');
    insistOnRight(visit.session, id, 'read');
    const project = (await projectsFor(deps, visit)).find((one) => one.id === id);
    if (!project) throw new NotFound('There is no such project here.');
    if (reports >= MAX_REPORTS) {
      throw new Unavailable('Other reports are being made. Try again in a moment.');
    }
    reports += 1;
    try {
      const range = query.get('range') ?? '';
      const choice = { range, from: query.get('from') ?? '', to: query.get('to') ?? '' };
      return document(await deps.report(project, choice, visit.request.signal));
    } catch (error) {
      if (!(error instanceof NoViews)) throw error;
      return page(noViewsPage(visit.viewer, project, deps.publicUrl ?? visit.url.origin));
    } finally {
      reports -= 1;
    }
  };

  const installation: Handler = async (visit) => {
    const projects = await projectsFor(deps, visit);
    const shown = projects.map(({ id, name, app }) => {
      return { id, name, installation: app?.installation ?? null };
    });
    return page(installationPage(visit.viewer, await deps.installation(), shown));
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
