// Thousands of deliveries to two servers, of which one is killed every few seconds. Some arrive twice,
// some late, some forged, and some not at all until somebody asks for them again.
import { expect, it } from 'vitest';
import type { LocalRepository } from '../local-github/repository.ts';
import { LONG, scale } from '../support/scale.ts';
import { atOnce } from './support/at-once.ts';
import { agentProgram, openPlace, startMember } from './support/fleet.ts';
import { openFront } from './support/front.ts';
import { printTable } from './table.ts';

const DELIVERIES = scale(200, 10_000);
/** Every other one is a command. Every so many, one asks for a pull request; the others ask for help. */
const JOB_EVERY = scale(100, 1_000);
const THREADS = scale(10, 200);
const AT_A_TIME = 8;
const KILL_EVERY_MS = scale(100, 1_500);
const SECRET = 'the webhook secret of the proof';

const timeout = scale(300_000, 4 * 3_600_000);

it('works on every command once', { timeout }, async () => {
  const { github, postgres, query, env } = await openPlace();
  const files = { 'docs/start.md': '# Start\n\nHello.\n' };
  const repository = await github.createRepository('octo/handbook', { files });
  repository.collaborator('mona', 'write');
  const app = github.registerApp('docket-bot', 'octo');
  const all = {
    ...env,
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey,
    WEBHOOK_SECRET: SECRET,
    DOCKET_AGENT_COMMAND: agentProgram(),
  };
  const kinds = ['server', 'server', 'worker', 'worker'] as const;
  const members = await Promise.all(kinds.map((kind) => startMember(kind, postgres.url, all)));
  const servers = members.filter(({ kind }) => kind === 'server');
  const front = await openFront(() =>
    servers.flatMap(({ process: { url } }) => (url ? [`${url}/api/github/webhooks`] : [])),
  );
  app.hook(front.url, SECRET);
  await app.install(repository);

  let killed = 0;
  const sending = new AbortController();
  const killing = (async () => {
    while (!sending.signal.aborted) {
      await pause(KILL_EVERY_MS);
      await servers[killed++ % servers.length]?.replace();
    }
  })();
  const asked = new Map<number, { commands: number; jobs: number }>();
  for (let n = 0; n < THREADS; n++) {
    const { number } = repository.openIssue({ by: 'mona', title: `Question ${n}` });
    asked.set(number, { commands: 0, jobs: 0 });
  }
  const threads = [...asked];
  const numbers = Array.from({ length: DELIVERIES }, (_, n) => n);
  await atOnce(numbers, AT_A_TIME, async (n) => {
    const [number, counts] =
      threads[(n >> 1) % threads.length] ?? threads[0] ?? expect.unreachable();
    const isCommand = n % 2 === 1;
    const isJob = n % JOB_EVERY === JOB_EVERY - 1;
    counts.commands += isCommand ? 1 : 0;
    counts.jobs += isJob ? 1 : 0;
    const command = isJob ? `/docs new make it better ${n}` : '/docs help';
    const body = isCommand ? command : 'What about /docs here? No command.';
    const answered = front.next();
    repository.comment(number, { by: 'mona', body });
    await answered;
  });
  await app.settled();
  sending.abort();
  await killing;

  const failed = app.deliveries.filter(({ status }) => status !== 202);
  // The workers ask for them again, at the latest after five minutes; an owner can do so at once.
  if (!LONG) for (const one of failed) expect((await app.redeliver(one)).status).toBe(202);
  const commands = sum(threads.map(([, counts]) => counts.commands));
  const replies = () => sum(threads.map(([number]) => repliesOn(repository, number).length));
  while (replies() < commands || (await atWork(query)) > 0) await pause(500);
  for (const [number, counts] of threads) {
    expect(repliesOn(repository, number), `thread ${number}`).toHaveLength(counts.commands);
    const done = repliesOn(repository, number).filter((body) => body.includes('Done: '));
    expect(done, `jobs of thread ${number}`).toHaveLength(counts.jobs);
  }
  const jobs = sum(threads.map(([, counts]) => counts.jobs));
  expect(await repository.pulls()).toHaveLength(jobs);
  expect(new Set(await Promise.all(front.forged))).toEqual(new Set([401]));
  for (const { process } of members) expect(await process.end('SIGTERM')).toBe(0);
  const { twice, late, forged } = front;
  printTable(
    'Deliveries',
    [
      'deliveries',
      'twice',
      'late',
      'forged',
      'servers killed',
      'asked for again',
      'commands',
    ].concat(['pull requests', 'lost', 'done twice']),
    [[DELIVERIES, twice, late, forged.length, killed, failed.length, commands, jobs, 0, 0]],
  );
});

function repliesOn(repository: LocalRepository, number: number): string[] {
  return repository
    .comments(number)
    .flatMap(({ author, body }) => (author === 'docket-bot[bot]' ? [body] : []));
}

async function atWork(query: (statement: string) => Promise<Record<string, unknown>[]>) {
  const waiting = `select 1 from pgboss.job where name in ('hooks', 'turns')
    and state in ('created', 'retry', 'active')`;
  return (await query(waiting)).length;
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
