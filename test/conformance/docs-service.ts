// What every DocsService must do, wherever it runs. Each backend's test hands in its own world.

import { describe, expect, it } from 'vitest';
import { AgentJob, type ReceivedJob } from '../../src/contract/schemas.ts';
import type { DocsService } from '../../src/contract/service.ts';
import { Conflict, InvalidRequest, NotFound, RateLimited } from '../../src/shared/errors.ts';
import { INSIGHTS, PAGES } from '../support/embedded.ts';
import fc from '../support/properties.ts';

export interface World {
  service: DocsService;
  projectId: string;
  /** The same service, as someone with another project sees it. */
  neighbour: { service: DocsService; projectId: string };
  /** Resolves when no job is being worked on any more. */
  idle(): Promise<void>;
  /** What the agent was asked, in order. Its first word is what it does: see support/embedded. */
  prompts: string[];
  /** A `hold` prompt: resolves when the agent has it, and lets it go on. */
  held(): Promise<void>;
  release(): void;
  /** Lets time pass for the service. */
  advance(ms: number): void;
}

const HOUR = 3_600_000;

export function docsServiceConformance(setUp: () => Promise<World>): void {
  async function create(world: World, prompt: string, idempotencyKey?: string) {
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    return world.service.createJob(world.projectId, { prompt }, options);
  }
  async function message(world: World, id: string, prompt: string, idempotencyKey?: string) {
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    return world.service.sendMessage(world.projectId, id, { prompt }, options);
  }
  const get = (world: World, { id }: ReceivedJob) => world.service.getJob(world.projectId, id);
  async function finished(world: World, prompt: string): Promise<ReceivedJob> {
    const job = await create(world, prompt);
    await world.idle();
    return get(world, job);
  }

  describe('a job', () => {
    it('is created active, with every field of the contract', async () => {
      const world = await setUp();
      const job = AgentJob.parse(await create(world, 'hold on'));
      expect(job).toMatchObject({ status: 'active', prLink: null, archivedAt: null });
      // Of its requests, one may run by now.
      const { docket: _, ...contract } = job;
      expect(AgentJob.parse(await get(world, job))).toMatchObject(contract);
      world.release();
    });

    it('that changed files completes with the link to its pull request', async () => {
      const job = AgentJob.parse(await finished(await setUp(), 'change a file'));
      expect(job.status).toBe('completed');
      expect(job.prLink).toContain(job.id);
    });

    it('that changed nothing completes without a link', async () => {
      const job = await finished(await setUp(), 'look around');
      expect(job).toMatchObject({ status: 'completed', prLink: null });
    });

    it('whose agent gives up fails with the reason', async () => {
      const job = await finished(await setUp(), 'fail please');
      expect(job).toMatchObject({ status: 'failed', docket: { reason: 'The agent gave up.' } });
    });

    it('keeps a prompt as it was written', async () => {
      const world = await setUp();
      const prompt = 'look\r\nat "this" \\ \u2028 — 文字 🙂\t\u0000 end ';
      await finished(world, prompt);
      expect(world.prompts).toEqual([prompt]);
    });
  });

  describe('a message', () => {
    it.each(['change a file', 'fail please'])('wakes a job that ended with `%s`', async (first) => {
      const world = await setUp();
      const job = await finished(world, first);
      const woken = await message(world, job.id, 'hold on');
      expect(woken).toMatchObject({ id: job.id, status: 'active', prLink: null });
      await world.held();
      expect(await get(world, job)).toMatchObject({ status: 'active', prLink: null });
      world.release();
      await world.idle();
      const again = await get(world, job);
      expect(again.status).toBe('completed');
      expect(again.prLink).toContain(job.id);
    });

    it('to an active job waits its turn; the job stays active until the last is done', async () => {
      const world = await setUp();
      const job = await create(world, 'hold first');
      await world.held();
      for (const prompt of ['look second', 'look third']) {
        expect(await message(world, job.id, prompt)).toMatchObject({ status: 'active' });
      }
      world.release();
      await world.idle();
      expect(world.prompts).toEqual(['hold first', 'look second', 'look third']);
      expect(await get(world, job)).toMatchObject({ status: 'completed' });
    });

    it('to an archived job is a conflict, and changes nothing', async () => {
      const world = await setUp();
      const job = await finished(world, 'look around');
      await world.service.control?.archive(world.projectId, job.id);
      await expect(message(world, job.id, 'more')).rejects.toThrow(Conflict);
      expect(await get(world, job)).toMatchObject({ status: 'archived' });
      expect(world.prompts).toEqual(['look around']);
    });
  });

  describe('control', () => {
    it('cancels an active job, which then has failed, and says who did', async () => {
      const world = await setUp();
      const job = await create(world, 'hold on');
      await world.held();
      await world.service.control?.cancel(world.projectId, job.id, { by: 'mona' });
      await world.idle();
      expect(await get(world, job)).toMatchObject({
        status: 'failed',
        // Over HTTP, the key says who it was.
        docket: { reason: 'cancelled', canceledBy: expect.stringMatching(/^(?:mona|API key .+)$/) },
      });
    });

    it('archives a finished job, with the time', async () => {
      const world = await setUp();
      const job = await finished(world, 'change a file');
      const archived = await world.service.control?.archive(world.projectId, job.id);
      expect(archived).toMatchObject({ status: 'archived', prLink: job.prLink });
      expect(AgentJob.parse(await get(world, job)).archivedAt).not.toBeNull();
    });

    it('does not cancel an archived job', async () => {
      const world = await setUp();
      const job = await finished(world, 'look around');
      await world.service.control?.archive(world.projectId, job.id);
      await expect(world.service.control?.cancel(world.projectId, job.id)).rejects.toThrow(
        Conflict,
      );
      expect(await get(world, job)).toMatchObject({ status: 'archived' });
    });

    it('does not archive an active job', async () => {
      const world = await setUp();
      const job = await create(world, 'hold on');
      await expect(world.service.control?.archive(world.projectId, job.id)).rejects.toThrow(
        Conflict,
      );
      world.release();
    });
  });

  describe('an idempotency key', () => {
    it('gives the same job for the same create, once', async () => {
      const world = await setUp();
      const first = await create(world, 'look around', 'key');
      const second = await create(world, 'look around', 'key');
      await world.idle();
      expect(second.id).toBe(first.id);
      expect(world.prompts).toEqual(['look around']);
    });

    it('gives the same message once, also at the same time', async () => {
      const world = await setUp();
      const job = await finished(world, 'look around');
      await Promise.all([1, 2, 3].map(() => message(world, job.id, 'look again', 'key')));
      await world.idle();
      expect(world.prompts).toEqual(['look around', 'look again']);
    });

    it('with another body is a conflict', async () => {
      const world = await setUp();
      const job = await create(world, 'look around', 'key');
      await expect(create(world, 'look elsewhere', 'key')).rejects.toThrow(Conflict);
      await message(world, job.id, 'look again', 'message-key');
      await expect(message(world, job.id, 'look away', 'message-key')).rejects.toThrow(Conflict);
      await world.idle();
      expect(world.prompts).toEqual(['look around', 'look again']);
    });

    it('of another project is another key', async () => {
      const world = await setUp();
      const { neighbour } = world;
      const mine = await create(world, 'look around', 'key');
      const theirs = await neighbour.service.createJob(
        neighbour.projectId,
        { prompt: 'look elsewhere' },
        { idempotencyKey: 'key' },
      );
      expect(theirs.id).not.toBe(mine.id);
    });
  });

  describe('the limits', () => {
    it('let exactly 100 of 150 creates at once through, and free up after an hour', async () => {
      const world = await setUp();
      const attempts = Array.from({ length: 150 }, (_, n) => create(world, `look ${n}`));
      const outcomes = await Promise.allSettled(attempts);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(50);
      for (const { reason } of refused) {
        expect(reason).toBeInstanceOf(RateLimited);
        expect(reason).toMatchObject({ retryAfterSeconds: 3600 });
      }
      await world.idle();
      expect(world.prompts).toHaveLength(100);
      world.advance(HOUR);
      await create(world, 'look again');
    });

    it('count messages apart, projects apart, and no replays', async () => {
      const world = await setUp();
      const job = await create(world, 'look 0', 'key-0');
      const others = Array.from({ length: 99 }, (_, n) => create(world, `look ${n + 1}`));
      await Promise.all(others);
      expect((await create(world, 'look 0', 'key-0')).id).toBe(job.id);
      await expect(create(world, 'one more')).rejects.toThrow(RateLimited);
      await message(world, job.id, 'look again');
      const { neighbour } = world;
      await neighbour.service.createJob(neighbour.projectId, { prompt: 'look here' });
      await world.idle();
    });
  });

  describe('what is not there', () => {
    it.each(['nope', 'a'.repeat(20), 'a*b', 'a..b', '-x', 'a b', 'a~1', 'x.lock', '文字', '@{-1}'])(
      'job %j',
      async (id) => {
        const world = await setUp();
        const { service, projectId } = world;
        await expect(service.getJob(projectId, id)).rejects.toThrow(NotFound);
        await expect(message(world, id, 'look')).rejects.toThrow(NotFound);
        await expect(
          service.control?.cancel(projectId, id) ?? Promise.reject(new NotFound('no control yet')),
        ).rejects.toThrow(NotFound);
      },
    );

    it.each(['../state', 'a/b', '..', '.', '', 'a\nb', 'x'.repeat(300)])(
      'nor could be, for the id %j',
      async (id) => {
        const { service, projectId } = await setUp();
        const attempt = service.getJob(projectId, id).catch((error: unknown) => error);
        const error = await attempt;
        expect(error instanceof NotFound || error instanceof InvalidRequest).toBe(true);
      },
    );

    it('is a job of another project', async () => {
      const world = await setUp();
      const job = await finished(world, 'look around');
      const { service, projectId } = world.neighbour;
      await expect(service.getJob(projectId, job.id)).rejects.toThrow(NotFound);
      await expect(service.sendMessage(projectId, job.id, { prompt: 'x' })).rejects.toThrow(
        NotFound,
      );
      expect(await get(world, job)).toMatchObject({ status: 'completed' });
    });
  });

  describe('bad input', () => {
    it('of an empty prompt is refused, and nothing is created', async () => {
      const world = await setUp();
      await expect(create(world, '')).rejects.toThrow(InvalidRequest);
      const job = await finished(world, 'look around');
      await expect(message(world, job.id, '')).rejects.toThrow(InvalidRequest);
      expect(world.prompts).toEqual(['look around']);
    });

    it.each([
      { limit: 0 },
      { limit: 251 },
      { offset: -1 },
      { limit: 1.5 },
      { dateFrom: '2026-13-45' },
      { dateTo: 'soon' },
      { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
    ])('of the views request %j is refused', async (request) => {
      const { service, projectId } = await setUp();
      await expect(service.getViews(projectId, request)).rejects.toThrow(InvalidRequest);
    });
  });

  describe('page views', () => {
    it('come in pages that together are the whole, whatever the size', async () => {
      const { service, projectId } = await setUp();
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 40, max: 250 }), async (limit) => {
          const rows: unknown[] = [];
          for (let offset = 0, more = true; more; offset += limit) {
            const page = await service.getViews(projectId, { limit, offset });
            expect(page.totals.total).toBe(page.totals.human + page.totals.ai);
            rows.push(...page.views);
            more = page.hasMore;
          }
          expect(rows).toEqual(PAGES);
        }),
        { numRuns: 20 },
      );
    });

    it('are 50 to a page when nothing else is asked for', async () => {
      const { service, projectId } = await setUp();
      const page = await service.getViews(projectId, {});
      expect(page.views).toEqual(PAGES.slice(0, 50));
      expect(page.hasMore).toBe(true);
    });
  });

  describe('insights', () => {
    it('say what lies behind the counts', async () => {
      const { service, projectId } = await setUp();
      const range = { dateFrom: '2026-11-01', dateTo: '2026-11-08' };
      expect(await service.insights?.insights(projectId, range)).toEqual(INSIGHTS);
    });

    it('give every page by class, in the order of the views', async () => {
      const { service, projectId } = await setUp();
      const paths: string[] = [];
      for await (const { path, classes } of service.insights?.classesByPage(projectId, {}) ?? []) {
        expect(classes.human).toBe(PAGES[paths.length]?.human);
        paths.push(path);
      }
      expect(paths).toEqual(PAGES.map(({ path }) => path));
    });
  });

  it('does nothing for a caller that has stopped already', async () => {
    const world = await setUp();
    const reason = new Error('stopped');
    const options = { signal: AbortSignal.abort(reason) };
    const { service, projectId } = world;
    await expect(service.createJob(projectId, { prompt: 'look' }, options)).rejects.toBe(reason);
    await expect(service.getViews(projectId, {}, options)).rejects.toBe(reason);
    await world.idle();
    expect(world.prompts).toEqual([]);
  });
}
