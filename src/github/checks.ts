// Checks that failed on a commit: jobs of workflow runs, with the end of their logs, and what other
// apps report.

import type { FailedCheck } from '../bot/thread-host.ts';
import { Forbidden } from '../shared/errors.ts';
import type { Github } from './client.ts';
import { failedPart, readLogEnd } from './job-log.ts';

/** More than this, and one cause probably broke them all. */
const MOST_CHECKS = 5;
const MOST_ANNOTATIONS = 20;
const FAILED = new Set(['failure', 'timed_out']);

/** `own`: the file of our own workflow, whose runs are never a reason to run again. */
export async function failedChecks(
  github: Github,
  sha: string,
  own: string | undefined,
): Promise<FailedCheck[]> {
  try {
    const [jobs, reports] = await Promise.all([
      failedJobs(github, sha, own),
      failedReports(github, sha),
    ]);
    return [...jobs, ...reports].slice(0, MOST_CHECKS);
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
    throw new Forbidden(
      'GitHub denied permission to read why checks failed. Grant the workflow or the GitHub App `actions: read` and `checks: read`.',
      { cause: error },
    );
  }
}

async function failedJobs(
  github: Github,
  sha: string,
  own: string | undefined,
): Promise<FailedCheck[]> {
  const { rest, repo } = github;
  const page = { ...repo, per_page: 100 };
  const { data } = await rest.actions.listWorkflowRunsForRepo({ ...page, head_sha: sha });
  const runs = data.workflow_runs
    .filter(({ conclusion, head_sha }) => FAILED.has(conclusion ?? '') && head_sha === sha)
    .filter(({ head_repository }) => head_repository?.full_name === `${repo.owner}/${repo.repo}`)
    .filter(({ path }) => own === undefined || workflowFile(path) !== own)
    .slice(0, MOST_CHECKS);
  const lists = await Promise.all(
    runs.map(async ({ id, name }) => {
      const { data } = await rest.actions.listJobsForWorkflowRun({ ...page, run_id: id });
      return data.jobs
        .filter(({ conclusion }) => FAILED.has(conclusion ?? ''))
        .map(
          (job): FailedCheck => ({
            name: [name, job.name].filter(Boolean).join(' / '),
            output: async () => {
              const log = await readLogEnd(await logAddress(github, job.id), github.download);
              return failedPart(log, job.steps ?? []);
            },
          }),
        );
    }),
  );
  return lists.flat();
}

/** `.github/workflows/ci.yml`; GitHub appends the ref of a called workflow. */
function workflowFile(path: string): string {
  return path.replace(/@.*$/, '');
}

async function logAddress({ rest, repo }: Github, job: number): Promise<string> {
  const { headers } = await rest.actions.downloadJobLogsForWorkflowRun({
    ...repo,
    job_id: job,
    // The log may be huge, and its store must not see the token.
    request: { redirect: 'manual' },
  });
  return headers.location ?? '';
}

async function failedReports(github: Github, sha: string): Promise<FailedCheck[]> {
  const { rest, repo } = github;
  const { data } = await rest.checks.listForRef({
    ...repo,
    ref: sha,
    filter: 'latest',
    status: 'completed',
    per_page: 100,
  });
  return data.check_runs
    .filter(({ conclusion, app }) => FAILED.has(conclusion ?? '') && app?.slug !== 'github-actions')
    .slice(0, MOST_CHECKS)
    .map(({ id, name, output }) => ({
      name,
      output: async () => {
        const notes = output.annotations_count > 0 ? await annotations(github, id) : [];
        return [output.title, output.summary, ...notes].filter(Boolean).join('\n');
      },
    }));
}

async function annotations({ rest, repo }: Github, id: number): Promise<string[]> {
  const wanted = { ...repo, check_run_id: id, per_page: MOST_ANNOTATIONS };
  const { data } = await rest.checks.listAnnotations(wanted);
  return data.map(({ path, start_line, message }) => `${path}:${start_line}: ${message ?? ''}`);
}
