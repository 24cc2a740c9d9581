import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AgentRunner, type AgentTask, BudgetUsed } from '../../src/jobs/agent.ts';
import { toAgentJob } from '../../src/jobs/agent-job.ts';
import { type JobRecord, prLink } from '../../src/jobs/job.ts';
import { Conflict, NotFound, RateLimited, WorkFailed } from '../../src/shared/errors.ts';
import { InstantClock } from '../support/clock.ts';
import {
  type Act,
  fileOn,
  hangs,
  PullRequests,
  subjects,
  testEngine,
  writePage,
  writesPage,
} from '../support/engine.ts';
import { closedGate } from '../support/gate.ts';
import { gitStore } from '../support/git-store.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { bareRepository, pushFiles, repositoryWith, testGit } from '../support/repository.ts';

/** The subject of every commit by `writesPage`. */
const WROTE = 'docs: Write the page (docs/page.md)';
const site = () => repositoryWith({ 'docs/index.md': '# Home\n', 'src/main.js': 'run();\n' });

describe('a job', () => {
  it('ends in a pull request on its own branch, with the change and where it came from', async () => {
    const remote = await site();
    const { engine, pulls } = testEngine(remote, writesPage);
    const created = await engine.create('p', {
      prompt: 'Explain --json',
      origin: { requester: 'ada', thread: 7, url: 'https://host/issues/7' },
    });
    expect(created.status).toBe('active');
    expect(prLink(created)).toBeNull();
    await engine.idle();
    const job = await engine.get('p', created.id);
    expect(job).toMatchObject({ status: 'completed', reason: 'Wrote the page.', ref: 'main' });
    expect(prLink(job)).toBe('https://host/pull/1');
    const branch = `docket/${job.id}`;
    expect(await fileOn(remote, branch, 'docs/page.md')).toContain('Explain --json');
    expect(pulls.plans[0]).toMatchObject({ branch, base: 'main', title: WROTE });
    expect(pulls.plans[0]?.body).toContain('`docs/page.md`, added');
    const message = await testGit.run(['--git-dir', remote, 'log', '-1', '--format=%B', branch]);
    expect(message).toContain(`Docket-Job: ${job.id}/1`);
    expect(message).toContain('Requested-by: ada');
    expect(message).toMatch(/Docket-Prompt: sha256:[0-9a-f]{64}/);
  });

  it('completes without a pull request when nothing was changed', async () => {
    const remote = await site();
    const { engine, pulls } = testEngine(remote, async () => 'Nothing to do.');
    const { id } = await engine.create('p', { prompt: 'Look' });
    await engine.idle();
    const job = await engine.get('p', id);
    expect(job.status).toBe('completed');
    expect(prLink(job)).toBeNull();
    expect(pulls.plans).toHaveLength(0);
    expect(await testGit.run(['--git-dir', remote, 'branch', '--list', 'docket/*'])).toBe('');
  });

  it('completes with a question when nothing was changed and the agent asks something', async () => {
    const remote = await site();
    const seen: string[] = [];
    const { engine } = testEngine(remote, async (task) => {
      seen.push(...task.conversation.map(({ text }) => text));
      return 'There are two flags.\n\nQuestion: Which flag do you mean?';
    });
    const { id } = await engine.create('p', { prompt: 'Explain the flag' });
    await engine.idle();
    const job = await engine.get('p', id);
    expect(job).toMatchObject({ status: 'completed', work: null });
    expect(toAgentJob(job).docket).toMatchObject({
      changed: false,
      question: 'Which flag do you mean?',
    });
    await engine.message('p', id, { prompt: 'json' });
    expect(toAgentJob(await engine.get('p', id)).docket?.question).toBeUndefined();
    await engine.idle();
    expect(seen.slice(1)).toEqual([
      'Explain the flag',
      'There are two flags.\n\nQuestion: Which flag do you mean?',
      'json',
    ]);
  });

  it('fails when the agent says that it changed files and none changed', async () => {
    const remote = await site();
    const { engine } = testEngine(remote, async () => 'I added a section on --json.');
    const { id } = await engine.create('p', { prompt: 'Explain --json' });
    await engine.idle();
    const job = await engine.get('p', id);
    expect(job.status).toBe('failed');
    expect(job.reason).toMatch(/^The agent says that it changed files, but no file changed/);
    expect(job.reason).toContain('I added a section on --json.');
  });

  it('fails when the agent’s own sandbox broke, unless files changed all the same', async () => {
    const remote = await site();
    const sandboxError = 'bwrap: setting up uid map: Permission denied';
    const acts: Act[] = [async () => 'All good.', writesPage];
    const agent = {
      model: 'scripted',
      run: async (task: AgentTask, signal: AbortSignal) => {
        const summary = (await acts.shift()?.(task, signal)) ?? '';
        return { summary, usage: {}, sandboxError };
      },
    };
    const { engine } = testEngine(remote, writesPage, { tools: { agent } });
    const { id } = await engine.create('p', { prompt: 'Explain --json' });
    await engine.idle();
    const failed = await engine.get('p', id);
    expect(failed.status).toBe('failed');
    expect(failed.reason).toContain(sandboxError);
    expect(failed.reason).toContain('Install bubblewrap');
    await engine.message('p', id, { prompt: 'Again' });
    await engine.idle();
    expect((await engine.get('p', id)).status).toBe('completed');
  });

  it('records the agent’s last step while it works', async () => {
    const remote = await site();
    const clock = new InstantClock();
    const store = createMemoryStore();
    const seen = Promise.withResolvers<void>();
    const { engine } = testEngine(
      remote,
      async (task, signal) => {
        task.onProgress?.('edit docs/cli.md');
        await seen.promise;
        return writesPage(task, signal);
      },
      { store, tools: { clock } },
    );
    const { id } = await engine.create('p', { prompt: 'one', origin: { requester: 'ann' } });
    await engine.message('p', id, { prompt: 'two', origin: { requester: 'bob' } });
    const open = async () => toAgentJob(await engine.get('p', id)).docket?.requests ?? [];
    for (;;) {
      const [first] = await open();
      if (first?.step !== undefined) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await open()).toMatchObject([
      { state: 'running', requester: 'ann', step: 'edit docs/cli.md' },
      { state: 'queued', requester: 'bob' },
    ]);
    seen.resolve();
    await engine.idle();
    const { turns } = await engine.get('p', id);
    expect(turns.map(({ step }) => step)).toEqual([undefined, undefined]);
    expect(await open()).toEqual([]);
  });

  it('records how many lines it changed', async () => {
    const remote = await site();
    const { engine } = testEngine(remote, async (task) => {
      await writePage(task, 'docs/index.md', '# Start\n\nHello\n');
      await writePage(task, 'docs/new.md', '# New\n');
      return 'Updated the pages.';
    });
    const { id } = await engine.create('p', { prompt: 'Explain' });
    await engine.idle();
    const { docket } = toAgentJob(await engine.get('p', id));
    expect(docket?.change).toMatchObject({
      count: 2,
      files: [
        { path: 'docs/index.md', added: 3, removed: 1 },
        { path: 'docs/new.md', added: 1, removed: 0 },
      ],
    });
    expect(docket?.change?.commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is about the request, whatever a check sent back afterward', async () => {
    const remote = await site();
    const { engine, pulls } = testEngine(remote, async (task) => {
      const repair = task.conversation.length > 1;
      const link = repair ? 'index.md' : 'gone.md';
      await writePage(task, 'docs/page.md', `# Page\n\n[Home](${link})\n`);
      return repair ? 'Fixed the broken link.' : 'Documented the --json flag.';
    });
    const { id } = await engine.create('p', { prompt: 'Explain --json' });
    await engine.idle();
    const job = await engine.get('p', id);
    const title = 'docs: Document the --json flag (docs/page.md)';
    expect(pulls.plans[0]?.title).toBe(title);
    expect(await subjects(remote, `main..docket/${id}`)).toEqual([title]);
    expect(toAgentJob(job).docket).toMatchObject({
      reason: 'Documented the --json flag.',
      repairs: ['Fixed the broken link.'],
    });
    expect(pulls.plans[0]?.body).toContain('- 🔧 After a check failed: Fixed the broken link.');
  });

  it('adds a commit to the same pull request when a message follows', async () => {
    const remote = await site();
    const seen: string[][] = [];
    const { engine, pulls } = testEngine(remote, async (task, signal) => {
      seen.push(task.conversation.map(({ role, text }) => `${role}: ${text}`));
      return writesPage(task, signal);
    });
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    const again = await engine.message('p', id, { prompt: 'Second' });
    expect(prLink(again)).toBeNull();
    await engine.idle();
    const job = await engine.get('p', id);
    expect(prLink(job)).toBe('https://host/pull/1');
    expect(pulls.states.size).toBe(1);
    expect(await subjects(remote, `main..docket/${id}`)).toEqual([WROTE, WROTE]);
    expect(seen[1]).toEqual(['user: First', 'agent: Wrote the page.', 'user: Second']);
  });

  it('is not created while too many pull requests wait, but messages are accepted', async () => {
    const remote = await site();
    const { engine, pulls } = testEngine(remote, writesPage, { tools: { maxOpenPulls: 1 } });
    const first = { prompt: 'First', origin: { thread: 7 }, idempotencyKey: 'a', joinThread: true };
    const { id } = await engine.create('p', first);
    await engine.idle();
    const more = engine.create('p', { prompt: 'More', origin: { thread: 8 }, joinThread: true });
    await expect(more).rejects.toThrow(/max-open-pull-requests/);
    expect((await engine.create('p', first)).id).toBe(id);
    const joined = { prompt: 'Go on', origin: { thread: 7 }, joinThread: true };
    expect((await engine.create('p', joined)).id).toBe(id);
    await engine.idle();
    pulls.states.set(`docket/${id}`, 'merged');
    expect((await engine.create('p', { prompt: 'More' })).id).not.toBe(id);
    await engine.idle();
  });

  it('queues messages that come while it works, in order', async () => {
    const remote = await site();
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const { engine } = testEngine(remote, async (task, signal) => {
      order.push(task.conversation.at(-1)?.text ?? '');
      if (order.length === 1) await gate.promise;
      return writesPage(task, signal);
    });
    const { id } = await engine.create('p', { prompt: 'one' });
    await engine.message('p', id, { prompt: 'two' });
    await engine.message('p', id, { prompt: 'three' });
    expect((await engine.get('p', id)).status).toBe('active');
    gate.resolve();
    await engine.idle();
    expect(order).toEqual(['one', 'two', 'three']);
    expect((await engine.get('p', id)).status).toBe('completed');
  });

  it('keeps what people committed on its branch', async () => {
    const remote = await site();
    const { engine } = testEngine(remote, writesPage);
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    await pushFiles(remote, `docket/${id}`, { 'docs/people.md': '# By hand\n' }, 'By hand');
    await engine.message('p', id, { prompt: 'Second' });
    await engine.idle();
    expect(await subjects(remote, `main..docket/${id}`)).toEqual([WROTE, 'By hand', WROTE]);
  });

  it('puts its commit on top of one that was pushed while the agent worked', async () => {
    const remote = await site();
    let turn = 0;
    const { engine } = testEngine(remote, async (task, signal) => {
      turn += 1;
      if (turn === 2) await pushFiles(remote, `docket/${id}`, { 'docs/b.md': 'B\n' }, 'Meanwhile');
      return writesPage(task, signal);
    });
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    await engine.message('p', id, { prompt: 'Second' });
    await engine.idle();
    expect((await engine.get('p', id)).status).toBe('completed');
    expect(await subjects(remote, `main..docket/${id}`)).toEqual([WROTE, 'Meanwhile', WROTE]);
    expect(await fileOn(remote, `docket/${id}`, 'docs/b.md')).toBe('B\n');
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).toContain('Second');
  });

  it('fails rather than overwrite a file that someone changed at the same time', async () => {
    const remote = await site();
    let turn = 0;
    const { engine } = testEngine(remote, async (task, signal) => {
      turn += 1;
      if (turn === 2) await pushFiles(remote, `docket/${id}`, { 'docs/page.md': 'Mine\n' });
      return writesPage(task, signal);
    });
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    await engine.message('p', id, { prompt: 'Second' });
    await engine.idle();
    const job = await engine.get('p', id);
    expect(job.status).toBe('failed');
    expect(job.reason).toContain('`docs/page.md`');
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).toBe('Mine\n');
  });

  it('takes another name when a branch of its name appears while the agent works', async () => {
    const remote = await site();
    const foreign = { '.github/workflows/evil.yml': 'on: push\n' };
    let turns = 0;
    const { engine, pulls } = testEngine(remote, async (task, signal) => {
      turns += 1;
      if (turns === 1) await pushFiles(remote, `docket/${id}`, foreign, 'Foreign');
      return writesPage(task, signal);
    });
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    expect(await engine.get('p', id)).toMatchObject({ status: 'completed' });
    expect(await subjects(remote, `main..docket/${id}`)).toEqual(['Foreign']);
    expect(await subjects(remote, `main..docket/${id}-2`)).toEqual([WROTE]);
    expect(pulls.plans.map(({ branch }) => branch)).toEqual([`docket/${id}-2`]);
    await engine.message('p', id, { prompt: 'Second' });
    await engine.idle();
    expect(await subjects(remote, `main..docket/${id}-2`)).toEqual([WROTE, WROTE]);
  });

  it('replaces what the run before it pushed too late', async () => {
    const remote = await site();
    const [gate, landed] = [await closedGate(), await closedGate()];
    landed.open();
    for (const [hook, { url }] of Object.entries({ 'pre-receive': gate, 'post-receive': landed })) {
      const script = `#!/bin/sh\nexec '${process.execPath}' -e "fetch('${url}').then((a) => a.text())"\n`;
      await writeFile(join(remote, 'hooks', hook), script, { mode: 0o755 });
    }
    const store = createMemoryStore();
    const late = testEngine(remote, writesPage, { store });
    const { id } = await late.engine.create('p', { prompt: 'First' });
    await gate.reached;
    const act: Act = async (task) => {
      gate.open();
      await landed.reached;
      await writePage(task, 'docs/page.md', '# Page\n\nAgain.\n');
      return 'Wrote the page.';
    };
    const { engine } = testEngine(remote, act, { store });
    await engine.resume({ alone: true });
    await engine.idle();
    expect(await engine.get('p', id)).toMatchObject({ status: 'completed' });
    expect(await subjects(remote, `main..docket/${id}`)).toEqual([WROTE]);
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).toContain('Again');
  });

  it('finds a name although another branch leaves no room for the first one', async () => {
    const remote = await site();
    const { engine } = testEngine(remote, writesPage, { newId: () => 'a1' });
    await pushFiles(remote, 'docket/a1/x', { 'docs/x.md': 'x\n' }, 'In the way');
    await engine.create('p', { prompt: 'First' });
    await engine.idle();
    expect(await subjects(remote, 'main..docket/a1-2')).toEqual([WROTE]);
  });

  it('is not taken up by a process of another project', async () => {
    const remote = await site();
    const store = createMemoryStore();
    const { engine } = testEngine(remote, hangs, { store });
    await engine.create('p', { prompt: 'First' });
    await engine.stop('interrupted');
    const other = testEngine(remote, writesPage, { store, projectId: 'q' }).engine;
    expect(await other.resume()).toEqual([]);
    expect(
      await testEngine(remote, writesPage, { store, projectId: 'p' }).engine.resume(),
    ).toHaveLength(1);
  });

  it('asks about a request that came to another process, and not about its own', async () => {
    const remote = await site();
    const store = createMemoryStore();
    const asked: string[] = [];
    const confirm = async (job: JobRecord, index: number) => {
      asked.push(job.turns[index]?.prompt ?? '');
      throw new WorkFailed('Nobody asked for this.');
    };
    const first = testEngine(remote, hangs, { store, tools: { confirm } }).engine;
    const { id } = await first.create('p', { prompt: 'First', idempotencyKey: 'a' });
    await first.stop('interrupted');
    const second = testEngine(remote, writesPage, { store, tools: { confirm } }).engine;
    await second.resume();
    await second.idle();
    expect(asked).toEqual(['First']);
    expect(await second.get('p', id)).toMatchObject({
      status: 'failed',
      reason: 'Nobody asked for this.',
    });
    await second.message('p', id, { prompt: 'Second' });
    await second.idle();
    expect(asked).toEqual(['First']);
    expect(await second.get('p', id)).toMatchObject({ status: 'completed' });
  });

  it('starts a second branch when the first was deleted without a merge', async () => {
    const remote = await site();
    const { engine } = testEngine(remote, writesPage);
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    await testGit.run(['--git-dir', remote, 'branch', '-D', `docket/${id}`]);
    await engine.message('p', id, { prompt: 'Second' });
    await engine.idle();
    expect(await subjects(remote, `main..docket/${id}-2`)).toEqual([WROTE]);
    expect((await engine.get('p', id)).work?.pull?.number).toBe(2);
  });

  it('is archived when its pull request was merged, and takes no more messages', async () => {
    const remote = await site();
    const { engine, pulls } = testEngine(remote, writesPage);
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    pulls.states.set(`docket/${id}`, 'merged');
    await expect(engine.message('p', id, { prompt: 'Second' })).rejects.toThrow(Conflict);
    expect((await engine.get('p', id)).status).toBe('archived');
  });

  it('branches from the head of the pull request it was asked under', async () => {
    const remote = await site();
    const headSha = await pushFiles(remote, 'feature', { 'src/json.js': 'json();\n' });
    await pushFiles(remote, 'feature', { 'src/late.js': 'late();\n' });
    const { engine, pulls } = testEngine(remote, writesPage);
    const pull = { headRef: 'feature', headSha, sameRepository: true };
    const { id } = await engine.create('p', { prompt: 'Explain', origin: { pull } });
    await engine.idle();
    expect(pulls.plans[0]?.base).toBe('feature');
    const parent = await testGit.run(['--git-dir', remote, 'rev-parse', `docket/${id}^`]);
    expect(parent.trim()).toBe(headSha);
  });

  it('branches from the default branch for a fork', async () => {
    const remote = await site();
    const { engine, pulls } = testEngine(remote, writesPage);
    const pull = { headRef: 'feature', headSha: 'f'.repeat(40), sameRepository: false };
    await engine.create('p', { prompt: 'Explain', origin: { pull } });
    await engine.idle();
    expect(pulls.plans[0]?.base).toBe('main');
  });

  it('keeps the branch and names the setting when pull requests are forbidden', async () => {
    const remote = await site();
    const pulls = new PullRequests();
    pulls.forbidden = true;
    const { engine } = testEngine(remote, writesPage, { pulls });
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.idle();
    const job = await engine.get('p', id);
    expect(job).toMatchObject({ status: 'completed', reason: 'Not allowed.' });
    expect(prLink(job)).toBeNull();
    expect(job.work?.compareLink).toBe('https://host/compare');
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).not.toBeNull();
  });
});

