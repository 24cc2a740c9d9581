// Nothing of an answer is used before its shape is known to be right.
import type * as z from 'zod';
import type { Route } from '../api/routes.ts';
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

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
