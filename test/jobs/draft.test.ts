import { describe, expect, it } from 'vitest';
import type { JobEngine } from '../../src/jobs/engine.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import type { PullRequestPlan } from '../../src/jobs/publisher.ts';
import { type Act, PullRequests, testEngine, writePage } from '../support/engine.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { repositoryWith } from '../support/repository.ts';

const site = () => repositoryWith({ 'docs/index.md': '# Home\n' });

/** Does what it is told, line by line: `path: link`, or `rm path`. */
const obeys: Act = async (task) => {
  const prompt = task.conversation.findLast(({ text }) => /^(?:docs|rm)/.test(text))?.text ?? '';
  for (const line of prompt.split('\n')) {
    const [path = '', link = ''] = line.split(': ');
    await writePage(task, path, `# ${path}\n\nSee [this](${link}), again and again.\n`);
  }
  return `Updated the page ${prompt}.`;
};

async function ask(engine: JobEngine, prompt: string, id?: string): Promise<JobRecord> {
  const { id: job } = id
    ? await engine.message('p', id, { prompt })
    : await engine.create('p', { prompt });
  await engine.idle();
  return engine.get('p', job);
}

const BROKEN = 'docs/a.md: nowhere.md';
const FIXED = 'docs/a.md: index.md';

describe('a pull request whose required checks fail', () => {
  it('is a draft with a warning, and ready when a follow-up fixes them', async () => {
    const { engine, pulls } = testEngine(await site(), obeys);
    const first = await ask(engine, BROKEN);
    const branch = `docket/${first.id}`;
    expect(first).toMatchObject({ status: 'completed', work: { draft: 'made' } });
    expect(pulls.drafts).toEqual(new Set([branch]));
    expect(pulls.plans[0]?.body).toMatch(/^⚠️ \*\*Checks fail: links and front matter\.\*\*/);
    const second = await ask(engine, FIXED, first.id);
    expect(second.work?.draft).toBeUndefined();
    expect(pulls.drafts.size).toBe(0);
    expect(pulls.plans.at(-1)?.body).not.toContain('⚠️');
    const third = await ask(engine, BROKEN, first.id);
    expect(third.work?.draft).toBe('made');
    expect(pulls.drafts).toEqual(new Set([branch]));
  });

  it('shows what the agent said in every round', async () => {
    let round = 0;
    const { engine, pulls } = testEngine(await site(), async (task, signal) => {
      await obeys(task, signal);
      round += 1;
      return `Tried it ${round} times.`;
    });
    const job = await ask(engine, BROKEN);
    expect(job.turns[0]?.rounds).toEqual(['Tried it 1 times.', 'Tried it 2 times.']);
    const body = pulls.plans[0]?.body;
    expect(body).toContain('\n\nTried it 1 times.\n');
    for (const n of [2, 3]) expect(body).toContain(`🔧 After a check failed: Tried it ${n} times.`);
  });

  it.each([
    ['another page', 'docs/b.md: index.md'],
    ['another line of the page', 'docs/a.md: nowhere.md'],
  ])('stays a draft when a follow-up changes %s only', async (_, prompt) => {
    let round = 0;
    const { engine, pulls } = testEngine(await site(), async (task, signal) => {
      await obeys(task, signal);
      round += 1;
      const path = prompt.split(':')[0] ?? '';
      if (round > 3)
        await writePage(task, path, `# Page\n\nSee [this](${prompt.split(': ')[1]}). ${round}\n`);
      return 'Changed it.';
    });
    const { id } = await ask(engine, BROKEN);
    const job = await ask(engine, prompt, id);
    expect(job.checks).toMatchObject([{ ok: false }]);
    expect(pulls.drafts.size).toBe(1);
  });

  it('still fails when a follow-up changes nothing', async () => {
    let quiet = false;
    const { engine } = testEngine(await site(), async (task, signal) =>
      quiet ? 'Which page?' : obeys(task, signal),
    );
    const { id } = await ask(engine, BROKEN);
    quiet = true;
    expect((await ask(engine, 'Hm', id)).checks).toMatchObject([{ ok: false, required: true }]);
  });

  it('stays ready when a person marked it ready, until the checks have passed once', async () => {
    const { engine, pulls } = testEngine(await site(), obeys);
    const { id } = await ask(engine, BROKEN);
    pulls.drafts.clear();
    expect((await ask(engine, 'docs/a.md: none.md', id)).work?.draft).toBe('overruled');
    await ask(engine, 'docs/a.md: never.md', id);
    expect(pulls.drafts.size).toBe(0);
    await ask(engine, FIXED, id);
    await ask(engine, BROKEN, id);
    expect(pulls.drafts.size).toBe(1);
  });

  it('stays a draft that a person made', async () => {
    const { engine, pulls } = testEngine(await site(), obeys);
    const { id } = await ask(engine, FIXED);
    pulls.drafts.add(`docket/${id}`);
    expect((await ask(engine, BROKEN, id)).work?.draft).toBeUndefined();
    await ask(engine, 'docs/a.md: index.md#home', id);
    expect(pulls.drafts.size).toBe(1);
  });

  it('stays a draft where drafts were asked for', async () => {
    const { engine, pulls } = testEngine(await site(), obeys, { tools: { draft: true } });
    const { id } = await ask(engine, BROKEN);
    await ask(engine, FIXED, id);
    expect(pulls.drafts.size).toBe(1);
  });

  it('is open for review where there are no drafts, and the record says so', async () => {
    const pulls = new PullRequests();
    pulls.draftsSupported = false;
    const { engine } = testEngine(await site(), obeys, { pulls });
    const { id, work } = await ask(engine, BROKEN);
    expect(work?.draft).toBe('unsupported');
    expect((await ask(engine, 'docs/a.md: none.md', id)).work?.draft).toBe('unsupported');
    expect((await ask(engine, FIXED, id)).work?.draft).toBeUndefined();
  });

  it('is as ready as any other where checks are advisory', async () => {
    const { engine, pulls } = testEngine(await site(), obeys, { tools: { advisory: true } });
    const job = await ask(engine, BROKEN);
    expect(job.checks).toMatchObject([{ ok: false }]);
    expect(job.work?.draft).toBeUndefined();
    expect(pulls.plans[0]?.draft).toBe(false);
    expect(pulls.plans[0]?.body).not.toContain('⚠️');
    expect(pulls.plans[0]?.body).toContain('❌');
  });

  it.each(['before', 'after'] as const)(
    'gets there although the run dies right %s GitHub was asked',
    async (moment) => {
      class Dying extends PullRequests {
        die: (() => Promise<void>) | undefined;
        override async publish(plan: PullRequestPlan) {
          const { die } = this;
          this.die = undefined;
          if (die && moment === 'before') return never(die);
          const published = await super.publish(plan);
          return die ? never(die) : published;
        }
      }
      const never = (die: () => Promise<void>) => {
        void die();
        return new Promise<never>((_, reject) => setImmediate(() => reject(new Error('Died.'))));
      };
      const remote = await site();
      const store = createMemoryStore();
      const pulls = new Dying();
      const run = () => testEngine(remote, obeys, { store, pulls }).engine;
      let id: string | undefined;
      for (const [prompt, drafts] of [
        [BROKEN, 1],
        [FIXED, 0],
        [BROKEN, 1],
      ] as const) {
        const engine = run();
        pulls.die = () => engine.stop('interrupted');
        ({ id } = await ask(engine, prompt, id));
        const heir = run();
        await heir.resume({ alone: true });
        await heir.idle();
        const job = await heir.get('p', id);
        expect(job).toMatchObject({ status: 'completed' });
        expect(job.work?.draft).toBe(drafts === 1 ? 'made' : undefined);
        expect(job.checks).toMatchObject([{ ok: drafts === 0 }]);
        expect(pulls.drafts.size).toBe(drafts);
      }
    },
  );
});