describe('what an agent changed', () => {
  const outcome = async (act: Parameters<typeof testEngine>[1], options = {}) => {
    const remote = await site();
    const { engine } = testEngine(remote, act, options);
    const { id } = await engine.create('p', { prompt: 'Do it' });
    await engine.idle();
    const branches = await testGit.run(['--git-dir', remote, 'branch', '--list', 'docket/*']);
    return { job: await engine.get('p', id), pushed: branches !== '', remote };
  };

  it('is refused whole when one file lies outside the documentation', async () => {
    const { job, pushed } = await outcome(async (task) => {
      await writePage(task, 'docs/ok.md', '# ok\n');
      await writePage(task, 'src/main.js', 'evil();\n');
      return 'Done.';
    });
    expect(job.status).toBe('failed');
    expect(job.reason).toContain('src/main.js');
    expect(pushed).toBe(false);
  });

  it('is refused when it holds a secret, without telling it', async () => {
    const secret = 'hunter2-hunter2-hunter2';
    const { job, pushed } = await outcome(
      async (task) => {
        const hidden = Buffer.from(secret).toString('base64');
        await writePage(task, 'docs/leak.md', `# Leak\n\n${hidden}\n`);
        return 'Done.';
      },
      { tools: { secrets: [secret] } },
    );
    expect(job.status).toBe('failed');
    expect(job.reason).toContain('docs/leak.md');
    expect(job.reason).not.toContain(secret);
    expect(pushed).toBe(false);
  });

  it('is not read through a folder that was turned into a link', async () => {
    const { job } = await outcome(async (task) => {
      const { rm } = await import('node:fs/promises');
      await rm(join(task.dir, 'docs'), { recursive: true });
      await symlink('/etc', join(task.dir, 'docs'));
      return 'Done.';
    });
    expect(job.status).toBe('failed');
  });

  it('goes back to the agent when a link is broken, and the fixed change is published', async () => {
    const told: string[] = [];
    const { job, remote } = await outcome(async (task) => {
      told.push(task.conversation.at(-1)?.text ?? '');
      const link = told.length === 1 ? 'nowhere.md' : 'index.md';
      await writePage(task, 'docs/page.md', `# Page\n\nSee [this](${link}).\n`);
      return 'Done.';
    });
    expect(told).toHaveLength(2);
    expect(told[1]).toContain('nowhere.md');
    expect(job.checks).toMatchObject([{ ok: true }]);
    expect(await fileOn(remote, `docket/${job.id}`, 'docs/page.md')).toContain('index.md');
  });

  it('is published with the failure told when two repairs did not help', async () => {
    let rounds = 0;
    const { job } = await outcome(async (task) => {
      rounds += 1;
      await writePage(task, 'docs/page.md', '# Page\n\nSee [this](nowhere.md).\n');
      return 'Done.';
    });
    expect(rounds).toBe(3);
    expect(job.status).toBe('completed');
    expect(job.checks).toMatchObject([{ ok: false }]);
  });

  it('is what the first round made when a repair uses up the budget, which all rounds share', async () => {
    const used: (number | undefined)[] = [];
    const agent: AgentRunner = {
      model: 'scripted',
      async run(task) {
        used.push(task.used?.inputTokens);
        await writePage(task, 'docs/page.md', `# Page ${used.length}\n\nSee [this](nowhere.md).\n`);
        if (used.length === 2) throw new BudgetUsed('The agent used up its budget.');
        return { summary: 'Wrote it.', usage: { inputTokens: 700 } };
      },
    };
    const { job, remote } = await outcome(writesPage, { tools: { agent } });
    expect(used).toEqual([undefined, 700]);
    expect(job).toMatchObject({ status: 'completed', checks: [{ ok: false }] });
    expect(job.turns[0]).toMatchObject({ summary: 'Wrote it.' });
    expect(await fileOn(remote, `docket/${job.id}`, 'docs/page.md')).toContain('# Page 1\n');
  });

  it('does not contain what the check command left behind', async () => {
    let rounds = 0;
    const { job, remote } = await outcome(
      async (task) => {
        rounds += 1;
        await writePage(task, 'docs/page.md', `# Round ${rounds}\n`);
        return 'Done.';
      },
      {
        tools: {
          check: {
            run: async (dir: string) => {
              await writePage({ dir } as never, 'build/out.html', 'built');
              await writePage({ dir } as never, 'docs/index.md', 'overwritten');
              return { ok: rounds > 1, output: 'first line\nbroken here\n' };
            },
          },
        },
      },
    );
    expect(job.status).toBe('completed');
    expect(job.checks[1]).toMatchObject({ name: 'check-command', ok: true, summary: 'passed' });
    expect(await fileOn(remote, `docket/${job.id}`, 'docs/page.md')).toBe('# Round 2\n');
    expect(await fileOn(remote, `docket/${job.id}`, 'docs/index.md')).toBe('# Home\n');
    expect(await fileOn(remote, `docket/${job.id}`, 'build/out.html')).toBeNull();
  });
});

