// Nothing of an answer is used before its shape is known to be right.
import type * as z from 'zod';
import type { Route } from '../contract/routes.ts';
import { BadAnswer, OutcomeUnknown } from '../shared/errors.ts';
import type { Answer } from './transport.ts';

export function readAnswer<T>(route: Route, answer: Answer, schema: z.ZodType<T>, host: string): T {
  const parsed = answer.cut ? undefined : schema.safeParse(json(answer.body));
  if (parsed?.success) return parsed.data;
  const why = answer.cut ? ' (too large)' : '';
  const cause = new BadAnswer(
    `${host} answered ${answer.status} with something other than the contract says${why}; check that the base URL is the service's.`,
    { cause: parsed?.error },
  );
  if (route.method === 'GET') throw cause;
  throw new OutcomeUnknown(
    `${host} accepted the request, but its answer cannot be read, so that the job's id is not known. Look there before asking again.`,
    { cause },
  );
}

/** Far deeper than the contract, and far from what overflows the stack of whoever writes it out. */
const MAX_DEPTH = 100;

function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}
