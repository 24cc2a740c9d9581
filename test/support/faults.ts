// The switchboard for bad weather: which requests go wrong, how, and how often.

import type { Clock } from '../../src/shared/runtime.ts';
import type { Intercept } from '../local-github/listen.ts';
import { Problem } from '../local-github/problem.ts';

export type Fault =
  /** The answer is this status. `after`: the effect happens first, and the caller cannot know. */
  | { kind: 'status'; status: number; body?: object; after?: boolean }
  /** Something is known by another address now. */
  | { kind: 'moved'; to: string }
  | { kind: 'rate-limit'; retryAfterSeconds: number }
  | { kind: 'secondary-limit'; retryAfterSeconds?: number }
  /** The connection breaks, before anything happens or after everything has. */
  | { kind: 'drop'; when: 'before' | 'after' }
  | { kind: 'slow'; ms: number }
  /** Nothing happens until the promise resolves. */
  | { kind: 'hold'; until: Promise<unknown> };

export interface FaultRule {
  // `METHOD path`; `*` is any method or one part of a path, `**` is anything. For example:
  // `POST /repos/*/*/pulls`, `* /repos/**`, `POST /graphql`, `POST /octo/docs.git/git-receive-pack`.
  on: string;
  fault: Fault;
  /** How often it strikes; by default once. */
  times?: number;
}

interface Armed {
  pattern: RegExp;
  fault: Fault;
  left: number;
}

export class Faults {
  #armed: Armed[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add({ on, fault, times = 1 }: FaultRule): void {
    this.#armed.push({ pattern: toPattern(on), fault, left: times });
  }

  clear(): void {
    this.#armed = [];
  }

  /** How many strikes are still to come. */
  get pending(): number {
    return this.#armed.reduce((sum, { left }) => sum + left, 0);
  }

  /** To be given to the stand-in: the rule that strikes this request is used up once. */
  readonly intercept: Intercept = async ({ method, path }) => {
    const line = `${method} ${path}`;
    const hit = this.#armed.find(({ pattern, left }) => left > 0 && pattern.test(line));
    if (!hit) return undefined;
    hit.left -= 1;
    const { fault } = hit;
    switch (fault.kind) {
      case 'slow':
        await this.#clock.sleep(fault.ms);
        return undefined;
      case 'hold':
        await fault.until;
        return undefined;
      case 'drop':
        return { answer: null, after: fault.when === 'after' };
      default:
        return { answer: answerOf(fault), after: fault.kind === 'status' && fault.after === true };
    }
  };
}

/** The refusal that GitHub sends. */
function answerOf(fault: Exclude<Fault, { kind: 'slow' | 'hold' | 'drop' }>): Response {
  switch (fault.kind) {
    case 'status': {
      const problem = new Problem(fault.status, STATUS_WORDS[fault.status] ?? 'Server Error');
      return Response.json(fault.body ?? problem.body(), { status: fault.status });
    }
    case 'moved': {
      const body = { message: 'Moved Permanently', url: fault.to };
      return Response.json(body, { status: 301, headers: { location: fault.to } });
    }
    case 'rate-limit': {
      const problem = new Problem(429, 'API rate limit exceeded. Please wait and try again.');
      const headers = { 'retry-after': String(fault.retryAfterSeconds) };
      return Response.json(problem.body(), { status: 429, headers });
    }
    case 'secondary-limit': {
      const message =
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
      const body = {
        ...new Problem(403, message).body(),
        documentation_url:
          'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
      };
      const wait = fault.retryAfterSeconds;
      const headers = wait === undefined ? undefined : { 'retry-after': String(wait) };
      return Response.json(body, { status: 403, headers });
    }
  }
}

const STATUS_WORDS: Record<number, string> = {
  401: 'Bad credentials',
  403: 'Resource not accessible by integration',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Validation Failed',
};

function toPattern(on: string): RegExp {
  const source = on
    .split(/(\*\*|\*)/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^/ ]+';
      return part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`);
}