describe('stopping', () => {
  it('cancels a job at once, and nothing of it is published', async () => {
    const remote = await site();
    const { engine } = testEngine(remote, hangs);
    const { id } = await engine.create('p', { prompt: 'Wait' });
    await engine.cancel('p', id);
    await engine.idle();
    expect(await engine.get('p', id)).toMatchObject({ status: 'failed', reason: 'cancelled' });
  });

  it('says nothing about checks of a turn that committed nothing', async () => {
    let rounds = 0;
    const agent: Act = async (task, signal) => {
      rounds += 1;
      if (rounds > 1) return hangs(task, signal);
      await writePage(task, 'docs/page.md', '# Page\n');
      return 'Done.';
    };
    const { engine } = testEngine(await site(), agent);
    const { id } = await engine.create('p', { prompt: 'Explain' });
    await engine.idle();
    expect((await engine.get('p', id)).checks).toHaveLength(1);
    await engine.message('p', id, { prompt: 'Wait' });
    await engine.cancel('p', id);
    await engine.idle();
    expect(await engine.get('p', id)).toMatchObject({ status: 'failed', checks: [] });
  });

  it('leaves an interrupted job active, and the next run finishes it', async () => {
    const remote = await site();
    const store = await gitStore(await bareRepository());
    const pulls = new PullRequests();
    const first = testEngine(remote, hangs, { store, pulls });
    const { id } = await first.engine.create('p', { prompt: 'Explain' });
    await first.engine.stop('interrupted');
    expect(await store.get(id)).toMatchObject({ status: 'active', lease: null });
    const second = testEngine(remote, writesPage, { store, pulls });
    expect(await second.engine.resume()).toEqual([id]);
    await second.engine.idle();
    expect((await second.engine.get('p', id)).status).toBe('completed');
    expect(pulls.states.size).toBe(1);
  });

  it('keeps the work so far on the branch when the time is over', async () => {
    const remote = await site();
    const begun = Promise.withResolvers<void>();
    const { engine, pulls } = testEngine(remote, async (task, signal) => {
      await writesPage(task, signal);
      begun.resolve();
      return hangs(task, signal);
    });
    const { id } = await engine.create('p', { prompt: 'Long work' });
    await begun.promise;
    await engine.stop('timed-out', id);
    const job = await engine.get('p', id);
    expect(job.status).toBe('failed');
    expect(job.reason).toContain('The time limit was reached');
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).toContain('Long work');
    expect(pulls.plans).toHaveLength(0);
  });
});

