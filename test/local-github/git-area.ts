// Who may fetch and push, and what a push means for the pull requests that are open.

import { serveGit } from './git/backend.ts';
import type { Host } from './host.ts';
import type { GitCall } from './listen.ts';
import { Problem } from './problem.ts';
import { syncPulls } from './pulls.ts';
import { type Actor, can } from './tokens.ts';
import { type Repository, same } from './world.ts';

export function gitArea(host: Host, path: string): (call: GitCall) => Promise<number> {
  const { world, plumbing } = host;
  return async (call) => {
    const [, owner, name = '', ...rest] = call.path.split('/');
    const service = rest.join('/');
    const writes = service === 'git-receive-pack' || call.query.includes('git-receive-pack');
    const fullName = `${owner}/${name.replace(/\.git$/, '')}`;
    const refuse = (status: number, sentence: string) => {
      call.request.resume();
      const headers = { 'content-type': 'text/plain', 'www-authenticate': 'Basic realm="GitHub"' };
      call.response.writeHead(status, headers).end(`${sentence}\n`);
      return status;
    };
    let actor: Actor;
    try {
      actor = host.tokens.actor(call.request.headers.authorization);
    } catch (error) {
      if (error instanceof Problem) return refuse(401, error.message);
      throw error;
    }
    const repo = world.data.repositories.find((item) => same(item.fullName, fullName));
    if (!actor && (writes || repo?.private !== false)) {
      return refuse(401, 'Authentication is required.');
    }
    if (!repo || (repo.private && !can(actor, 'contents', 'read', fullName))) {
      return refuse(404, 'Repository not found.');
    }
    if (writes && !can(actor, 'contents', 'write', fullName)) {
      return refuse(403, `Permission to ${fullName}.git denied to ${actor?.login}.`);
    }
    const { gitDir } = repo;
    const user = actor?.login ?? '';
    const { request, response, query, discard } = call;
    const asked = { gitDir, service, query, user, path };
    return serveGit(request, response, asked, { discard, pushed: () => afterPush(repo) });
  };

  async function afterPush(repo: Repository): Promise<void> {
    await syncPulls(world, plumbing, repo);
    if (repo.forkOf) await syncPulls(world, plumbing, world.repository(repo.forkOf));
  }
}
