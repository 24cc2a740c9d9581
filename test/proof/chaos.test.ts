// Two servers and three workers under load, while processes are killed and paused, the database
// crashes, stays away, hangs, or has no free connection, the network between a worker and the database
// is cut, goes silent, or breaks at a commit, and GitHub fails, hangs, is slow, limits, or breaks off.
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { jobsApi } from '../support/organization.ts';
import { testGit } from '../support/repository.ts';
import { SEED, scale } from '../support/scale.ts';
import { atTestEnd } from '../support/test-end.ts';
import {
  type Fleet,
  HEARTBEAT_SECONDS,
  type Member,
  MOST_COMMANDS,
  openFleet,
} from './support/fleet.ts';
import { TROUBLES } from './support/github-weather.ts';
import { seeded } from './support/random.ts';
import { printTable } from './table.ts';

const PLAN = scale(
  {
    ...{ servers: 4, workers: 4, crashed: 1, away: 1, hanging: 1, full: 1 },
    ...{ paused: 1, cut: 1, silent: 1, commits: 3, github: 3 },
  },
  {
    ...{ servers: 250, workers: 250, crashed: 8, away: 3, hanging: 3, full: 3 },
    ...{ paused: 8, cut: 8, silent: 8, commits: 30, github: 12 },
  },
);
/** How long the database is away, and has no free connection: in the long run, beyond all patience. */
const AWAY_MS = scale(4_000, 75_000);
const FULL_MS = scale(4_000, 40_000);
const HANG_MS = 2_000;
/** How long GitHub is away, and the longest pause between: a fifth of the time. */
const GITHUB_MS = scale([5_000, 8_000], [5_000, 300_000]);
const GITHUB_GAP_MS = scale(8_000, 580_000);
const CALLERS = 4;
/** A project takes 100 jobs an hour. */
const PROJECTS = scale(3, 20);
/** The longest pause after a server, a worker, or anything else was disturbed. */
const GAPS_MS = scale([1000, 2000, 2000], [3000, 6000, 30_000]).concat(GITHUB_GAP_MS);
const TOO_LONG_MS = (HEARTBEAT_SECONDS + 5) * 1000;

const timeout = scale(600_000, 4 * 3_600_000);

it('loses no job and does none twice', { timeout }, async () => {
  const fleet = await openFleet(PROJECTS);
  const late = setTimeout(() => void tell(fleet), timeout - 20_000);
  atTestEnd(() => clearTimeout(late));
  await countLateWrites(fleet);
  const disturbed = disturb(fleet);
  let over = false;
  void disturbed.finally(() => {
    over = true;
  });
  const callers = Array.from({ length: CALLERS }, (_, n) => call(fleet, n, () => over));
  const asked = command(fleet, () => over);
  const accepted = (await Promise.all(callers)).flat();
  const issues = await asked;
  await disturbed;
  for (const { process } of fleet.members) expect(await process.end('SIGTERM')).toBe(0);

  const rows = await fleet.query('select id, status, record from docket.job');
  const records = rows as { id: string; status: string; record: Recorded }[];
  const completed = new Set(
    records.filter(({ status }) => status === 'completed').map(({ id }) => id),
  );
  const results = await resultsOf(fleet, accepted);
  expect({
    lost: accepted.filter(({ id }) => !completed.has(id)),
    uninvited: records.length - accepted.length - issues.length,
    // Each comment led to one reply, which tells of one pull request.
    replies: issues.filter((number) => !isTold(fleet, number)),
    pulls: (await fleet.threads.pulls()).length - issues.length,
    withoutResult: results.filter(({ pulls, commits }) => pulls === 0 || commits === 0),
    // Who asks again gets another commit, but never another pull request.
    twice: results.filter(({ pulls, commits, again }) => pulls > 1 || commits > 1 + again),
    late: await fleet.query('select job from public.late_write'),
    files: readdirSync(fleet.tmp),
  }).toEqual({
    ...{ lost: [], uninvited: 0, replies: [], pulls: 0 },
    ...{ withoutResult: [], twice: [], late: [], files: [] },
  });
  const adoptions = records.reduce((sum, { record }) => sum + record.adoptions, 0);
  const again = accepted.reduce((sum, job) => sum + job.again, 0);
  const head = ['servers killed', 'workers killed', 'database crashed', 'database away'];
  const more = ['database hanging', 'connections used up', 'worker paused', 'network cut'];
  more.push('network silent', 'commits cut', 'GitHub away', 'jobs', 'commands', 'taken over');
  more.push('retried after 3 deaths');
  printTable(
    'Two servers and three workers',
    [...head, ...more, 'lost', 'done twice', 'late writes'],
    [[...Object.values(PLAN), accepted.length, issues.length, adoptions, again, 0, 0, 0]],
  );
});

interface Recorded {
  adoptions: number;
}

interface Accepted {
  id: string;
  /** How often the caller asked again, because its workers had died three times. */
  again: number;
}

