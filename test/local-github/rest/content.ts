// What comes out of the repository itself: refs, files, comparisons.
import { diff } from '../git/diff.ts';
import { commits } from '../git/history.ts';
import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { headOf, ownerOf } from '../pulls.ts';
import { commitShape } from '../shapes/commit.ts';
import { apiOf, pageOf } from '../shapes/links.ts';
import { fileShape } from '../shapes/pull.ts';
import { demand } from '../tokens.ts';
import type { Repository } from '../world.ts';
import { type Api, type Ask, paged } from './respond.ts';

/** GitHub compares at most this many files. */
const COMPARE_FILES = 300;

export function contentRoutes(app: Api, host: Host): void {
  const { plumbing, links } = host;

  app.delete('/repos/:owner/:repo/git/refs/:ref{.+}', async (c) => {
    const { fullName, gitDir } = c.get('repo');
    demand(c.get('actor'), ['contents'], fullName);
    const ref = `refs/${c.req.param('ref')}`;
    if (!(await plumbing.resolve(gitDir, ref))) {
      throw new Problem(422, 'Reference does not exist');
    }
    await plumbing.deleteRef(gitDir, ref);
    return c.body(null, 204);
  });

  app.get('/repos/:owner/:repo/contents/:path{.+}', async (c) => {
    const repo = c.get('repo');
    const ref = c.req.query('ref') ?? repo.defaultBranch;
    const path = c.req.param('path').replace(/\/+$/, '');
    const commit = await plumbing.resolve(repo.gitDir, ref);
    if (!commit) missing(`No commit found for the ref ${ref}`);
    const entry = (await plumbing.entry(repo.gitDir, commit, path)) ?? missing('Not Found');
    const address = `${apiOf(links, repo.fullName)}/contents`;
    const shape = (item: typeof entry) => {
      const file = item.path.split('/').map(encodeURIComponent).join('/');
      const url = `${address}/${file}?ref=${encodeURIComponent(ref)}`;
      const git = `${apiOf(links, repo.fullName)}/git/${item.type}s/${item.sha}`;
      const page = `${pageOf(links, repo.fullName)}/blob/${commit}/${file}`;
      return {
        name: item.path.split('/').pop() ?? '',
        path: item.path,
        sha: item.sha,
        size: item.size,
        url,
        html_url: page,
        git_url: git,
        download_url: item.type === 'blob' ? page : null,
        type: item.type === 'blob' ? 'file' : 'dir',
        _links: { self: url, git, html: page },
      };
    };
    if (entry.type === 'tree') {
      const inside = await plumbing.list(repo.gitDir, commit, `${path}/`);
      return c.json(inside.map(shape));
    }
    const content = await plumbing.blob(repo.gitDir, entry.sha);
    if (/application\/vnd\.github\.(v3\.)?raw/.test(c.req.header('accept') ?? '')) {
      return c.body(new Uint8Array(content), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
    }
    return c.json({
      ...shape(entry),
      content: content.toString('base64').replace(/.{60}/g, '$&\n'),
      encoding: 'base64',
    });
  });

  app.get('/repos/:owner/:repo/git/trees/:tree', async (c) => {
    const { fullName, gitDir } = c.get('repo');
    const name = c.req.param('tree');
    const address = `${apiOf(links, fullName)}/git`;
    const sha = (await plumbing.resolve(gitDir, name)) ?? missing('Not Found');
    const depth = c.req.query('recursive') === undefined ? [] : ['-r', '-t'];
    const found = await plumbing.list(gitDir, sha, '.', depth);
    const tree = found.map((item) => ({
      path: item.path,
      mode: item.mode,
      type: item.type,
      sha: item.sha,
      ...(item.type === 'blob' && { size: item.size }),
      url: `${address}/${item.type}s/${item.sha}`,
    }));
    return c.json({ sha, url: `${address}/trees/${sha}`, tree, truncated: false });
  });

  app.get('/repos/:owner/:repo/compare/:basehead{.+}', async (c) => {
    const repo = c.get('repo');
    const { git } = plumbing;
    const { base, head, label } = await sides(c, host);
    const from = (await plumbing.mergeBase(repo.gitDir, base, head)) ?? missing('Not Found');
    const [[behind, ahead], [baseCommit], [fromCommit], list, files] = await Promise.all([
      plumbing.distance(repo.gitDir, base, head),
      commits(git, repo.gitDir, ['-1', base]),
      commits(git, repo.gitDir, ['-1', from]),
      commits(git, repo.gitDir, [`${base}..${head}`]),
      diff(git, repo.gitDir, from, head),
    ]);
    if (!baseCommit || !fromCommit) missing('Not Found');
    const name = repo.fullName;
    const page = `${pageOf(links, name)}/compare/${label}`;
    const status =
      ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical';
    return c.json({
      url: `${apiOf(links, name)}/compare/${label}`,
      html_url: page,
      permalink_url: `${pageOf(links, name)}/compare/${base}...${head}`,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      base_commit: commitShape(links, name, baseCommit),
      merge_base_commit: commitShape(links, name, fromCommit),
      status,
      ahead_by: ahead,
      behind_by: behind,
      total_commits: ahead,
      commits: list.slice(0, 250).map((item) => commitShape(links, name, item)),
      files: files.slice(0, COMPARE_FILES).map((file) => fileShape(links, name, head, file)),
    });
  });

  app.get('/repos/:owner/:repo/commits', async (c) => {
    const { fullName, gitDir, defaultBranch } = c.get('repo');
    const { sha = defaultBranch, until } = c.req.query();
    const range = [...(until ? [`--until=${until}`] : []), '--max-count=1000', sha];
    const list = (await commits(plumbing.git, gitDir, range)).reverse();
    return paged(c, links.api, list, (item) => commitShape(links, fullName, item));
  });

  app.get('/repos/:owner/:repo/branches/:branch{.+}', async (c) => {
    const { fullName, gitDir, protectedBranches = [] } = c.get('repo');
    const name = c.req.param('branch');
    const [item] = await commits(plumbing.git, gitDir, ['-1', `refs/heads/${name}`]).catch(
      () => [],
    );
    if (!item) missing('Branch not found');
    const self = `${apiOf(links, fullName)}/branches/${name}`;
    return c.json({
      name,
      commit: commitShape(links, fullName, item),
      _links: { self, html: `${pageOf(links, fullName)}/tree/${name}` },
      protected: protectedBranches.includes(name),
      protection: {
        enabled: protectedBranches.includes(name),
        required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] },
      },
      protection_url: `${self}/protection`,
    });
  });

  async function sides(c: Ask, { world }: Host) {
    const label = c.req.param('basehead') ?? '';
    const [left = '', right = ''] = label.split('...');
    const repo = c.get('repo');
    const base = (await resolveSide(repo, left)) ?? missing('Not Found');
    const head = (await resolveSide(repo, right)) ?? missing('Not Found');
    return { base, head, label };

    async function resolveSide(here: Repository, name: string): Promise<string | null> {
      const source = headOf(world, here, name);
      if (!source) return null;
      if (source.repo === here) {
        return (
          (await plumbing.resolve(here.gitDir, `refs/heads/${source.branch}`)) ??
          plumbing.resolve(here.gitDir, source.branch)
        );
      }
      // Forks share their objects with the repository they come from.
      const ref = `refs/docket-local-github/${ownerOf(source.repo)}/${source.branch}`;
      await plumbing.bring(here.gitDir, source.repo.gitDir, source.branch, ref);
      return plumbing.resolve(here.gitDir, ref);
    }
  }
}
