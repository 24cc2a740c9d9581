// What a comment leads to, from source: the stand-in for GitHub, real git, and an agent of the test.
// Call it inside a test; everything ends with the test.
import { type BotContext, buildBotContext } from '../../src/bot/bot-context.ts';
import { confirmRequester } from '../../src/bot/commands/confirm.ts';
import { fixChecks } from '../../src/bot/commands/fix-checks.ts';
import { runReview } from '../../src/bot/commands/review.ts';
import { runCommand } from '../../src/bot/commands/run-command.ts';
import { commandsOf } from '../../src/bot/deliveries/work-hook.ts';
import type { EventPayload } from '../../src/bot/events/event.ts';
import { decide } from '../../src/bot/events/trigger.ts';
import type { Result } from '../../src/bot/outcome.ts';
import { localWork } from '../../src/bot/sending/local-work.ts';
import { recordedBackend } from '../../src/bot/sending/thread-records.ts';
import { type Config, DEFAULT_CONFIG } from '../../src/config/config.ts';
import { parseInputs } from '../../src/config/inputs.ts';
import { createPublisher } from '../../src/github/publisher.ts';
import { createThreadHost } from '../../src/github/thread-host.ts';
import { listRecords } from '../../src/jobs/store.ts';
import { createWorkspaces } from '../../src/jobs/workspace/workspaces.ts';
import { createEmbeddedService, noViews } from '../../src/service/embedded-service.ts';
import { createGit } from '../../src/shared/git/git.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import type { HostEvent } from '../local-github/host-event.ts';
import { type Act, testEngine, writesPage } from './engine.ts';
import { githubOf } from './github.ts';
import { checkedLocalGithub, handbook } from './local-github.ts';
import { createMemoryStore } from './memory-store.ts';
import { silentLog } from './silent-log.ts';
import { memoryDir } from './temp.ts';

interface Wanted {
  /** What the agent does; by default it writes `docs/page.md`. */
  act?: Act;
  config?: Partial<Config>;
}

export async function openBot({ act = writesPage, config = {} }: Wanted = {}) {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  repo.collaborator('hubot', 'read');
  const { github } = githubOf(sandbox, { clock: systemClock });
  const remote = repo.cloneUrl;
  const credentials = { origin: sandbox.serverUrl, token: sandbox.token };
  const git = createGit({ path: process.env.PATH ?? '', credentials });
  const settings: Config = { ...DEFAULT_CONFIG, ...config };
  const host = createThreadHost(github);
  const store = createMemoryStore();
  const { engine } = testEngine(remote, act, {
    store,
    repository: 'octo/handbook',
    tools: {
      workspaces: createWorkspaces({ git, remote, scratch: memoryDir() }),
      publisher: createPublisher(github),
    },
  });
  const service = createEmbeddedService(engine, noViews, {
    listing: listRecords(store),
    clock: systemClock,
  });
  const backend = {
    ...recordedBackend('p', { engine, store, service }, settings, ({ turns }, n) =>
      confirmRequester(turns[n]?.origin, { host, ...commandsOf(settings) }),
    ),
    work: localWork('p', engine),
  };

  const botWith = (more: Partial<BotContext> = {}): BotContext => ({
    ...buildBotContext(
      {
        ...{ host, repository: 'octo/handbook', markerKey: undefined, style: { word: '/docs' } },
        ...{ permission: 'write', dryRun: false, wait: true, rerun: false, timeoutMinutes: 30 },
        backend: async () => backend,
        log: silentLog,
        signal: new AbortController().signal,
        remember: () => {},
      },
      async () => settings,
    ),
    ...more,
  });

  /** As a run of the workflow does that this event starts. */
  async function run(event: HostEvent, more?: Partial<BotContext>): Promise<Result> {
    const payload = event.payload as EventPayload;
    const thread = (payload.issue ?? payload.pull_request)?.number;
    const trigger = await decide(
      { name: event.name, payload, thread },
      parseInputs(() => ''),
    );
    const bot = botWith(more);
    if (trigger.kind === 'command') return runCommand(trigger, bot);
    if (trigger.kind === 'review') return runReview(trigger, bot);
    if (trigger.kind === 'checks') return fixChecks(trigger, bot);
    throw new Error(`Nobody asks for anything: ${JSON.stringify(trigger)}`);
  }

  return {
    ...{ repo, host, engine, backend, botWith, run },
    /** Writes a comment, and answers what it led to. */
    async comment(thread: number, body: string, { by = 'mona', ...more }: Said = {}) {
      return run(repo.comment(thread, { by, body }).event, more);
    },
    /** What Docket has said on a thread. */
    replies: (thread: number) =>
      repo
        .comments(thread)
        .map(({ body }) => body.replace(/<!--.*?-->\s*/gs, ''))
        .filter((body) => !body.startsWith('/docs')),
    /** What it reacted with to the newest comment of a person. */
    reactions(thread: number) {
      const asked = repo.comments(thread).findLast(({ body }) => body.startsWith('/docs'));
      const all = asked ? repo.reactions('comment', asked.id) : [];
      return all.map(({ content }) => content);
    },
  };
}

type Said = Partial<BotContext> & { by?: string };