/** Docket stops trying then, and says so: a job may be what kills its workers. */
const DIED = /^The runs that worked on this job died \d+ times\./;

/** What everybody does at the moment. */
const doing = new Map<string, string>();

/** Where it stands when the time is nearly over. */
async function tell(fleet: Fleet): Promise<void> {
  const jobs = await fleet.query(
    "select id, record from docket.job where status not in ('completed', 'archived')",
  );
  const state = {
    doing: Object.fromEntries(doing),
    members: fleet.members.map(({ kind, busy, process }) => ({
      kind,
      busy,
      log: process.stderr().slice(-1_500),
    })),
    jobs,
    queue: await fleet.query(
      "select name, state, retry_count, start_after, started_on, group_id from pgboss.job where state in ('created', 'retry', 'active')",
    ),
    replies: repliesOn(fleet, Number(doing.get('comments'))),
  };
  process.stderr.write(`${JSON.stringify(state, null, 1)}\n`);
}

/** Creates jobs, one after the other, and waits for each. */
async function call(fleet: Fleet, caller: number, isOver: () => boolean): Promise<Accepted[]> {
  const jobs: Accepted[] = [];
  const projects = [...fleet.keys];
  for (let n = 0; !isOver(); n++) {
    const [project, key] = projects[(n * CALLERS + caller) % projects.length] ?? ['', ''];
    const ask = (method: string, path: string, once = '') =>
      insist(() =>
        jobsApi(fleet.serverUrl() ?? '', key, project).ask(
          method,
          path,
          method === 'POST' ? { prompt: `Make it better ${caller} ${n}` } : undefined,
          once ? { 'Idempotency-Key': once } : {},
        ),
      );
    const { id } = await ask('POST', '', `caller-${caller}-${n}`);
    const job = { id, again: 0 };
    jobs.push(job);
    doing.set(`caller ${caller}`, `waits for ${id}`);
    for (;;) {
      const { status, docket } = await ask('GET', `/${id}`);
      if (status === 'failed' && DIED.test(docket?.reason ?? '')) {
        job.again += 1;
        await ask('POST', `/${id}/message`, `caller-${caller}-${n}-${job.again}`);
      } else if (status === 'failed') {
        throw new Error(`Job ${id} failed: ${docket?.reason}`);
      } else if (status !== 'active') break;
      await pause(200);
    }
  }
  return jobs;
}

/** Comments, one after the other, and waits for the end of each. */
async function command(fleet: Fleet, isOver: () => boolean): Promise<number[]> {
  const { threads, deliver } = fleet;
  const issues: number[] = [];
  for (let n = 0; !isOver() && n < MOST_COMMANDS; n++) {
    const { number } = threads.openIssue({ by: 'mona', title: `Issue ${n}` });
    issues.push(number);
    doing.set('comments', String(number));
    const ask = (body: string) => deliver(threads.comment(number, { by: 'mona', body }).event);
    await ask(`/docs make it better ${n}`);
    for (let retries = 0; !isTold(fleet, number); await pause(500)) {
      // Docket stops trying after three deaths, and says so each time.
      const given = repliesOn(fleet, number).filter((text) => text.includes(DIED_TEXT)).length;
      if (given <= retries) continue;
      retries += 1;
      await ask('/docs retry');
    }
  }
  return issues;
}

const DIED_TEXT = 'The runs that worked on this job died';

const repliesOn = ({ threads }: Fleet, number: number) =>
  threads
    .comments(number)
    .filter(({ author }) => author === 'docket-bot[bot]')
    .map(({ body }) => body);

function isTold(fleet: Fleet, number: number): boolean {
  return repliesOn(fleet, number).filter((text) => text.includes('🚀 **Done: ')).length === 1;
}

interface Answer {
  id: string;
  status: string;
  docket?: { reason?: string | null };
}

