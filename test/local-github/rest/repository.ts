import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { flagsOf, fullRepositoryShape, permissionShape } from '../shapes/repository.ts';
import type { Api } from './respond.ts';

export function repositoryRoutes(app: Api, { world, links }: Host): void {
  app.get('/repos/:owner/:repo', (c) => {
    const [repo, actor] = [c.get('repo'), c.get('actor')];
    const permissions = actor && { permissions: flagsOf(world, repo, actor.login) };
    return c.json({ ...fullRepositoryShape(world, links, repo), ...permissions });
  });

  app.get('/repos/:owner/:repo/collaborators/:username/permission', (c) => {
    const login = c.req.param('username');
    if (!c.get('actor')) throw new Problem(401, 'Requires authentication');
    if (!world.knows(login)) missing(`${login} is not a user`);
    return c.json(permissionShape(world, links, c.get('repo'), login));
  });
}
