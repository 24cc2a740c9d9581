// `jobs: batch: open`: while the pull request of a workflow's last job is open, the next request is a message
// to that job. The jobs of a series have one key each, numbered within a month, so two runs at the
// same moment find or create the same one.
import { NotFound } from '../../shared/errors.ts';
import type { KeyedJob, ThreadJobs } from '../backend.ts';
import type { BotContext } from '../bot-context.ts';
import type { RequestEvent } from '../sending/send-once.ts';

/** Without a job, a new one. */
type BatchTarget = Pick<RequestEvent, 'key' | 'job'>;

/** A run can confirm only requests that it took itself, so nobody sends one to a job at work. */
const LOOK_EVERY_MS = 5_000;

/** `key`: of this run's own request. After `until`, a job that is still at work is left alone. */
export async function findBatch(
  series: string,
  key: string,
  until: number,
  bot: BotContext,
): Promise<BatchTarget> {
  const { records } = await bot.backend();
  if (!records) return { key };
  const now = new Date(bot.clock.now());
  const past = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  const ours = (date: Date) => (n: number) => `${series}:${date.toISOString().slice(0, 7)}#${n}`;
  let latest = 0;
  for (const keyed of [ours(past), ours(now)]) {
    latest = await countJobs(keyed, records);
    const known = latest === 0 ? null : await records.jobOfKey(keyed(latest));
    if (!known) continue;
    // What an earlier attempt of this very run sent is found again by the same key.
    if (bot.rerun && (await records.promptOf(known.id, key)) !== undefined) {
      return { key, job: known.id };
    }
    const [first] = bot.rerun ? await records.originsOf(known.id).catch(noOrigins) : [];
    if (first?.url !== undefined && first.url === bot.style.runUrl) {
      return { key: keyed(latest) };
    }
    const job = await whenIdle(known, () => records.jobOfKey(keyed(latest)), until, bot);
    if (job && (await isOpen(job, bot))) return { key, job: job.id };
  }
  return { key: ours(now)(latest + 1) };
}

async function whenIdle(
  known: KeyedJob,
  look: () => Promise<KeyedJob | null>,
  until: number,
  { clock, log, signal }: BotContext,
): Promise<KeyedJob | null> {
  let job: KeyedJob | null = known;
  if (job.status === 'active') log.info(`Waiting for job ${job.id}, which another run works on.`);
  while (job?.status === 'active' && clock.now() < until) {
    await clock.sleep(LOOK_EVERY_MS, signal);
    job = await look();
  }
  return job;
}

/** How many there are: each is created only after the one before it. */
async function countJobs(keyed: (n: number) => string, records: ThreadJobs): Promise<number> {
  const exists = async (n: number) => (await records.jobOfKey(keyed(n))) !== null;
  let [low, high] = [0, 1];
  while (await exists(high)) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await exists(middle)) low = middle;
    else high = middle;
  }
  return low;
}

async function isOpen({ status, pull }: KeyedJob, bot: BotContext): Promise<boolean> {
  if (status === 'archived' || status === 'active' || pull === undefined) return false;
  try {
    const { pulls = bot.host } = await bot.backend();
    return (await pulls.pull(pull)).state === 'open';
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

function noOrigins(error: unknown): [] {
  if (error instanceof NotFound) return [];
  throw error;
}