describe('requests', () => {
  it('create one job for one key, however often they come', async () => {
    const { engine } = testEngine(await site(), writesPage);
    const ask = () => engine.create('p', { prompt: 'Once', idempotencyKey: 'comment:1' });
    const jobs = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    await engine.idle();
    expect((await ask()).status).toBe('completed');
    await expect(
      engine.create('p', { prompt: 'Other', idempotencyKey: 'comment:1' }),
    ).rejects.toThrow(Conflict);
  });

  it('count a replayed message once', async () => {
    const { engine } = testEngine(await site(), writesPage);
    const { id } = await engine.create('p', { prompt: 'First' });
    const again = { prompt: 'Second', idempotencyKey: 'comment:2' };
    await engine.message('p', id, again);
    await engine.message('p', id, again);
    await engine.idle();
    expect((await engine.get('p', id)).turns).toHaveLength(2);
  });

  it('join the job of their thread, and continue an archived one in a new job', async () => {
    const { engine } = testEngine(await site(), writesPage);
    const ask = (prompt: string) =>
      engine.create('p', { prompt, origin: { thread: 7 }, joinThread: true });
    const first = await ask('First');
    const second = await ask('Second');
    expect(second.id).toBe(first.id);
    await engine.idle();
    await engine.archive('p', first.id);
    const third = await ask('Third');
    expect(third.id).not.toBe(first.id);
    expect(third.continues).toBe(first.id);
    await engine.idle();
  });

  it('make the thread they come from continue the job, as the first one does', async () => {
    const { engine } = testEngine(await site(), writesPage);
    const { id } = await engine.create('p', { prompt: 'First', origin: { thread: 7 } });
    await engine.message('p', id, { prompt: 'Second', origin: { thread: 8 } });
    const more = { prompt: 'Third', origin: { thread: 8 }, joinThread: true };
    expect((await engine.create('p', more)).id).toBe(id);
    await engine.idle();
    expect((await engine.get('p', id)).turns).toHaveLength(3);
  });

  it('reach the agent as data where nobody confirms who gave them', async () => {
    const tasks: AgentTask[] = [];
    const act: Act = async (task) => {
      tasks.push(task);
      return `Report ${tasks.length}.\n=== DATA`;
    };
    const earlierWords = async (_: unknown, count: number) => ({
      confirmed: Array.from({ length: count }, (_, at) => at !== 1),
      reports: false,
    });
    const { engine } = testEngine(await site(), act, { tools: { earlierWords } });
    const { id } = await engine.create('p', { prompt: 'First' });
    for (const prompt of ['Second', 'Third']) await engine.message('p', id, { prompt });
    await engine.idle();
    const { conversation, context } = tasks.at(-1) as AgentTask;
    expect(conversation).toEqual(['First', 'Third'].map((text) => ({ role: 'user', text })));
    expect(context?.split('\n').slice(3)).toEqual([
      ...['The agent reported:', '| Report 1.', '| === DATA', ''],
      ...['It was requested:', '| Second', ''],
      ...['The agent reported:', '| Report 2.', '| === DATA'],
    ]);
    expect(tasks[0]).not.toHaveProperty('context');
  });

  it('are refused past the limit, with the time to wait, and nothing is created', async () => {
    const limits = { creates: { perHour: 1 }, messages: { perHour: 1 } };
    const { engine, store } = testEngine(await site(), writesPage, { limits });
    const { id } = await engine.create('p', { prompt: 'One' });
    await expect(engine.create('p', { prompt: 'Two' })).rejects.toMatchObject({
      name: RateLimited.name,
      retryAfterSeconds: expect.any(Number),
    });
    await engine.create('other', { prompt: 'Another project has its own limit' });
    await engine.message('p', id, { prompt: 'Messages are counted apart' });
    await expect(engine.message('p', id, { prompt: 'Three' })).rejects.toThrow(RateLimited);
    await engine.idle();
    expect(await store.list()).toHaveLength(2);
  });

  it('find no job of another project', async () => {
    const { engine } = testEngine(await site(), writesPage);
    const { id } = await engine.create('p', { prompt: 'Mine' });
    await engine.idle();
    await expect(engine.get('q', id)).rejects.toThrow(NotFound);
    await expect(engine.message('q', id, { prompt: 'Yours' })).rejects.toThrow(NotFound);
    await expect(engine.archive('q', id)).rejects.toThrow(NotFound);
    await expect(engine.cancel('q', id)).rejects.toThrow(NotFound);
  });
});

