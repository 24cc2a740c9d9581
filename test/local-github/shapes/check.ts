import { ACTIONS_APP, type Check } from '../check.ts';
import type { World } from '../world.ts';
import { apiOf, type Links, nodeId, pageOf } from './links.ts';
import { repositoryShape } from './repository.ts';
import { userShape } from './user.ts';

const WORKFLOW_ID = 1;

/** A workflow run, of one of its jobs. */
export function runShape(world: World, links: Links, check: Check) {
  const { repo, headSha, headBranch, run, conclusion, startedAt, completedAt } = check;
  const url = `${apiOf(links, repo)}/actions/runs/${run?.id}`;
  const head = world.data.repositories.find(({ fullName }) => fullName === check.headRepo);
  const repository = repositoryShape(world, links, world.repository(repo));
  return {
    id: run?.id ?? 0,
    name: run?.workflow ?? '',
    node_id: nodeId('WFR', run?.id ?? 0),
    head_branch: headBranch,
    head_sha: headSha,
    path: run?.path ?? '',
    run_number: 1,
    run_attempt: 1,
    display_title: headBranch,
    event: 'pull_request',
    status: 'completed',
    conclusion,
    workflow_id: WORKFLOW_ID,
    check_suite_id: check.suite,
    url,
    html_url: `${pageOf(links, repo)}/actions/runs/${run?.id}`,
    created_at: startedAt,
    run_started_at: startedAt,
    updated_at: completedAt,
    head_commit: null,
    head_repository: head ? repositoryShape(world, links, head) : repository,
    repository,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${apiOf(links, repo)}/check-suites/${check.suite}`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    artifacts_url: `${url}/artifacts`,
    workflow_url: `${apiOf(links, repo)}/actions/workflows/${WORKFLOW_ID}`,
    pull_requests: [],
  };
}

export function jobShape(links: Links, check: Check) {
  const { id, repo, run, name, conclusion, startedAt, completedAt } = check;
  const times = { started_at: startedAt, completed_at: completedAt };
  return {
    id,
    node_id: nodeId('CR', id),
    run_id: run?.id ?? 0,
    run_url: `${apiOf(links, repo)}/actions/runs/${run?.id}`,
    head_sha: check.headSha,
    head_branch: check.headBranch,
    workflow_name: run?.workflow ?? null,
    name,
    url: `${apiOf(links, repo)}/actions/jobs/${id}`,
    html_url: `${pageOf(links, repo)}/actions/runs/${run?.id}/job/${id}`,
    status: 'completed',
    conclusion,
    created_at: startedAt,
    ...times,
    steps: [{ name: 'Run', number: 1, status: 'completed', conclusion, ...times }],
    check_run_url: `${apiOf(links, repo)}/check-runs/${id}`,
    labels: ['ubuntu-latest'],
    runner_id: 1,
    runner_name: 'runner',
    runner_group_id: 1,
    runner_group_name: 'default',
  };
}

export function checkRunShape(world: World, links: Links, check: Check) {
  const { id, repo, output } = check;
  const url = `${apiOf(links, repo)}/check-runs/${id}`;
  const page = `${pageOf(links, repo)}/runs/${id}`;
  return {
    id,
    node_id: nodeId('CR', id),
    head_sha: check.headSha,
    external_id: '',
    name: check.name,
    url,
    html_url: page,
    details_url: page,
    status: 'completed',
    conclusion: check.conclusion,
    started_at: check.startedAt,
    completed_at: check.completedAt,
    check_suite: { id: check.suite },
    output: {
      title: output?.title ?? null,
      summary: output?.summary ?? null,
      text: null,
      annotations_count: output?.annotations.length ?? 0,
      annotations_url: `${url}/annotations`,
    },
    app: appShape(world, links, check),
    pull_requests: [],
  };
}

export function suiteShape(world: World, links: Links, check: Check) {
  const { suite, repo, headSha, headBranch, conclusion, startedAt, completedAt } = check;
  const url = `${apiOf(links, repo)}/check-suites/${suite}`;
  return {
    id: suite,
    node_id: nodeId('CS', suite),
    head_branch: headBranch,
    head_sha: headSha,
    status: 'completed',
    conclusion,
    url,
    before: headSha,
    after: headSha,
    pull_requests: [],
    app: appShape(world, links, check),
    created_at: startedAt,
    updated_at: completedAt,
    latest_check_runs_count: 1,
    check_runs_url: `${url}/check-runs`,
    head_commit: null,
  };
}

function appShape(world: World, links: Links, { app }: Check) {
  return {
    id: app === ACTIONS_APP ? 15368 : 2,
    slug: app,
    node_id: nodeId('A', app),
    owner: userShape(links, world.account(app)),
    name: app,
    description: null,
    external_url: `${links.server}/apps/${app}`,
    html_url: `${links.server}/apps/${app}`,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
    permissions: {},
    events: [],
  };
}
