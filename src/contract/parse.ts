// From a value of unknown shape to a request: one error that names every problem.
import type * as z from 'zod';
import { InvalidRequest } from '../shared/errors.ts';

export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ message }) => message);
  const [only] = problems;
  if (only && problems.length === 1) throw new InvalidRequest(only);
  throw new InvalidRequest(`The request has ${problems.length} problems; see \`details\`.`, {
    details: problems,
  });
}