describe('a run that died', () => {
  it('is adopted after its lease stood still, twice at most', async () => {
    const remote = await site();
    const store = createMemoryStore();
    const dead = testEngine(remote, hangs, { store });
    const { id } = await dead.engine.create('p', { prompt: 'Explain' });
    await dead.engine.stop('interrupted');
    const holdByDead = (adoptions: number) =>
      store.update(id, (job) => ({
        result: undefined,
        story: 'held by a run that died',
        job: job ? { ...job, lease: { token: 'dead', counter: 9 }, adoptions } : undefined,
      }));

    await holdByDead(1);
    const clock = new InstantClock();
    const heir = testEngine(remote, writesPage, { store, tools: { clock } });
    await heir.engine.resume();
    await heir.engine.idle();
    expect(await heir.engine.get('p', id)).toMatchObject({ status: 'completed', adoptions: 2 });

    await heir.engine.message('p', id, { prompt: 'More' });
    await heir.engine.idle();
    const message = await heir.engine.message('p', id, { prompt: 'And more' });
    await heir.engine.idle();
    expect(message.adoptions).toBe(0);
  });

  it('fails its job after the second adoption died too', async () => {
    const remote = await site();
    const store = createMemoryStore();
    const dead = testEngine(remote, hangs, { store });
    const { id } = await dead.engine.create('p', { prompt: 'Explain' });
    await dead.engine.stop('interrupted');
    await store.update(id, (job) => ({
      result: undefined,
      story: 'held by a run that died',
      job: job ? { ...job, lease: { token: 'dead', counter: 9 }, adoptions: 2 } : undefined,
    }));
    const heir = testEngine(remote, writesPage, { store, tools: { clock: new InstantClock() } });
    await heir.engine.resume();
    await heir.engine.idle();
    const job = await heir.engine.get('p', id);
    expect(job.status).toBe('failed');
    expect(job.reason).toContain('died');
  });
});

describe('retention', () => {
  it('archives finished jobs that nobody touched for long, and no others', async () => {
    const clock = new InstantClock();
    const { engine } = testEngine(await site(), writesPage, { tools: { clock } });
    const { id } = await engine.create('p', { prompt: 'Old' });
    await engine.idle();
    clock.advance(50_000);
    const young = await engine.create('p', { prompt: 'Young' });
    await engine.idle();
    clock.advance(50_000);
    const age = clock.now() - Date.parse((await engine.get('p', id)).updatedAt);
    expect(await engine.applyRetention(age)).toEqual([id]);
    expect((await engine.get('p', young.id)).status).toBe('completed');
  });
});
