// What a turn uses and costs, counted against the repository's budget while the agent works.
import { addSent, type Usage } from '../contract/job.ts';
import type { JobRecord } from './job.ts';
import { type Held, type HeldLease, Stop } from './lease.ts';
import { costOf, leftOf, NOT_METERED, spend, spendingAt, UNMETERED, usedUp } from './money.ts';
import type { JobTools } from './tools.ts';

/** How long a run keeps to itself what it spends: a write to the shared records takes a second. */
const COUNT_EVERY_MS = 60_000;

/** A run may spend this part of what is left of the budget before it counts again with the others. */
const SHARE = 0.25;

export class Meter {
  readonly #index: number;
  readonly #tools: JobTools;
  readonly #hold: HeldLease;
  readonly #over = new AbortController();
  /** What earlier attempts and rounds of the turn used. */
  #before: Usage;
  /** A part of what was used is not known. */
  #unknown: boolean;
  #now: Usage = {};
  #countedAt = 0;
  /** Cost of the turn at which it is counted again: others spend from the same budget. */
  #limit = Infinity;

  constructor(
    job: JobRecord,
    index: number,
    { tools, hold }: { tools: JobTools; hold: HeldLease },
  ) {
    this.#index = index;
    this.#tools = tools;
    this.#hold = hold;
    const turn = job.turns[index];
    this.#before = turn?.usage ?? {};
    // A run that died in the middle of it has not told everything.
    this.#unknown = turn?.state === 'running' && turn.commit === undefined;
  }

  /** Aborts when the budget is used up. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** What the whole turn has used so far. */
  get usage(): Usage {
    const usage = addUsage(this.#before, this.#now);
    const prices = this.#tools.money?.prices;
    if (!prices) return usage;
    const costMicros = costOf(usage, prices);
    return {
      ...usage,
      costMicros,
      ...(usage.reserved && { reservedMicros: costOf(usage.reserved, prices) }),
      ...(this.#unknown && { incomplete: true }),
    };
  }

  /** Before the agent starts: the budget may be used up since the request came in. */
  async open(): Promise<void> {
    if (this.#tools.money?.budget) await this.#count();
    this.signal.throwIfAborted();
    if (this.#tools.agent.metered) return;
    if (this.#tools.money?.budget) throw new Stop('over-budget', NOT_METERED);
    this.#unknown = true;
  }

  /** What the agent's present run has used so far. */
  async used(usage: Usage, unmetered = false): Promise<void> {
    this.#now = usage;
    if (!this.#tools.money?.budget) return;
    if (unmetered) this.#over.abort(new Stop('over-budget', UNMETERED));
    const due = this.#tools.clock.now() - this.#countedAt >= COUNT_EVERY_MS;
    if (due || spentBy(this.usage) >= this.#limit) await this.#count();
  }

  /** The agent's present run is over. */
  runEnded(usage: Usage): void {
    this.#before = addUsage(this.#before, usage);
    this.#now = {};
  }

  async #count(): Promise<void> {
    const { clock, money } = this.#tools;
    const { state } = await this.#hold.saveShared(
      (held) => {
        const before = held.job.turns[this.#index]?.countedMicros ?? 0;
        const more = spentBy(this.usage) > before;
        return more ? counted(held, this.#index, this.usage, clock.now()) : held;
      },
      `turn ${this.#index + 1}: cost counted`,
    );
    this.#countedAt = clock.now();
    const budget = money?.budget ?? {};
    const { period, left } = leftOf(budget, spendingAt(state.spending, clock.now()));
    this.#limit = spentBy(this.usage) + left * SHARE;
    if (left <= 0) this.#over.abort(new Stop('over-budget', usedUp(budget, period)));
  }
}

/** Adds to the repository's spending what is not part of it yet. Pure: a store may repeat it. */
export function counted({ state, job }: Held, index: number, usage: Usage, now: number): Held {
  const before = job.turns[index]?.countedMicros ?? 0;
  const total = Math.max(before, spentBy(usage));
  const turns = job.turns.map((turn, at) =>
    at === index ? { ...turn, usage, ...(total > 0 && { countedMicros: total }) } : turn,
  );
  const spending = total > before ? spend(state.spending, total - before, now) : state.spending;
  return { state: { ...state, ...(spending && { spending }) }, job: { ...job, turns, usage } };
}

/** A request without an answer may still be charged, so what it reserved counts as spent. */
const spentBy = ({ costMicros = 0, reservedMicros = 0 }: Usage) => costMicros + reservedMicros;

function addUsage(a: Usage, b: Usage): Usage {
  const names = ['steps', 'inputTokens', 'cachedInputTokens', 'outputTokens', 'seconds'] as const;
  const sums = names.flatMap((name) => {
    const known = a[name] ?? b[name];
    return known === undefined ? [] : [[name, (a[name] ?? 0) + (b[name] ?? 0)]];
  });
  return {
    ...Object.fromEntries(sums),
    ...((a.incomplete || b.incomplete) && { incomplete: true }),
    ...((a.reserved ?? b.reserved) && { reserved: addReserved(a.reserved, b.reserved) }),
    ...((a.sent ?? b.sent) && { sent: addSent(a.sent ?? [], b.sent ?? []) }),
  };
}

function addReserved(a: Usage['reserved'], b: Usage['reserved']): Usage['reserved'] {
  return {
    inputTokens: (a?.inputTokens ?? 0) + (b?.inputTokens ?? 0),
    outputTokens: (a?.outputTokens ?? 0) + (b?.outputTokens ?? 0),
  };
}
