import { describe, expect, it } from 'vitest';
import type { JobCounts } from '../../../src/jobs/job-counts.ts';
import { createMetrics } from '../../../src/service/telemetry/metrics.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

const COUNTS: JobCounts = {
  jobs: { active: 2, completed: 5 },
  waiting: {
    jobs: { count: 1, seconds: 12.5 },
    deliveries: { count: 0, seconds: 0 },
    checks: { count: 4, seconds: 3 },
  },
};

function setUp(jobCounts: () => Promise<JobCounts> = async () => COUNTS) {
  const clock = new ManualClock();
  const metrics = createMetrics({ version: '1.2.3', jobCounts, clock, log: silentLog });
  /** The lines of one metric. */
  const read = async (name: string) =>
    (await metrics.render())
      .split('\n')
      .filter((line) => line.startsWith(name) && !line.includes('_bucket'));
  return { clock, metrics, read };
}

const request = (method: string, route: string, status: number) => ({
  ...{ method, route, status, startedAt: 0, ms: 40 },
});

describe('metrics', () => {
  it('show what waits for GitHub, dead letters, and workers that are not ready or died', async () => {
    const shared = {
      forGithub: { jobs: 2, deliveries: { count: 3, seconds: 90 } },
      ...{
        dead: 1,
        workers: { ready: 2, 'not-ready': 1, draining: 0 },
        notReady: { github: 1, agent: 0 },
      },
    };
    const { metrics, read } = setUp(async () => ({ ...COUNTS, shared }));
    metrics.death('worker');
    metrics.death('takeover');
    metrics.death('takeover');
    metrics.death('given-up');
    expect(await read('docket_waiting_for_github')).toEqual([
      'docket_waiting_for_github{what="jobs"} 2',
      'docket_waiting_for_github{what="deliveries"} 3',
      'docket_waiting_for_github_oldest_seconds 90',
    ]);
    expect(await read('docket_dead_letters')).toEqual(['docket_dead_letters 1']);
    expect(await read('docket_workers{state="not-ready"}')).toHaveLength(1);
    expect(await read('docket_workers_not_ready{reason="github"} 1')).toHaveLength(1);
    expect(await read('docket_worker_deaths_total')).toEqual(['docket_worker_deaths_total 1']);
    expect(await read('docket_takeovers_total')).toEqual(['docket_takeovers_total 2']);
    expect(await read('docket_given_up_total')).toEqual(['docket_given_up_total 1']);
    // Not known yet is not used up.
    expect(await read('docket_github_rate_limit_left')).toEqual([
      'docket_github_rate_limit_left 1',
    ]);
  });

  it('count requests by route and status', async () => {
    const { metrics, read } = setUp();
    metrics.request(request('GET', '/v2/agent/{projectId}/job/{id}', 200));
    metrics.request(request('GET', '/v2/agent/{projectId}/job/{id}', 200));
    metrics.request(request('POST', '-', 404));
    const route = 'route="/v2/agent/{projectId}/job/{id}"';
    expect(await read('docket_http_request_seconds_count')).toEqual([
      `docket_http_request_seconds_count{method="GET",${route},status="200"} 2`,
      'docket_http_request_seconds_count{method="POST",route="-",status="404"} 1',
    ]);
  });

  it('have one label for all methods that nobody uses', async () => {
    const { metrics, read } = setUp();
    for (const method of ['PROPFIND', 'M-SEARCH', 'x'.repeat(1_000)]) {
      metrics.request(request(method, '-', 404));
    }
    expect(await read('docket_http_request_seconds_count')).toEqual([
      'docket_http_request_seconds_count{method="other",route="-",status="404"} 3',
    ]);
  });

  it('measure requests: time, tokens, and cost, without a word about whose they are', async () => {
    const { metrics, read } = setUp();
    const usage = { inputTokens: 100, cachedInputTokens: 60, outputTokens: 7, costMicros: 12_300 };
    const times = { receivedAt: 0, startedAt: 2_000, endedAt: 32_000 };
    const whose = { project: 'secret-project', job: 'secret-job' };
    metrics.turn({ ...whose, state: 'done', ...times, usage });
    metrics.turn({ ...whose, state: 'failed', ...times, usage: {} });
    expect(await read('docket_turn_seconds_sum')).toEqual([
      'docket_turn_seconds_sum{state="done"} 30',
      'docket_turn_seconds_sum{state="failed"} 30',
    ]);
    expect(await read('docket_turn_wait_seconds_sum')).toEqual(['docket_turn_wait_seconds_sum 4']);
    expect(await read('docket_tokens_total')).toEqual([
      'docket_tokens_total{kind="input"} 100',
      'docket_tokens_total{kind="cached_input"} 60',
      'docket_tokens_total{kind="output"} 7',
    ]);
    expect(await read('docket_cost_dollars_total')).toEqual(['docket_cost_dollars_total 0.0123']);
    expect(await metrics.render()).not.toContain('secret');
  });

  it('count requests to GitHub by what they are for', async () => {
    const { metrics, read } = setUp();
    metrics.githubRequest('settings', '304');
    expect(await read('docket_github_requests_total')).toEqual([
      'docket_github_requests_total{feature="settings",status="304"} 1',
    ]);
  });

  it('show how long deliveries took, and what is waiting', async () => {
    const { metrics, read } = setUp();
    metrics.delivery({ receivedAt: 1_000, endedAt: 1_500 });
    expect(await read('docket_delivery_seconds_sum')).toEqual(['docket_delivery_seconds_sum 0.5']);
    expect(await read('docket_jobs')).toEqual([
      'docket_jobs{status="active"} 2',
      'docket_jobs{status="completed"} 5',
    ]);
    expect(await read('docket_waiting{')).toEqual([
      'docket_waiting{what="jobs"} 1',
      'docket_waiting{what="deliveries"} 0',
      'docket_waiting{what="checks"} 4',
    ]);
    expect(await read('docket_waiting_oldest')).toEqual([
      'docket_waiting_oldest_seconds{what="jobs"} 12.5',
      'docket_waiting_oldest_seconds{what="deliveries"} 0',
      'docket_waiting_oldest_seconds{what="checks"} 3',
    ]);
  });

  it('are still there when jobs cannot be counted, and ask at most every five seconds', async () => {
    let asked = 0;
    const { clock, read } = setUp(async () => {
      asked += 1;
      if (asked === 1) throw new Error('The database is away.');
      return COUNTS;
    });
    expect(await read('docket_up')).toEqual(['docket_up 0']);
    expect(await read('docket_up')).toEqual(['docket_up 0']);
    clock.advance(5_000);
    expect(await read('docket_up')).toEqual(['docket_up 1']);
    expect(asked).toBe(2);
  });
});
