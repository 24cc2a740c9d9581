import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { fullRepositoryShape, permissionShape } from '../shapes/repository.ts';
import { can } from '../tokens.ts';
import { same } from '../world.ts';
import type { Api } from './respond.ts';

export function repositoryRoutes(app: Api, { world, links }: Host): void {
  app.get('/repos/:owner/:repo', (c) => c.json(fullRepositoryShape(world, links, c.get('repo'))));

  app.get('/repos/:owner/:repo/collaborators/:username/permission', (c) => {
    const login = c.req.param('username');
    if (!c.get('actor')) throw new Problem(401, 'Requires authentication');
    if (!world.knows(login)) missing(`${login} is not a user`);
    return c.json(permissionShape(world, links, c.get('repo'), login));
  });

  app.get('/repos/:owner/:repo/actions/permissions/workflow', (c) => {
    const repo = c.get('repo');
    if (!can(c.get('actor'), 'administration', 'read', repo.fullName)) {
      throw new Problem(403, 'Resource not accessible by integration');
    }
    return c.json({
      default_workflow_permissions: 'write',
      can_approve_pull_request_reviews: repo.actionsMayOpenPulls,
    });
  });
  app.get('/orgs/:org/actions/permissions/workflow', (c) => {
    const owned = world.data.repositories.filter(({ fullName }) =>
      same(fullName.split('/')[0] ?? '', c.req.param('org')),
    );
    if (owned.length === 0) missing('Not Found');
    const knows = owned.some(({ fullName }) =>
      can(c.get('actor'), 'administration', 'read', fullName),
    );
    if (!knows) throw new Problem(403, 'Resource not accessible by integration');
    return c.json({
      default_workflow_permissions: 'write',
      can_approve_pull_request_reviews: owned.every((repo) => !repo.organizationForbidsPulls),
    });
  });
}
