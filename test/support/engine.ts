// A job engine on real git, with an agent and a code host that a test steers.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AgentRunner, AgentTask } from '../../src/jobs/agent.ts';
import { judgeChange } from '../../src/jobs/changes/judge-change.ts';
import { type EngineOptions, JobEngine } from '../../src/jobs/engine.ts';
import type { Published, Publisher, PullRequestPlan } from '../../src/jobs/publisher.ts';
import type { JobStore } from '../../src/jobs/store.ts';
import type { JobTools } from '../../src/jobs/tools.ts';
import { createWorkspaces } from '../../src/jobs/workspace/workspaces.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { newId } from './git-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { testGit } from './repository.ts';
import { silentLog } from './silent-log.ts';
import { memoryDir } from './temp.ts';
import { atTestEnd } from './test-end.ts';

export type Act = (task: AgentTask, signal: AbortSignal) => Promise<string>;

export function agentThat(act: Act): AgentRunner {
  return {
    model: 'scripted',
    run: async (task, signal) => ({ summary: await act(task, signal), usage: { steps: 1 } }),
  };
}

/** Writes a page that holds the newest request. */
export const writesPage: Act = async (task) => {
  await writePage(task, 'docs/page.md', `# Page\n\n${task.conversation.at(-1)?.text}\n`);
  return 'Wrote the page.';
};

export async function writePage(task: AgentTask, path: string, text: string): Promise<void> {
  const full = join(task.dir, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, text);
}

/** Never finishes by itself. */
export const hangs: Act = (_, signal) =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** A code host's pull requests, kept in memory: one per branch, as the port promises. */
export class PullRequests implements Publisher {
  readonly plans: PullRequestPlan[] = [];
  readonly states = new Map<string, 'open' | 'merged' | 'closed'>();
  readonly drafts = new Set<string>();
  forbidden = false;
  draftsSupported = true;

  async publish(plan: PullRequestPlan): Promise<Published> {
    this.plans.push(plan);
    if (this.forbidden) {
      return { kind: 'forbidden', compareLink: 'https://host/compare', reason: 'Not allowed.' };
    }
    const { branch, existing } = plan;
    const wanted = this.states.has(branch) ? existing === 'draft' : plan.draft;
    if (wanted && this.draftsSupported) this.drafts.add(branch);
    if (existing === 'ready') this.drafts.delete(branch);
    this.states.set(branch, this.states.get(branch) ?? 'open');
    const number = [...this.states.keys()].indexOf(branch) + 1;
    const draft = wanted && !this.draftsSupported ? 'unsupported' : this.drafts.has(branch);
    return { kind: 'pull-request', pull: { number, url: `https://host/pull/${number}` }, draft };
  }

  async lookUp(branch: string) {
    const state = this.states.get(branch);
    const base = this.plans.findLast((plan) => plan.branch === branch)?.base ?? 'main';
    return state ? { state, base, draft: this.drafts.has(branch) } : null;
  }

  async countOpen(prefix: string) {
    return [...this.states].filter(([name, state]) => name.startsWith(prefix) && state === 'open')
      .length;
  }
}

export interface TestEngine {
  engine: JobEngine;
  store: JobStore;
  pulls: PullRequests;
  tools: JobTools;
}

/** Call it inside a test; what it still does is stopped when the test is over. */
export function testEngine(
  remote: string,
  act: Act,
  {
    tools: some = {},
    pulls = new PullRequests(),
    ...options
  }: Partial<Omit<EngineOptions, 'tools'>> & {
    tools?: Partial<JobTools>;
    pulls?: PullRequests;
  } = {},
): TestEngine {
  const store = options.store ?? createMemoryStore();
  const tools: JobTools = {
    workspaces: createWorkspaces({ git: testGit, remote, scratch: memoryDir() }),
    agent: agentThat(act),
    publisher: pulls,
    judgeChange,
    draft: false,
    secrets: [],
    clock: systemClock,
    log: silentLog,
    ...some,
  };
  const engine = new JobEngine({
    store,
    repository: 'o/r',
    ref: 'main',
    newId,
    ...options,
    tools,
  });
  // Registered after the folders, so it runs before they are removed.
  atTestEnd(() => engine.stop('interrupted'));
  return { engine, store, pulls, tools };
}

export async function fileOn(remote: string, branch: string, path: string): Promise<string | null> {
  const result = await testGit.try(['--git-dir', remote, 'show', `${branch}:${path}`]);
  return result.code === 0 ? result.stdout.toString('utf8') : null;
}

export async function subjects(remote: string, range: string): Promise<string[]> {
  const log = await testGit.run(['--git-dir', remote, 'log', '--format=%s', range]);
  return log.split('\n').filter(Boolean);
}
