// GitHub as the third thing that fails: for a while, all of its answers are wrong, late, or missing.
import type { Intercept } from '../../local-github/listen.ts';

export const TROUBLES = ['502', 'hanging', 'slow', 'limits', 'resets'] as const;
export type Trouble = (typeof TROUBLES)[number];

const SLOW_MS = 3_000;
const LIMIT = 'You have exceeded a secondary rate limit. Please wait a few minutes.';

export class GithubWeather {
  #trouble: { kind: Trouble; over: PromiseWithResolvers<void> } | undefined;
  #requests = 0;

  begin(kind: Trouble): void {
    this.#trouble = { kind, over: Promise.withResolvers() };
  }

  end(): void {
    this.#trouble?.over.resolve();
    this.#trouble = undefined;
  }

  readonly intercept: Intercept = async ({ path }) => {
    const trouble = this.#trouble;
    if (!trouble) return undefined;
    // Some of what gets no answer has happened all the same.
    this.#requests += 1;
    const after = this.#requests % 2 === 0;
    switch (trouble.kind) {
      case '502':
        return { answer: Response.json({ message: 'Bad Gateway' }, { status: 502 }), after };
      case 'resets':
        return { answer: null, after };
      case 'limits': {
        // GitHub limits git with another status than its API.
        const status = path.includes('.git/') ? 429 : 403;
        const headers = { 'retry-after': '5' };
        return { answer: Response.json({ message: LIMIT }, { status, headers }), after: false };
      }
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return undefined;
      case 'hanging':
        await trouble.over.promise;
        return { answer: null, after };
    }
  };
}
