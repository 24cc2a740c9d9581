// The settings for Actions: what may run, secrets, variables.
import { generateKeyPairSync } from 'node:crypto';
import type { Host } from '../host.ts';
import { openBox } from '../open-box.ts';
import { missing, Problem } from '../problem.ts';
import { type Access, type Area, can, demand } from '../tokens.ts';
import { type Repository, same } from '../world.ts';
import { type Api, type Ask, jsonBody, text } from './respond.ts';

const KEY_ID = '568250167242549743';
const ALLOWED = { enabled: true, allowed: 'all', patterns: [], pinned: false };

export function actionsRoutes(app: Api, { world }: Host): void {
  const pair = generateKeyPairSync('x25519');
  const publicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const open = (box: Buffer): string => {
    try {
      return Buffer.from(openBox(box, { privateKey: pair.privateKey, publicKey })).toString('utf8');
    } catch {
      throw new Problem(422, 'Bad request - encrypted_value is invalid');
    }
  };
  const asked = (c: Ask, area: Area, access: Access): Repository => {
    const repo = c.get('repo');
    demand(c.get('actor'), [area], repo.fullName, access);
    return repo;
  };

  app.get('/repos/:owner/:repo/actions/permissions', (c) => {
    const policy = asked(c, 'administration', 'read').actionsPolicy ?? ALLOWED;
    const { enabled, allowed, pinned } = policy;
    const more = enabled ? { allowed_actions: allowed } : {};
    return c.json({ enabled, ...more, sha_pinning_required: pinned });
  });

  app.get('/repos/:owner/:repo/actions/permissions/selected-actions', (c) => {
    const { patterns } = asked(c, 'administration', 'read').actionsPolicy ?? ALLOWED;
    return c.json({
      github_owned_allowed: true,
      verified_allowed: false,
      patterns_allowed: patterns,
    });
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
  app.put('/repos/:owner/:repo/actions/permissions/workflow', async (c) => {
    const repo = asked(c, 'administration', 'write');
    const { can_approve_pull_request_reviews: may } = await jsonBody(c);
    if (may === true && repo.organizationForbidsPulls) {
      throw new Problem(409, 'Conflict: the organization does not allow this setting');
    }
    if (typeof may === 'boolean') repo.actionsMayOpenPulls = may;
    world.changed();
    return c.body(null, 204);
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

  app.get('/repos/:owner/:repo/actions/secrets/public-key', (c) => {
    asked(c, 'secrets', 'read');
    return c.json({ key_id: KEY_ID, key: publicKey.toString('base64') });
  });

  app.put('/repos/:owner/:repo/actions/secrets/:name', async (c) => {
    const repo = asked(c, 'secrets', 'write');
    if (repo.organizationForbidsSecrets) {
      throw new Problem(403, 'The organization does not allow secrets in repositories');
    }
    const body = await jsonBody(c);
    if (text(body, 'key_id') !== KEY_ID) throw new Problem(422, 'Invalid key_id');
    const opened = open(Buffer.from(text(body, 'encrypted_value') ?? '', 'base64'));
    const name = c.req.param('name');
    const isNew = repo.secrets?.[name] === undefined;
    repo.secrets = { ...repo.secrets, [name]: opened };
    world.changed();
    return isNew ? c.json({}, 201) : c.body(null, 204);
  });

  app.delete('/repos/:owner/:repo/actions/secrets/:name', (c) => {
    const { secrets } = asked(c, 'secrets', 'write');
    const name = c.req.param('name');
    if (secrets?.[name] === undefined) missing('Not Found');
    delete secrets[name];
    world.changed();
    return c.body(null, 204);
  });

  app.post('/repos/:owner/:repo/actions/variables', async (c) => {
    const repo = asked(c, 'actions_variables', 'write');
    const body = await jsonBody(c);
    const name = text(body, 'name') ?? '';
    if (repo.variables?.[name] !== undefined) {
      throw new Problem(409, 'Already exists - Variable already exists');
    }
    repo.variables = { ...repo.variables, [name]: text(body, 'value') ?? '' };
    world.changed();
    return c.json({}, 201);
  });

  app.patch('/repos/:owner/:repo/actions/variables/:name', async (c) => {
    const { variables } = asked(c, 'actions_variables', 'write');
    const name = c.req.param('name');
    if (variables?.[name] === undefined) missing('Not Found');
    variables[name] = text(await jsonBody(c), 'value') ?? variables[name] ?? '';
    world.changed();
    return c.body(null, 204);
  });

  app.delete('/repos/:owner/:repo/actions/variables/:name', (c) => {
    const { variables } = asked(c, 'actions_variables', 'write');
    const name = c.req.param('name');
    if (variables?.[name] === undefined) missing('Not Found');
    delete variables[name];
    world.changed();
    return c.body(null, 204);
  });
}
