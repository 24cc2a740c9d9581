// A thread on the stand-in for GitHub, its commands worked on as the App or as a workflow run does, and
// one request that gets no answer for a while. On the clock of the clients, waiting takes no time.
import { join } from 'node:path';
import { type BotContext, buildBotContext } from '../../../src/bot/bot-context.ts';
import { confirmRequester } from '../../../src/bot/commands/confirm.ts';
import { fixChecks } from '../../../src/bot/commands/fix-checks.ts';
import { runReview } from '../../../src/bot/commands/review.ts';
import { runCommand } from '../../../src/bot/commands/run-command.ts';
import {
  commandsOf,
  type HookDeps,
  tellJobEnd,
  workDelivery,
} from '../../../src/bot/deliveries/work-hook.ts';
import type { EventPayload } from '../../../src/bot/events/event.ts';
import { decide } from '../../../src/bot/events/trigger.ts';
import { isFailure } from '../../../src/bot/outcome.ts';
import { localWork } from '../../../src/bot/sending/local-work.ts';
import { recordedBackend } from '../../../src/bot/sending/thread-records.ts';
import { archiveClosed } from '../../../src/bot/upkeep/archive.ts';
import { DEFAULT_CONFIG, driftRules } from '../../../src/config/config.ts';
import { parseInputs } from '../../../src/config/inputs.ts';
import { findBrokenNow, findPullDrift } from '../../../src/github/drift.ts';
import { createPublisher } from '../../../src/github/publisher.ts';
import { createThreadHost } from '../../../src/github/thread-host.ts';
import { keepList, startTicked } from '../../../src/improve/list.ts';
import { DEFAULT_DOCS_PATHS } from '../../../src/jobs/changes/change.ts';
import { judgeChange } from '../../../src/jobs/changes/judge-change.ts';
import { JobEngine } from '../../../src/jobs/engine.ts';
import { WATCH_EVERY_MS } from '../../../src/jobs/lease.ts';
import type { JobStore } from '../../../src/jobs/store.ts';
import { type JobRecordList, listRecords } from '../../../src/jobs/store.ts';
import { createWorkspaces } from '../../../src/jobs/workspace/workspaces.ts';
import { createEmbeddedService, noViews } from '../../../src/service/embedded-service.ts';
import { WorkFailed } from '../../../src/shared/errors.ts';
import { createGit, patient } from '../../../src/shared/git/git.ts';
import { openRemoteRefs } from '../../../src/shared/git/refs.ts';
import { type Clock, systemClock } from '../../../src/shared/runtime.ts';
import { BRIEFLY_MS, isAway, Patience } from '../../../src/shared/waiting.ts';
import type { HostEvent } from '../../local-github/host-event.ts';
import { type LocalGithub, startLocalGithub } from '../../local-github/local-github.ts';
import { InstantClock } from '../../support/clock.ts';
import { agentThat, hangs, writePage } from '../../support/engine.ts';
import { gitStore, newId } from '../../support/git-store.ts';
import { githubOf } from '../../support/github.ts';
import { createMemoryStore, type MemoryStore } from '../../support/memory-store.ts';
import { silentLog } from '../../support/silent-log.ts';
import { MEMORY, memoryDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';

export const FAULTS = [
  'status 500',
  'status 502',
  'status 503',
  'timeout',
  'reset',
  'reset after the effect',
  'secondary limit',
] as const;
export type AwayFault = (typeof FAULTS)[number];
/** 'hostile': another server answers in its place. */
type Strike = AwayFault | 'hostile';

/** Of a run without faults: the request, and which of those that look alike. */
export interface Target {
  request: string;
  nth: number;
}

/** Ids and hashes differ from run to run. */
const lookOf = (method: string, path: string) =>
  `${method} ${path.replace(/[0-9a-f]{20,}(-\d+)?|\d+/g, '#')}`;

/** Which requests get no answer: from the target on, all that look like it, for this long. */
class Weather {
  readonly seen: Target[] = [];
  /** Of the request that is being sent. */
  late: Strike | undefined;
  readonly #counts = new Map<string, number>();
  readonly #clock: InstantClock;
  #plan: { target: Target; fault: Strike; forMs: number } | undefined;
  #until: number | undefined;

  constructor(clock: InstantClock) {
    this.#clock = clock;
  }

  plan(target: Target, fault: Strike, forMs: number): void {
    this.#plan = { target, fault, forMs };
  }

  takeLate(): Strike | undefined {
    const { late } = this;
    this.late = undefined;
    return late;
  }

  restart(): void {
    this.seen.length = 0;
    this.#counts.clear();
  }

  get hasStruck(): boolean {
    return this.#until !== undefined;
  }

  /** Counts the request, and answers how it fails. */
  strike(method: string, path: string): Strike | undefined {
    const request = lookOf(method, path);
    const nth = (this.#counts.get(request) ?? 0) + 1;
    this.#counts.set(request, nth);
    this.seen.push({ request, nth });
    if (this.#plan?.target.request !== request) return undefined;
    const { target, fault, forMs } = this.#plan;
    if (this.#until === undefined && nth >= target.nth) this.#until = this.#clock.now() + forMs;
    return this.#until !== undefined && this.#clock.now() < this.#until ? fault : undefined;
  }
}

const isGit = (path: string) => path.includes('.git/');

function answerTo(fault: Strike, path: string): Response | null {
  if (fault.startsWith('status')) {
    return Response.json({ message: 'Server Error' }, { status: Number(fault.slice(7)) });
  }
  if (fault !== 'secondary limit') return null;
  if (isGit(path)) return new Response('', { status: 429 });
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
  return Response.json({ message }, { status: 403, headers: { 'retry-after': '60' } });
}

/** A worker that waits for GitHub waits no time; the lease is still looked at as often as always. */
function waitless(clock: InstantClock): Clock {
  return {
    now: () => systemClock.now(),
    async sleep(ms, signal) {
      if (ms === WATCH_EVERY_MS) return systemClock.sleep(ms, signal);
      clock.advance(ms);
      await systemClock.sleep(5, signal);
    },
  };
}

const INPUTS = parseInputs(() => '');
const CONFIG = { ...DEFAULT_CONFIG, 'fix-checks': true };
const FILES = {
  'docs/start.md': '# Start\n\nSee [the flags](cli.md#flags).\n',
  'docs/cli.md': '# Flags\n\n- `--near <place>`: where.\n',
};

type Kind = 'app' | 'action';
export type AwayScene = Awaited<ReturnType<AwayPlace['scene']>>;

/** A stand-in for GitHub with one repository, where one scene is played after the other. */
export interface AwayPlace {
  scene(kind: Kind): ReturnType<typeof playScene>;
  /** Everything as this scene leaves it. Answers what begins another one there, as often as you like. */
  continued(scene: AwayScene): Promise<() => ReturnType<typeof playScene>>;
  close(): Promise<void>;
}

/** The caller closes it. */
export async function openAwayPlace(hostile?: typeof fetch): Promise<AwayPlace> {
  let weather: Weather | undefined;
  const sandbox = await startLocalGithub({
    path: process.env.PATH ?? '',
    temporaryIn: MEMORY,
    async intercept({ method, path }) {
      const fault = isGit(path) ? weather?.strike(method, path) : weather?.takeLate();
      if (!fault) return undefined;
      return { answer: answerTo(fault, path), after: fault === 'reset after the effect' };
    },
  });
  const repo = await sandbox.createRepository('octo/handbook', {
    files: FILES,
  });
  repo.collaborator('mona', 'write');
  repo.collaborator('hubot', 'read');
  const play = (kind: Kind, before?: Before) => {
    const clock = new InstantClock(Date.now());
    weather = new Weather(clock);
    return playScene(kind, { sandbox, clock, weather, hostile }, before);
  };
  return {
    scene: (kind) => play(kind),
    async continued(scene) {
      const before = scene.kept();
      await scene.end();
      const restore = await sandbox.remember();
      return async () => {
        await restore();
        return play(before.kind, before);
      };
    },
    close: () => sandbox.close(),
  };
}

/** In a place of its own. `hostile` answers in the place of GitHub when that is 'hostile'. */
export async function awayScene(kind: Kind, hostile?: typeof fetch) {
  const place = await openAwayPlace(hostile);
  atTestEnd(() => place.close());
  return place.scene(kind);
}

/** What a scene leaves for the next one, apart from what GitHub has. */
interface Before {
  kind: Kind;
  runs: string[];
  /** Of the App; a run's records are in the repository. */
  records: MemoryStore | undefined;
  listIssue: number | undefined;
}

interface Stage {
  sandbox: LocalGithub;
  clock: InstantClock;
  weather: Weather;
  hostile: typeof fetch | undefined;
}

async function playScene(kind: Kind, { sandbox, clock, weather, hostile }: Stage, before?: Before) {
  const repo = sandbox.repository('octo/handbook');
  // GitHub counts the requests of each token, and what is left of a scene cannot do anything.
  const token = sandbox.issueToken();

  // Requests of the API are counted where they are sent, because one may end there: at its time limit.
  const send: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace(/^\/api(?:\/v3)?(?=\/)/, '');
    const fault = weather.strike(init?.method ?? 'GET', path);
    if (fault === 'hostile' && hostile) return hostile(input, init);
    if (fault === 'timeout') throw new DOMException('It took too long.', 'TimeoutError');
    weather.late = fault;
    return fetch(input, init);
  };
  const patience = new Patience(kind === 'app' ? BRIEFLY_MS : 12 * 60_000);
  const { github } = githubOf(sandbox, { token, clock, fetch: send, patience });
  const remote = repo.cloneUrl;
  const credentials = { origin: new URL(sandbox.serverUrl).origin, token };
  const plain = createGit({ path: process.env.PATH ?? '', credentials });
  const git = patient(plain, { clock, random: () => 1, patience });
  const scratch = memoryDir();
  const refs = () => openRemoteRefs(git, join(scratch, 'state.git'), remote);
  const runs = [...(before?.runs ?? [])];
  let begun = Promise.withResolvers<void>();
  const agent = agentThat(async (task, signal) => {
    const asked = task.conversation.at(-1)?.text ?? '';
    runs.push(asked);
    begun.resolve();
    if (asked.includes('never ends')) return hangs(task, signal);
    if (asked.includes('fails once') && runs.length === 1) throw new WorkFailed('It failed.');
    await writePage(task, `docs/page-${runs.length}.md`, `# Page\n\n${runs.length}\n`);
    return 'Wrote the page.';
  });
  const place = { remote, credentials };
  const rules = driftRules(CONFIG, DEFAULT_DOCS_PATHS);
  const waits = { clock, ...(kind === 'action' && { patience }) };
  const drift = { github, path: process.env.PATH ?? '', scratch, place, rules, ...waits };
  const host = {
    ...createThreadHost(github),
    drift: (pull: number, headSha: string) => findPullDrift(pull, headSha, drift),
  };
  let listIssue = before?.listIssue;
  const sources = { pages: async () => 'No views are known.', drift: () => findBrokenNow(drift) };
  const records = kind === 'app' ? (before?.records ?? createMemoryStore()).copy() : undefined;
  const store: JobStore & JobRecordList =
    records ?? (await gitStore(remote, { refs: await refs(), patience, clock: waitless(clock) }));
  const engines: JobEngine[] = [];
  const open = () => {
    const engine = new JobEngine({
      ...{ store, repository: 'octo/handbook', ref: 'main', newId, leaves: true },
      tools: {
        workspaces: createWorkspaces({ git, remote, scratch }),
        agent,
        publisher: createPublisher(github),
        judgeChange,
        draft: false,
        secrets: [],
        clock: waitless(clock),
        log: silentLog,
      },
    });
    atTestEnd(() => engine.stop('interrupted'));
    engines.push(engine);
    const jobs = { listing: listRecords(store), clock: systemClock };
    const service = createEmbeddedService(engine, noViews, jobs);
    const commands = commandsOf(DEFAULT_CONFIG);
    const backend = recordedBackend(
      'p',
      { engine, store, service },
      DEFAULT_CONFIG,
      ({ turns }, n) => confirmRequester(turns[n]?.origin, { host, ...commands }),
    );
    return { engine, backend, dying: new AbortController() };
  };

  function botOf(
    { engine, backend, dying }: ReturnType<typeof open>,
    how: { wait: boolean; rerun: boolean; waits?: (error: unknown) => boolean },
  ) {
    return buildBotContext(
      {
        ...{ host, repository: 'octo/handbook', markerKey: undefined, style: { word: '/docs' } },
        backend: async () =>
          kind === 'app' ? backend : { ...backend, work: localWork('p', engine) },
        log: silentLog,
        signal: dying.signal,
        dryRun: false,
        timeoutMinutes: 30,
        permission: 'write',
        remember: () => {},
        ...how,
      },
      async () => ({ ...CONFIG, 'list-issue': listIssue }),
    );
  }

  /** One that arrived, tried until there is an answer. Answers how often it had to wait. */
  async function deliver({ name, payload }: HostEvent, how?: 'once' | 'dies'): Promise<number> {
    const opened = open();
    const kept = {
      ...{ guid: 'one', event: name, receivedAt: Date.now() },
      payload: { ...(payload as object), installation: { id: 1 } },
    };
    let job: string | undefined;
    let again = false;
    const deps: HookDeps = {
      projects: {
        ofRepository: async () => ({
          ...{ id: 'p', repo: 'octo/handbook', installation: 1, suspended: false },
        }),
        sync: async () => {},
      },
      deliveries: {
        find: async () => kept,
        async ledTo(_, id) {
          job = id;
        },
        waitingFor: async () => (job === undefined ? [] : [kept]),
        unheard: async () => {},
        async told() {
          job = undefined;
        },
      },
      settingsChanged: async () => {},
      commands: async () => commandsOf(DEFAULT_CONFIG),
      bot: (_, { again: rerun, waits }) => botOf(opened, { wait: false, rerun, waits }),
      teller: () => botOf(opened, { wait: false, rerun: true }),
      list: {
        keep: (_, bot) => keepList(sources, bot),
        start: (ticked, _, bot) => startTicked(ticked, sources, bot),
      },
      checkLater: () => workDelivery('one', { again: true, checks: true }, deps),
      log: silentLog,
    };
    let waited = 0;
    const insist = async (work: () => Promise<unknown>) => {
      for (; ; waited += 1) {
        try {
          await work();
          return;
        } catch (error) {
          if (!isAway(error) || waited > 500) throw error;
          again = true;
          clock.advance(60_000);
        }
      }
    };
    await insist(() => workDelivery('one', { again, checks: true }, deps));
    if (how === 'dies') await dieAtWork(opened);
    if (how === 'dies') return waited;
    for (const id of job === undefined ? [] : [job]) {
      while ((await store.get(id))?.status === 'active') {
        await opened.engine.idle();
        if ((await store.get(id))?.waiting) waited += 1;
        clock.advance(60_000);
        await opened.engine.resume();
      }
      await insist(() => tellJobEnd(id, deps));
    }
    return waited;
  }

  /** The process ends while the agent works. */
  async function dieAtWork({ engine, dying }: ReturnType<typeof open>): Promise<void> {
    await begun.promise;
    begun = Promise.withResolvers();
    dying.abort();
    await engine.stop('interrupted');
  }

  /** Runs of a workflow, until one of them ends well. Answers how many did not. */
  async function run({ name, payload }: HostEvent, how?: 'once' | 'dies'): Promise<number> {
    const known = payload as EventPayload;
    const thread = (known.issue ?? known.pull_request)?.number;
    const trigger = await decide({ name, payload: known, thread }, INPUTS);
    const work = (bot: BotContext) => {
      if (trigger.kind === 'command') return runCommand(trigger, bot);
      if (trigger.kind === 'review') return runReview(trigger, bot);
      if (trigger.kind === 'checks') return fixChecks(trigger, bot);
      if (trigger.kind === 'archive') return archiveClosed(trigger, bot);
      if (trigger.kind === 'tick') return startTicked(trigger, sources, bot);
      throw new Error(`Nobody asks for anything: ${trigger.kind}`);
    };
    for (let red = 0; ; red += 1) {
      const opened = open();
      try {
        const working = work(botOf(opened, { wait: true, rerun: red > 0 }));
        if (how === 'dies') await dieAtWork(opened);
        const { outcome, unsaid } = await working;
        if (how || (!isFailure(outcome) && unsaid === undefined)) return red;
      } catch (error) {
        if (how === 'dies') return red;
        if (!isAway(error)) throw error;
      }
      await opened.engine.stop('interrupted');
      if (red > 20) throw new Error('No run ends well.');
      clock.advance(10 * 60_000);
    }
  }

  return {
    ...{ repo, host, weather, clock, runs, store, deliver, run },
    kept: (): Before => ({ kind, runs: [...runs], records: records?.copy(), listIssue }),
    async end() {
      for (const engine of engines) await engine.stop('interrupted');
      sandbox.revoke(token);
    },
    /** Keeps the list of documentation to do there from now on. */
    async listOn(issue: number) {
      listIssue = issue;
      await keepList(sources, botOf(open(), { wait: true, rerun: false }));
    },
    /** What Docket said on a thread, without its marker. */
    said: (number: number) =>
      repo
        .comments(number)
        .filter(({ author }) => author === 'github-actions[bot]')
        .map(({ body }) => body.replace(/^<!--.*?-->\n/s, '')),
  };
}
