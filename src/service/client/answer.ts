// No part of a response is used before its shape has been checked.
import type * as z from 'zod';
import type { Route } from '../../contract/routes.ts';
import { BadAnswer, OutcomeUnknown } from '../../shared/errors.ts';
import type { Answer } from './transport.ts';

/** The shape of an answer. */
export interface Shape<T> {
  schema: z.ZodType<T>;
  /** Quicker, and true only where the schema would return the value as it is. */
  fits?: ((value: unknown) => value is T) | undefined;
}

export function readAnswer<T>(
  route: Route,
  answer: Answer,
  { schema, fits }: Shape<T>,
  host: string,
): T {
  const value = answer.cut ? undefined : json(answer.body);
  if (fits?.(value)) return value;
  const parsed = answer.cut ? undefined : schema.safeParse(isDeep(value) ? undefined : value);
  if (parsed?.success) return parsed.data;
  const why = answer.cut ? ' (too large)' : '';
  const cause = new BadAnswer(
    `${host} returned ${answer.status} with an unexpected body${why}. Check that the base URL is correct.`,
    { cause: parsed?.error },
  );
  if (route.method === 'GET') throw cause;
  throw new OutcomeUnknown(
    `${host} accepted the request, but its response cannot be read, so the job's ID is unknown. Check the service before you try again.`,
    { cause },
  );
}

/** Far deeper than the contract, and far from what overflows the stack when it is serialized. */
const MAX_DEPTH = 100;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
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