/** Repeats a request until some server has answered it. */
async function insist(ask: () => Promise<Response>): Promise<Answer> {
  for (;;) {
    try {
      const answer = await ask();
      if (answer.ok) return (await answer.json()) as Answer;
      if (answer.status < 500) throw new Refused(await answer.text());
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await pause(100);
  }
}

class Refused extends Error {}

async function disturb({ members, postgres, weather }: Fleet): Promise<void> {
  const random = seeded(SEED);
  const pick = async (wanted: (member: Member) => boolean): Promise<Member> => {
    for (;;) {
      const idle = members.filter((member) => !member.busy && wanted(member));
      const chosen = idle[Math.floor(random() * idle.length)];
      if (chosen) return chosen;
      await pause(100);
    }
  };
  const isWorker = ({ kind }: Member) => kind === 'worker';
  const forAWhile = async (begin: (member: Member) => void, end: (member: Member) => void) => {
    const member = await pick(isWorker);
    member.busy = true;
    begin(member);
    const ended = pause(TOO_LONG_MS).then(() => {
      end(member);
      member.busy = false;
    });
    lasting.push(ended);
  };
  const lasting: Promise<void>[] = [];
  const acts: Record<keyof typeof PLAN, () => Promise<void>> = {
    servers: async () => (await pick((member) => !isWorker(member))).replace(),
    workers: async () => (await pick(isWorker)).replace(),
    crashed: () => postgres.crash(),
    async away() {
      const startAgain = await postgres.kill();
      await pause(AWAY_MS);
      await startAgain();
    },
    async hanging() {
      const open = members.filter(({ busy }) => !busy);
      for (const { network } of open) network.silence();
      await pause(HANG_MS);
      await postgres.crash();
      for (const { network } of open) network.restore();
    },
    full: () => useAllConnections(postgres.url, FULL_MS),
    async commits() {
      const { network } = await pick(isWorker);
      const when = random() < 0.5 ? 'before' : 'after';
      await new Promise<void>((broken) => {
        let isBroken = false;
        network.breakAt((sent) => {
          if (isBroken || !sent.includes('commit\0')) return false;
          isBroken = true;
          broken();
          return true;
        }, when);
      });
    },
    async github() {
      const [shortest = 0, longest = 0] = GITHUB_MS;
      weather.begin(TROUBLES[Math.floor(random() * TROUBLES.length)] ?? '502');
      // Short ones are as many as long ones, by orders of magnitude.
      await pause(shortest * (longest / shortest) ** random());
      weather.end();
    },
    paused: () =>
      forAWhile(
        ({ process }) => process.kill('SIGSTOP'),
        ({ process }) => process.kill('SIGCONT'),
      ),
    cut: () =>
      forAWhile(
        ({ network }) => network.cut(),
        ({ network }) => network.restore(),
      ),
    silent: () =>
      forAWhile(
        ({ network }) => network.silence(),
        ({ network }) => network.restore(),
      ),
  };
  type Act = keyof typeof PLAN;
  const others: Act[] = [
    'crashed',
    'away',
    'hanging',
    'full',
    'paused',
    'cut',
    'silent',
    'commits',
  ];
  const hands = [['servers'], ['workers'], others, ['github']].map(async (names, hand) => {
    const order = (names as Act[])
      .flatMap((name) => Array.from({ length: PLAN[name] }, () => ({ name, at: random() })))
      .sort((one, other) => one.at - other.at);
    for (const [n, { name }] of order.entries()) {
      await pause(random() * (GAPS_MS[hand] ?? 0));
      doing.set(names.join(), `${name}, ${n + 1} of ${order.length}`);
      await acts[name]();
      doing.delete(names.join());
      if (n % 20 === 19) process.stderr.write(`${names}: ${n + 1} of ${order.length}\n`);
    }
  });
  await Promise.all(hands);
  await Promise.all(lasting);
}

/** Nobody gets a new connection for a while. */
async function useAllConnections(url: string, ms: number): Promise<void> {
  const clients: pg.Client[] = [];
  try {
    for (;;) {
      const client = new pg.Client(url);
      client.on('error', () => {});
      await client.connect();
      clients.push(client);
    }
  } catch (error) {
    // The database may also be away meanwhile, in which case there is nothing to use up.
    if ((error as { code?: string }).code === '53300') await pause(ms);
  }
  await Promise.all(clients.map((client) => client.end().catch(() => {})));
}

/**
 * Whoever writes to a job that is over, or that another worker has taken up, is too late. A caller who
 * asks again makes it active; whoever finds that a worker died may release its job, or give it up.
 */
async function countLateWrites({ query }: Fleet): Promise<void> {
  await query(`
    create table public.late_write (job text);
    create table public.taker (job text primary key, worker text);
    create function public.note_late_write() returns trigger language plpgsql as $$
    declare writer text := current_setting('application_name');
    begin
      if new.fence > old.fence then
        insert into public.taker values (old.id, writer)
          on conflict (job) do update set worker = excluded.worker;
      elsif (old.status <> 'active' and new.status <> 'active') or new.fence < old.fence
        or old.record->'lease'->>'token' <> new.record->'lease'->>'token'
        or (writer like 'docket-work %' and old.record->'lease'->>'token' is not null
          and (new.record->>'adoptions')::int = (old.record->>'adoptions')::int
          and new.status <> 'failed'
          and writer <> (select worker from public.taker where job = old.id))
      then insert into public.late_write values (old.id); end if;
      return new;
    end $$;
    create trigger late_write before update on docket.job
      for each row execute function public.note_late_write();`);
}

async function resultsOf({ repository }: Fleet, jobs: Accepted[]) {
  const heads = (await repository.pulls()).map(({ pull }) => pull.headRef);
  const results = [];
  for (const job of jobs) {
    const [head, ...more] = heads.filter((name) => name.startsWith(`docket/${job.id}`));
    const count = ['--git-dir', repository.gitDir, 'rev-list', '--count', `main..${head}`];
    const commits = head ? Number(await testGit.run(count)) : 0;
    results.push({ ...job, pulls: head ? 1 + more.length : 0, commits });
  }
  return results;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
