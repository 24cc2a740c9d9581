// What every directory of jobs must do, wherever the jobs are.
import { describe, expect, it } from 'vitest';
import { AcceptanceReport } from '../../src/contract/acceptance.ts';
import { JobPage, UsageReport } from '../../src/contract/directory.ts';
import type { JobDirectory } from '../../src/contract/service.ts';
import { InvalidRequest, NotFound } from '../../src/shared/errors.ts';
import type { World } from './docs-service.ts';

export function directoryConformance(setUp: () => Promise<World>): void {
  const directory = ({ service }: World) => service.directory as JobDirectory;
  async function create(world: World, prompt: string): Promise<string> {
    const { id } = await world.service.createJob(world.projectId, { prompt });
    world.advance(1_000);
    return id;
  }

  describe('the directory', () => {
    it('lists jobs newest first, page by page, with what was asked for', async () => {
      const world = await setUp();
      const made: string[] = [];
      for (const prompt of ['look at one', 'change two', 'fail at three']) {
        made.unshift(await create(world, prompt));
      }
      await world.idle();
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const request = { limit: 2, ...(cursor !== undefined && { cursor }) };
        const page = JobPage.parse(await directory(world).list(world.projectId, request));
        seen.push(...page.jobs.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(made);
      const found = async (request: Parameters<JobDirectory['list']>[1]) =>
        (await directory(world).list(world.projectId, request)).jobs.map(({ prompt }) => prompt);
      expect(await found({ status: 'failed' })).toEqual(['fail at three']);
      expect(await found({ search: 'CHANGE' })).toEqual(['change two']);
      expect(await found({ waitingSince: '2030-01-01' })).toEqual(['change two']);
      expect(await found({ search: 'nothing like it' })).toEqual([]);
    });

    it('follows a job from where it is to its end', async () => {
      const world = await setUp();
      const id = await create(world, 'hold on');
      await world.held();
      const states: string[] = [];
      for await (const event of directory(world).events(world.projectId, id)) {
        states.push(event.type === 'turn' ? event.turn.state : event.job.status);
        if (states.at(-1) === 'active') {
          world.release();
          setImmediate(function tick() {
            world.advance(1_000);
            if (states.at(-1) !== 'completed') setImmediate(tick);
          });
        }
      }
      expect(states.slice(0, 2)).toEqual(['running', 'active']);
      expect(states.slice(-2)).toEqual(['done', 'completed']);
    });

    it('stops following when the caller leaves', async () => {
      const world = await setUp();
      const id = await create(world, 'hold on');
      await world.held();
      const leaving = new AbortController();
      const { signal } = leaving;
      let events = 0;
      for await (const _ of directory(world).events(world.projectId, id, { signal })) {
        if (++events === 2) leaving.abort();
      }
      expect(events).toBe(2);
      world.release();
    });

    it('adds up what a month used', async () => {
      const world = await setUp();
      await create(world, 'look at one');
      await world.idle();
      const report = UsageReport.parse(await directory(world).usage(world.projectId));
      expect(report.months).toMatchObject([{ month: '2026-11', jobs: 1, instructions: 1 }]);
    });

    it('counts the pull requests that are merged, closed, and open', async () => {
      const world = await setUp();
      await create(world, 'change one');
      await create(world, 'look at two');
      await world.idle();
      const report = AcceptanceReport.parse(await directory(world).acceptance(world.projectId));
      expect(report.triggers).toMatchObject([
        { trigger: 'api', merged: 0, closed: 0, open: 1, medianDays: null },
      ]);
      expect(report.month).toEqual({ merged: 0, costMicros: null });
    });

    it('shows nothing of another project', async () => {
      const world = await setUp();
      const id = await create(world, 'look at one');
      await world.idle();
      const { neighbour } = world;
      const theirs = neighbour.service.directory as JobDirectory | undefined;
      // Over HTTP, the extension is known after the first answer.
      await neighbour.service.getViews(neighbour.projectId, { limit: 1 });
      const other = theirs ?? (neighbour.service.directory as JobDirectory);
      expect((await other.list(neighbour.projectId)).jobs).toEqual([]);
      expect((await other.usage(neighbour.projectId)).months).toEqual([]);
      expect((await other.acceptance(neighbour.projectId)).triggers).toEqual([]);
      const follow = async () => {
        for await (const _ of other.events(neighbour.projectId, id)) return 'something';
        return 'nothing';
      };
      await expect(follow()).rejects.toThrow(NotFound);
    });

    it('refuses what it does not understand', async () => {
      const world = await setUp();
      const list = (request: object) => directory(world).list(world.projectId, request);
      await expect(list({ cursor: 'made-up' })).rejects.toThrow(InvalidRequest);
      await expect(list({ limit: 1_000 })).rejects.toThrow(InvalidRequest);
      await expect(list({ status: 'sleeping' })).rejects.toThrow(InvalidRequest);
    });
  });
}
