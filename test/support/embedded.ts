// The embedded service with everything outside the engine played by the test: files, agent, host.

import type { Insights } from '../../src/contract/insights.ts';
import type { ViewsSource } from '../../src/contract/service.ts';
import type { AgentRunner } from '../../src/jobs/agent.ts';
import type { FileChange } from '../../src/jobs/changes/change.ts';
import { judgeChange } from '../../src/jobs/changes/judge-change.ts';
import { JobEngine } from '../../src/jobs/engine.ts';
import type { Publisher } from '../../src/jobs/publisher.ts';
import {
  type JobListing,
  type JobRecordList,
  type JobStore,
  listRecords,
} from '../../src/jobs/store.ts';
import type { JobTools } from '../../src/jobs/tools.ts';
import type { Workspaces } from '../../src/jobs/workspace.ts';
import { createEmbeddedService } from '../../src/service/embedded-service.ts';
import { daysOf } from '../../src/shared/days.ts';
import { WorkFailed } from '../../src/shared/errors.ts';
import { newId } from './git-store.ts';
import { ManualClock } from './manual-clock.ts';
import { createMemoryStore } from './memory-store.ts';
import { silentLog } from './silent-log.ts';
import { totalsOf } from './site.ts';
import { atTestEnd } from './test-end.ts';

const SHA = 'a'.repeat(40);

/**
 * Its agent does what the prompt's first word says: `change` a file, `fail`, `hold` until it is
 * released, or nothing. Call it inside a test; it stops when the test is over.
 */
export function embedded(
  store: JobStore & Partial<JobRecordList> = createMemoryStore(),
  elsewhere = false,
  listing: JobListing = listRecords(store as JobRecordList),
) {
  const clock = new ManualClock();
  const prompts: string[] = [];
  const changed = new Map<string, FileChange[]>();
  const held = new Set<() => void>();
  let arrived = Promise.withResolvers<void>();

  const agent: AgentRunner = {
    model: 'test-agent',
    async run({ dir, conversation }, signal) {
      const prompt = conversation.at(-1)?.text ?? '';
      prompts.push(prompt);
      const [word] = prompt.split(' ');
      if (word === 'fail') throw new WorkFailed('The agent gave up.');
      if (word === 'hold') await hold(signal);
      if (word === 'change' || word === 'hold') changed.set(dir, [CHANGE]);
      return { summary: `Did: ${prompt}`, usage: {} };
    },
  };
  function hold(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      held.add(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
      arrived.resolve();
    });
  }
  const tools: JobTools = {
    workspaces: workspaces(changed),
    agent,
    publisher,
    judgeChange,
    draft: false,
    secrets: [],
    clock,
    log: silentLog,
  };
  const engine = new JobEngine({
    store,
    repository: 'acme/docs',
    ref: 'main',
    newId,
    elsewhere,
    tools,
  });
  atTestEnd(() => engine.stop('interrupted'));
  return {
    service: createEmbeddedService(engine, views, { listing, clock }),
    engine,
    tools,
    clock,
    /** What the agent was asked, in order. */
    prompts,
    /** Resolves when the agent has begun to hold. */
    held: () => arrived.promise,
    release(): void {
      arrived = Promise.withResolvers();
      for (const resolve of held) resolve();
      held.clear();
    },
  };
}

const CHANGE: FileChange = {
  path: 'docs/index.md',
  kind: 'modified',
  mode: '100644',
  content: Buffer.from('# Better\n'),
};

function workspaces(files: Map<string, FileChange[]>): Workspaces {
  let copies = 0;
  return {
    heads: async () => ({ default: { name: 'main', tip: SHA }, tips: new Map() }),
    commits: async () => [],
    reversed: async () => ({ changes: [], conflicts: [] }),
    changed: async () => [],
    async open() {
      const dir = `copy-${++copies}`;
      return {
        dir,
        instructions: undefined,
        changes: async () => files.get(dir) ?? [],
        paths: async () => ['docs/index.md'],
        before: async () => Buffer.from('# Good\n'),
        restore: async () => {},
        commit: async () => ({ oid: 'b'.repeat(40), tree: 'c'.repeat(40) }),
        lines: async () => new Map(),
        push: async () => ({ kind: 'pushed' as const }),
        changedSince: async () => [],
        dispose: async () => {},
      };
    },
  };
}

const publisher: Publisher = {
  async publish({ branch }) {
    const url = `https://example.com/acme/docs/pull/${branch}`;
    return { kind: 'pull-request', pull: { number: 1, url }, draft: false };
  },
  lookUp: async () => null,
  countOpen: async () => 0,
};

export const PAGES = Array.from({ length: 600 }, (_, n) => ({
  path: `/page-${String(n).padStart(3, '0')}`,
  human: 600 - n,
  ai: 1,
  total: 601 - n,
}));

export const INSIGHTS: Insights = {
  classes: {
    human: 7,
    'coding-agent': 1,
    assistant: 2,
    'ai-search': 3,
    training: 4,
    'other-bot': 5,
    unknown: 0,
  },
  aiClasses: ['coding-agent', 'assistant'],
  agents: [{ agent: 'Claude-User', class: 'assistant', views: 2, verified: 2, spoofed: 1 }],
  missingCut: false,
  missing: [{ path: '/gone', ai: 3, human: 0 }],
  weeks: [
    { from: '2026-10-19', to: '2026-10-26', views: null, aiReferrals: null, daysCovered: 6 },
    {
      from: '2026-10-26',
      to: '2026-11-02',
      views: { human: 7, ai: 3, total: 10 },
      aiReferrals: 3,
      daysCovered: 7,
    },
  ],
  aiReferrals: { views: 3, sources: [{ source: 'ChatGPT', views: 3 }], daysUnknown: [] },
  quality: {
    files: 1,
    lines: 22,
    rejected: 1,
    examples: [{ file: 'access.log', line: 3, text: 'x', reason: 'no format reads it' }],
    daysCovered: ['2026-11-01'],
    daysMissing: [],
    daysCut: false,
    warnings: [],
    spoofed: 1,
  },
  seesAgents: true,
  rules: '2026-11-01',
};

const views: ViewsSource = {
  async *pages() {
    yield { totals: totalsOf(PAGES), views: PAGES, hasMore: false };
  },
  async *days(_, { dateFrom, dateTo }) {
    for (const date of daysOf({ from: dateFrom, to: dateTo }).reverse()) {
      yield { date, human: 0, ai: 0, total: 0 };
    }
  },
  insights: {
    insights: async () => INSIGHTS,
    async *classesByPage() {
      for (const { path, human, ai } of PAGES) {
        yield { path, classes: { ...INSIGHTS.classes, human, assistant: ai }, aiReferrals: 1 };
      }
    },
  },
};
