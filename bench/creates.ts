// Creates as an operator's callers make them: over HTTP, with API keys, at a real server of a GitHub
// App that has served a thousand installations, while GitHub takes 100 ms for every answer.
import type { Figure } from './figure.ts';
import { measureBareBoss } from './support/bare-boss.ts';
import { perSecond } from './support/database-jobs.ts';
import { startReceiver } from './support/deliveries.ts';
import { addInstalled, postgresFigure, withPostgres } from './support/postgres.ts';
import { startSlowGithub } from './support/slow-github.ts';

export const name = 'creates';

const INSTALLATIONS = 1_000;
const PROJECTS = 20;
const LATENCY_MS = 100;
/** Of each project, which may create 100 jobs an hour. */
const WARM_UP = 5;
const CREATES = 45;

export function run(): Promise<Figure[]> {
  return withPostgres(async (database, { url }) => {
    await using opened = new AsyncDisposableStack();
    const github = await startSlowGithub(LATENCY_MS);
    opened.defer(() => github.stop());
    const keys = await addInstalled(database, INSTALLATIONS);
    const server = await startReceiver(url, github.env);
    opened.defer(() => server.stop());
    const create = async (n: number) => {
      const answer = await fetch(`${server.url}/v2/agent/${n + 1}/job`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${keys[n]}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ prompt: `Explain the option --json of command ${n}.` }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.text();
    };
    const creates = async (each: number) => {
      const before = { cpu: server.cpu(), asked: github.asked() };
      const times = each * PROJECTS;
      const rate = await perSecond(times, PROJECTS, (n) => create(n % PROJECTS));
      const cpu = `${((server.cpu() - before.cpu) / times).toFixed(1)} ms`;
      return { rate, cpu, asked: github.asked() - before.asked };
    };

    await creates(WARM_UP);
    const first = await creates(CREATES);
    await perSecond(INSTALLATIONS - PROJECTS, PROJECTS, (n) => create(PROJECTS + n));
    const all = await creates(CREATES);
    const times = CREATES * PROJECTS;
    const bare = await measureBareBoss(url, { times, starts: 1, lanes: PROJECTS, slots: 1 });
    return [
      {
        what: `over HTTP, ${PROJECTS} projects, ${INSTALLATIONS.toLocaleString('en')} installations, GitHub answers in ${LATENCY_MS} ms: a second`,
        value: all.rate.toFixed(0),
        goal: '≥ 200',
        against: `bare sends: ${bare.sends.toFixed(0)}`,
        ratio: (all.rate / bare.sends).toFixed(2),
        ok: all.rate >= 200,
      },
      {
        what: 'processor time of the server for each',
        value: all.cpu,
        against: `when it had seen ${PROJECTS} installations: ${first.cpu}`,
      },
      {
        what: `requests to GitHub for ${times} of them`,
        value: String(all.asked),
        goal: '≤ one for five',
        ok: all.asked <= times / 5,
      },
      await postgresFigure(database),
    ];
  });
}
