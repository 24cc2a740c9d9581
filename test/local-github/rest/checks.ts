// Workflow runs, their jobs and logs, and the checks of other apps.
import { ACTIONS_APP, type Check } from '../check.ts';
import type { Host } from '../host.ts';
import { missing } from '../problem.ts';
import { checkRunShape, jobShape, runShape } from '../shapes/check.ts';
import { type Area, demand } from '../tokens.ts';
import { type Api, type Ask, numberParam, pageOfList } from './respond.ts';

export function checkRoutes(app: Api, { world, links }: Host): void {
  const all = (c: Ask, area: Area): Check[] => {
    const { fullName } = c.get('repo');
    demand(c.get('actor'), [area], fullName, 'read');
    return world.data.checks.filter(({ repo }) => repo === fullName);
  };

  app.get('/repos/:owner/:repo/actions/runs', (c) => {
    const sha = c.req.query('head_sha');
    const runs = all(c, 'actions')
      .filter(({ run }) => run !== undefined)
      .filter(({ headSha }) => sha === undefined || headSha === sha);
    const shown = pageOfList(c, links.api, runs).map((check) => runShape(world, links, check));
    return c.json({ total_count: runs.length, workflow_runs: shown });
  });

  app.get('/repos/:owner/:repo/actions/runs/:id/jobs', (c) => {
    const id = numberParam(c, 'id');
    const jobs = all(c, 'actions').filter(({ run }) => run?.id === id);
    if (jobs.length === 0) missing('Not Found');
    return c.json({ total_count: jobs.length, jobs: jobs.map((job) => jobShape(links, job)) });
  });

  app.get('/repos/:owner/:repo/actions/jobs/:id/logs', (c) => {
    const id = numberParam(c, 'id');
    const job =
      all(c, 'actions').find((check) => check.id === id && check.run) ?? missing('Not Found');
    return c.redirect(job.run?.logUrl ?? `${links.api}/_logs/${job.run?.key}`, 302);
  });

  // Whoever has the address may read it, as with the store that GitHub redirects to.
  app.get('/_logs/:key', (c) => {
    const key = c.req.param('key');
    const job = world.data.checks.find(({ run }) => run?.key === key) ?? missing('Not Found');
    const bytes = Buffer.from(job.run?.log ?? '');
    const type = { 'content-type': 'text/plain; charset=utf-8' };
    const [, from] = /^bytes=(\d+)-$/.exec(c.req.header('range') ?? '') ?? [];
    if (from === undefined) return c.body(new Uint8Array(bytes), 200, type);
    const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    const part = new Uint8Array(bytes.subarray(Number(from)));
    return c.body(part, 206, { ...type, 'content-range': range });
  });

  app.get('/repos/:owner/:repo/commits/:ref/check-runs', (c) => {
    const sha = c.req.param('ref');
    const runs = all(c, 'checks').filter(({ headSha }) => headSha === sha);
    const shown = pageOfList(c, links.api, runs).map((check) => checkRunShape(world, links, check));
    return c.json({ total_count: runs.length, check_runs: shown });
  });

  app.get('/repos/:owner/:repo/check-runs/:id/annotations', (c) => {
    const id = numberParam(c, 'id');
    const check = all(c, 'checks').find((one) => one.id === id) ?? missing('Not Found');
    if (check.app === ACTIONS_APP) return c.json([]);
    return c.json(
      (check.output?.annotations ?? []).map(({ path, line, message }) => ({
        path,
        blob_href: `${links.server}/${check.repo}/blob/${check.headSha}/${path}`,
        start_line: line,
        end_line: line,
        start_column: null,
        end_column: null,
        annotation_level: 'failure',
        title: null,
        message,
        raw_details: null,
      })),
    );
  });
}
