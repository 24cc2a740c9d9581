// GitHub never repeats a delivery by itself. Whoever runs the App has to look for those that failed,
// and ask for them again: after a restart, a full disk, or a database that was away.
import { DAY_MS, MINUTE_MS } from '../../shared/days.ts';
import { InvalidRequest, NotFound } from '../../shared/errors.ts';
import type { Runtime } from '../../shared/runtime.ts';

interface DeliveryAttempt {
  id: number;
  /** The same for all attempts at a delivery. */
  guid: string;
  at: number;
  ok: boolean;
}

interface Deliverer {
  /** Newest first; `older` is where the next page begins. */
  attempts(cursor?: string): Promise<{ attempts: DeliveryAttempt[]; older: string | undefined }>;
  redeliver(attempt: number): Promise<void>;
}

/** A way down from the newest attempt to those that were seen before, over as many looks as it takes. */
interface AttemptsPass {
  /** Where it goes on; null: with the newest. */
  cursor: string | null;
  /** The time of the newest attempt that it has seen. */
  newest: number;
  /** That of the pass before: it ends there. */
  until: number;
}

interface FailedDelivery {
  guid: string;
  /** The latest of them. */
  attempt: number;
  at: number;
  attempts: number;
  /** It was asked for since. */
  asked: boolean;
}

/** What is remembered from look to look, whoever looks. */
interface FailedDeliveries {
  pass(): Promise<AttemptsPass>;
  /** Failures are remembered, and forgotten once they arrived; where the pass goes on, with them. */
  note(attempts: readonly DeliveryAttempt[], pass: AttemptsPass): Promise<void>;
  list(): Promise<FailedDelivery[]>;
  asked(guid: string): Promise<void>;
  /** Forgets what is older. */
  purge(before: number): Promise<void>;
}

const MOST_ATTEMPTS = 6;
/** Pages per look: an App may ask 5,000 times an hour in all, and looks 12 times. */
const MOST_PAGES = 20;
const AT_ONCE = 100;
/** An attempt is listed when it is over, which may be after later ones. */
const OVERLAP_MS = 2 * MINUTE_MS;

/** Whether it is time to repeat it: at once, then later each time, and not forever. */
export function isDue({ at, attempts, asked }: FailedDelivery, now: number): boolean {
  if (asked || attempts >= MOST_ATTEMPTS) return false;
  return now - at >= (2 ** (attempts - 1) - 1) * MINUTE_MS;
}

/** The pass after a page of it. */
export function afterPage(
  pass: AttemptsPass,
  { attempts, older }: Awaited<ReturnType<Deliverer['attempts']>>,
  now: number,
): AttemptsPass {
  const newest = Math.max(pass.newest, attempts[0]?.at ?? 0);
  const last = attempts.at(-1)?.at ?? 0;
  const isOver = older === undefined || last < oldest(pass, now);
  return isOver
    ? { cursor: null, newest: 0, until: Math.max(newest, pass.until) }
    : { cursor: older, newest, until: pass.until };
}

const oldest = ({ until }: AttemptsPass, now: number) => Math.max(until - OVERLAP_MS, now - DAY_MS);

export async function askAgain(
  deliverer: Deliverer,
  failed: FailedDeliveries,
  { clock, log }: Pick<Runtime, 'clock' | 'log'>,
): Promise<void> {
  const now = clock.now();
  await failed.purge(now - DAY_MS);
  let pass = await failed.pass();
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await deliverer.attempts(pass.cursor ?? undefined).catch((error) => {
      // GitHub has forgotten where it was. What is left of this pass is seen in the next one.
      if (pass.cursor !== null && error instanceof InvalidRequest) return undefined;
      throw error;
    });
    const from = oldest(pass, now);
    pass = read ? afterPage(pass, read, now) : { ...pass, cursor: null };
    await failed.note(read?.attempts.filter(({ at }) => at >= from) ?? [], pass);
    if (pass.cursor === null) break;
  }
  const due = (await failed.list()).filter((one) => isDue(one, now)).slice(0, AT_ONCE);
  for (const { guid, attempt } of due) {
    await deliverer.redeliver(attempt).catch((error) => {
      // As after another App took the place of this one.
      if (!(error instanceof NotFound)) throw error;
    });
    await failed.asked(guid);
  }
  if (due.length > 0) log.info(`Asked GitHub for ${due.length} deliveries again.`);
}
