// One comment with an instruction, in a repository of its own, and what the world holds after it.
import type { Exchange } from '../../local-github/listen.ts';
import type { LocalGithub } from '../../local-github/local-github.ts';
import { AGENT, withoutMarker } from '../../support/place.ts';
import { testGit } from '../../support/repository.ts';
import type { Step } from '../../support/runner.ts';

export async function asked(sandbox: LocalGithub, name: string) {
  const repository = await sandbox.createRepository(`octo/${name}`, {
    files: { 'docs/index.md': '# Start\n' },
  });
  repository.collaborator('ann', 'write');
  const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body: 'Prints JSON.' });
  const { comment, event } = repository.comment(number, {
    by: 'ann',
    body: '/docs explain the flag',
  });
  const inRepository = (args: string[]) => testGit.run(['--git-dir', repository.gitDir, ...args]);
  const jobs = async () =>
    (await inRepository(['for-each-ref', '--format=%(refname:lstrip=3)', 'refs/docket/jobs']))
      .split('\n')
      .filter(Boolean);
  const step = (more: Partial<Step> = {}): Step => ({
    ...{ host: sandbox, repository, event, inputs: { 'agent-command': AGENT } },
    ...more,
  });

  /** Everything that must be there exactly once, told as what is there instead. */
  const problems = async (): Promise<string[]> => {
    const found: string[] = [];
    const insist = (what: string, is: unknown, wanted: unknown) => {
      if (JSON.stringify(is) === JSON.stringify(wanted)) return;
      found.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(wanted)}`);
    };
    const ids = await jobs();
    insist('jobs', ids.length, 1);
    for (const id of ids) {
      const record = JSON.parse(await inRepository(['show', `refs/docket/jobs/${id}:job.json`]));
      const { status, lease, reason } = record;
      insist('status', [status, lease, reason], ['completed', null, 'Wrote the answer.']);
      insist(
        'turns',
        record.turns.map((turn: { state: string }) => turn.state),
        ['done'],
      );
      const commits = await inRepository(['rev-list', '--count', `main..docket/${id}`]);
      insist('commits', commits.trim(), '1');
    }
    insist('branches', (await repository.branches()).length, 2);
    insist('pull requests', (await repository.pulls()).length, 1);
    const said = repository.comments(number).flatMap(({ body }) => withoutMarker(body));
    insist(
      'status comments',
      said.map((text) => text.includes('Done:')),
      [true],
    );
    const reactions = repository.reactions('comment', comment.id).map(({ content }) => content);
    insist('reactions', reactions, ['eyes', 'rocket']);
    return found;
  };
  return { repository, step, jobs, problems };
}

/** Of which repository a request is; undefined where the path does not tell. */
export function repositoryOf({ path }: Exchange): string | undefined {
  return /^\/(?:repos\/)?([^/]+\/[^/]+?)(?:\.git)?(?:\/|$)/.exec(path)?.[1];
}

/** Requests that change something: between two of them the world outside stands still. */
export function hasEffect({ area, method, path }: Exchange): boolean {
  return area === 'git' ? path.endsWith('/git-receive-pack') : area === 'rest' && method !== 'GET';
}
