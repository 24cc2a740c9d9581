// Two servers and three workers under load, while processes are killed and paused, the database
// crashes, and the network between a worker and the database is cut or goes silent.
import { expect, it } from 'vitest';
import { jobsApi } from '../support/organization.ts';
import { testGit } from '../support/repository.ts';
import { SEED, scale } from '../support/scale.ts';
import { type Fleet, HEARTBEAT_SECONDS, type Member, openFleet } from './support/fleet.ts';
import { seeded } from './support/random.ts';
import { printTable } from './table.ts';

const PLAN = scale(
  { killed: 8, crashed: 1, paused: 1, cut: 1, silent: 1 },
  { killed: 500, crashed: 20, paused: 20, cut: 20, silent: 20 },
);
const CALLERS = 4;
/** A project takes 100 jobs an hour. */
const PROJECTS = scale(1, 20);
const GAP_MS = scale(1000, 3000);
const TOO_LONG_MS = (HEARTBEAT_SECONDS + 5) * 1000;

const timeout = scale(300_000, 4 * 3_600_000);

it('loses no job and does none twice', { timeout }, async () => {
  const fleet = await openFleet(PROJECTS);
  await countLateWrites(fleet);
  const disturbed = disturb(fleet);
  let over = false;
  void disturbed.finally(() => {
    over = true;
  });
  const callers = Array.from({ length: CALLERS }, (_, n) => call(fleet, n, () => over));
  const accepted = (await Promise.all(callers)).flat();
  await disturbed;
  for (const { process } of fleet.members) expect(await process.end('SIGTERM')).toBe(0);

  const rows = await fleet.query('select id, status, record from docket.job');
  const records = rows as { id: string; status: string; record: Recorded }[];
  const completed = records.filter(({ status }) => status === 'completed').map(({ id }) => id);
  const gaveUp = records.filter(({ status, record }) => status === 'failed' && diedThrice(record));
  const ended = new Set([...completed, ...gaveUp.map(({ id }) => id)]);
  const results = await resultsOf(fleet, accepted);
  expect({
    lost: accepted.filter((id) => !ended.has(id)),
    uninvited: records.length - accepted.length,
    withoutResult: completed.filter((id) => results.get(id)?.includes(0)),
    twice: [...results].filter(([, counts]) => counts.some((count) => count > 1)),
    late: await fleet.query('select job from late_write'),
  }).toEqual({ lost: [], uninvited: 0, withoutResult: [], twice: [], late: [] });
  const adoptions = records.reduce((sum, { record }) => sum + record.adoptions, 0);
  const head = ['killed', 'database crashed', 'paused', 'network cut', 'network silent'];
  const more = ['jobs', 'taken over', 'given up after 3 deaths', 'lost', 'done twice'];
  const { killed, crashed, paused, cut, silent } = PLAN;
  printTable(
    'Two servers and three workers',
    [...head, ...more, 'late writes'],
    [[killed, crashed, paused, cut, silent, accepted.length, adoptions, gaveUp.length, 0, 0, 0]],
  );
});

interface Recorded {
  adoptions: number;
  reason?: string | null;
}

/** Docket stops trying then, and says so: a job may be what kills its workers. */
const diedThrice = ({ reason }: Recorded) =>
  /^The runs that worked on this job died \d+ times\./.test(reason ?? '');

/** Creates jobs, one after the other, and waits for each. */
async function call(fleet: Fleet, caller: number, isOver: () => boolean): Promise<string[]> {
  const ids: string[] = [];
  const projects = [...fleet.keys];
  for (let n = 0; !isOver(); n++) {
    const [project, key] = projects[(n * CALLERS + caller) % projects.length] ?? ['', ''];
    const api = () => jobsApi(fleet.serverUrl() ?? '', key, project);
    const once = { 'Idempotency-Key': `caller-${caller}-${n}` };
    const prompt = `Make it better ${caller} ${n}`;
    const created = await insist(() => api().ask('POST', '', { prompt }, once));
    ids.push(created.id);
    while ((await insist(() => api().ask('GET', `/${created.id}`))).status === 'active') {
      await pause(200);
    }
  }
  return ids;
}

/** Repeats a request until some server has answered it. */
async function insist(ask: () => Promise<Response>): Promise<{ id: string; status: string }> {
  for (;;) {
    try {
      const answer = await ask();
      if (answer.ok) return (await answer.json()) as { id: string; status: string };
      if (answer.status < 500) throw new Refused(await answer.text());
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await pause(100);
  }
}

class Refused extends Error {}

async function disturb({ members, postgres }: Fleet): Promise<void> {
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
    killed: async () => (await pick(() => true)).replace(),
    crashed: () => postgres.crash(),
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
  const names = Object.keys(PLAN) as (keyof typeof PLAN)[];
  const order = names
    .flatMap((name) => Array.from({ length: PLAN[name] }, () => ({ name, at: random() })))
    .sort((one, other) => one.at - other.at);
  for (const [n, { name }] of order.entries()) {
    await pause(random() * GAP_MS);
    await acts[name]();
    if (n % 20 === 19) process.stderr.write(`${n + 1} of ${order.length}\n`);
  }
  await Promise.all(lasting);
}

/** Whoever writes to a job that is over, or that another worker has taken up, is too late. */
async function countLateWrites({ query }: Fleet): Promise<void> {
  await query(`
    create table late_write (job text);
    create function note_late_write() returns trigger language plpgsql as $$ begin
      if old.status <> 'active' or new.fence < old.fence
        or (new.fence = old.fence and old.record->'lease'->>'token' <> new.record->'lease'->>'token')
      then insert into public.late_write values (old.id); end if;
      return new;
    end $$;
    create trigger late_write before update on docket.job
      for each row execute function note_late_write();`);
}

/** How many pull requests and commits each job has; more than one of either is too many. */
async function resultsOf({ repository }: Fleet, ids: string[]): Promise<Map<string, number[]>> {
  const heads = (await repository.pulls()).map(({ pull }) => pull.headRef);
  const results = new Map<string, number[]>();
  for (const id of ids) {
    const own = heads.filter((head) => head.startsWith(`docket/${id}`));
    const count = ['--git-dir', repository.gitDir, 'rev-list', '--count', `main..${own[0]}`];
    const commits = own[0] ? Number(await testGit.run(count)) : 0;
    results.set(id, [own.length, commits]);
  }
  return results;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
