// How often GitHub is asked, what for, and how much of each rate limit is left.
import { RateLimited } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';

/** What a request is for, in the metrics. */
export type GithubFeature =
  | 'commands'
  | 'deliveries'
  | 'installations'
  | 'jobs'
  | 'settings'
  | 'sign-in'
  | 'tokens';

/** Of one client. */
export interface GithubUse {
  /** Throws if the rest of the rate limit is kept for others. */
  admit(): void;
  /** `status` is undefined if there was no answer. */
  answered(status: number | undefined, headers: Headers): void;
}

export interface GithubMeter {
  /**
   * `limit` names whose rate limit is used, such as `installation 1`. Nobody waits for what happens
   * in the background.
   */
  use(feature: GithubFeature, limit: string, background?: boolean): GithubUse;
  /** How far GitHub's clock is ahead of ours; undefined: it has not answered yet. */
  clockOffMs(): number | undefined;
  /** Since when GitHub answers nothing, or only that it cannot. */
  awaySince(): number | undefined;
  /** The part that is left of the rate limit that is used up most; undefined: none is known. */
  leastLeft(): number | undefined;
}

type Headers = Readonly<Record<string, string | number | undefined>>;

/** Of a rate limit, in parts of the whole: kept for commands, and for jobs that someone waits for. */
const RESERVE = 0.2;
const MAX_KNOWN = 10_000;

export function createGithubMeter(
  clock: Clock,
  count: (feature: GithubFeature, status: string) => void = () => {},
): GithubMeter {
  const known = new Map<string, { remaining: number; limit: number; resetAt: number }>();
  let offMs: number | undefined;
  let awaySince: number | undefined;
  return {
    clockOffMs: () => offMs,
    awaySince: () => awaySince,
    leastLeft() {
      const shares = [...known.values()]
        .filter(({ resetAt }) => resetAt > clock.now())
        .map(({ remaining, limit }) => remaining / limit);
      return shares.length > 0 ? Math.min(...shares) : undefined;
    },
    use: (feature, name, background = false) => ({
      admit() {
        const last = background ? known.get(name) : undefined;
        if (!last || last.resetAt <= clock.now()) return;
        if (last.remaining >= last.limit * RESERVE) return;
        const seconds = Math.ceil((last.resetAt - clock.now()) / 1000);
        throw new RateLimited(
          `Only ${last.remaining} of ${last.limit} requests to GitHub are left for ${Math.ceil(seconds / 60)} minutes, and they are kept for commands. This is done after that.`,
          { retryAfterSeconds: seconds },
        );
      },
      answered(status, headers) {
        count(feature, statusClass(status));
        awaySince = (status ?? 500) < 500 ? undefined : (awaySince ?? clock.now());
        offMs = clockOff(headers, clock) ?? offMs;
        // GraphQL and search have limits of their own.
        if ((headers['x-ratelimit-resource'] ?? 'core') !== 'core') return;
        const [remaining, limit, reset] = ['remaining', 'limit', 'reset'].map((part) =>
          Number(headers[`x-ratelimit-${part}`] ?? Number.NaN),
        ) as [number, number, number];
        if (![remaining, limit, reset].every(Number.isFinite)) return;
        if (known.size > MAX_KNOWN) known.clear();
        known.set(name, { remaining, limit, resetAt: reset * 1000 });
      },
    }),
  };
}

/** `Date` has whole seconds, and the answer was on its way for a moment. */
export function clockOff({ date }: Headers, clock: Clock): number | undefined {
  const at = Date.parse(String(date));
  return Number.isFinite(at) ? at - clock.now() : undefined;
}

/** The only ones that differ in what they cost: a 304 is free. */
function statusClass(status: number | undefined): string {
  if (status === undefined) return 'none';
  return status === 304 ? '304' : `${Math.floor(status / 100)}xx`;
}
