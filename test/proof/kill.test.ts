// SIGKILL of the real bundle at every step that can be seen from outside, and at random moments.
// The same event is then run again, as a person would: nothing is lost and nothing is there twice.
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../local-github/listen.ts';
import type { LocalGithub } from '../local-github/local-github.ts';
import { checkedLocalGithub } from '../support/local-github.ts';
import { runStep, startStep } from '../support/runner.ts';
import { LONG, SEED, scale } from '../support/scale.ts';
import { asked, hasEffect, repositoryOf } from './support/asked.ts';
import { atOnce } from './support/at-once.ts';
import { seeded } from './support/random.ts';
import { printTable } from './table.ts';

const KILLS = scale(0, 1_000);
const RANDOM = scale(10, 0);
const HOURS = 3_600_000;

/** `request`: when the effect of that one has happened and its answer has not arrived. */
type Moment = { request: number } | { afterMs: number };
type Watch = (exchange: Exchange) => void;

describe('a bundle that is killed', () => {
  it(
    'loses no accepted job, and leaves nothing twice after the next run',
    async () => {
      const watches = new Map<string, Watch>();
      const sandbox = await checkedLocalGithub({
        onExchange: (exchange) => watches.get(repositoryOf(exchange) ?? '')?.(exchange),
      });
      const { boundaries, ms } = await undisturbed(sandbox, watches);
      const random = seeded(SEED);
      const moments: Moment[] = boundaries.map((_, request) => ({ request }));
      const left = RANDOM + Math.max(0, KILLS - moments.length);
      for (let n = 0; n < left; n += 1) moments.push({ afterMs: Math.floor(random() * ms) });

      let runs = 0;
      const through = (these: Moment[]) =>
        atOnce(these, scale(2, 3), async (moment) => ({
          moment,
          ...(await killAndRepeat(sandbox, watches, moment, runs++, random() < 0.5)),
        }));
      const ends = await through(moments);
      // Some runs are over before their moment comes.
      const survived = () => KILLS - ends.filter(({ killed }) => killed).length;
      while (survived() > 0) {
        const more = Array.from({ length: survived() }, () => ({ afterMs: random() * ms }));
        ends.push(...(await through(more)));
      }
      const rows = (['request', 'afterMs'] as const).map((kind) => {
        const these = ends.filter(({ moment }) => kind in moment);
        const sum = (count: (end: (typeof ends)[0]) => number) =>
          these.reduce((total, end) => total + count(end), 0);
        return [
          kind === 'request' ? 'at a step boundary' : 'at a random moment',
          sum(({ killed }) => Number(killed)),
          sum(({ accepted }) => accepted),
          sum(({ lost }) => lost),
          sum(({ problems }) => Number(problems.length > 0)),
          (sum(({ repeatMs }) => repeatMs) / 1000 / these.length).toFixed(1),
        ];
      });
      const head = ['killed', 'kills', 'jobs accepted before', 'lost', 'doubled or left open'];
      printTable('Kill', [...head, 'next run, mean s'], rows);
      const wrong = ends.filter(({ problems, lost }) => problems.length > 0 || lost > 0);
      expect(wrong).toEqual([]);
    },
    4 * HOURS,
  );
});

/** One run that nobody disturbs: how long it takes, and which requests it makes. */
async function undisturbed(sandbox: LocalGithub, watches: Map<string, Watch>) {
  const { repository, step, problems } = await asked(sandbox, 'undisturbed');
  const boundaries: string[] = [];
  watches.set(repository.fullName, (exchange) => {
    if (isBoundary(exchange)) boundaries.push(`${exchange.method} ${exchange.path}`);
  });
  const began = performance.now();
  await runStep(step());
  expect(await problems()).toEqual([]);
  return { boundaries, ms: performance.now() - began };
}

/** The long version also dies between requests that only read. */
function isBoundary(exchange: Exchange): boolean {
  return LONG || hasEffect(exchange);
}

async function killAndRepeat(
  sandbox: LocalGithub,
  watches: Map<string, Watch>,
  moment: Moment,
  index: number,
  withPost: boolean,
) {
  const { repository, step, jobs, problems } = await asked(sandbox, `kill-${index}`);
  const runId = 100_000 + index;
  const running = startStep(step({ runId }));
  const kill = () => running.child.kill('SIGKILL');
  if ('request' in moment) {
    let seen = 0;
    watches.set(repository.fullName, (exchange) => {
      if (isBoundary(exchange) && seen++ === moment.request) kill();
    });
  } else {
    const timer = setTimeout(kill, moment.afterMs);
    running.child.once('exit', () => clearTimeout(timer));
  }
  await running.ended;
  watches.delete(repository.fullName);
  const killed = running.child.signalCode === 'SIGKILL';
  // The runner itself may have survived, and then it runs the post step.
  if (withPost) await running.post();
  const accepted = await jobs();
  const began = performance.now();
  const repeated = await runStep(step({ runId, attempt: 2 }));
  const repeatMs = performance.now() - began;
  const after = await jobs();
  const found = await problems();
  if (repeated.code !== 0) found.push(`the next run failed: ${repeated.log.slice(-600)}`);
  const lost = accepted.filter((id) => !after.includes(id)).length;
  if (found.length > 0 || lost > 0) process.stderr.write(`${JSON.stringify(moment)}: ${found}\n`);
  return { killed, accepted: accepted.length, lost, problems: found, repeatMs };
}
