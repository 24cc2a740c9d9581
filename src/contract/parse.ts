// From a value of unknown shape to a request: one error that names every problem.
import type * as z from 'zod';
import { InvalidRequest } from '../shared/errors.ts';

export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const error = (issue: z.core.$ZodRawIssue) =>
    `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
  const result = schema.safeParse(value, { error });
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ message }) => message);
  const [only] = problems;
  if (only && problems.length === 1) throw new InvalidRequest(only);
  throw new InvalidRequest(`The request has ${problems.length} problems; see \`details\`.`, {
    details: problems,
  });
}

const KINDS: Record<string, string> = {
  string: 'be text',
  number: 'be a number',
  int: 'be a whole number',
  boolean: 'be true or false',
  array: 'be a list',
  object: 'be a map of names and values',
  record: 'be a map of names and values',
};

/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
export function demand(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
    case 'invalid_value':
      return `must be ${either(issue.values)}${got(issue.input)}`;
    case 'too_small':
    case 'too_big':
      return `must ${bounds(issue)}`;
    default:
      return `is not valid${got(issue.input)}`;
  }
}

/** What was found there, where it is short. */
export function got(input: unknown): string {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
  const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
  return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}

function either(values: readonly unknown[]): string {
  const names = values.map((value) => `\`${value}\``);
  const last = names.pop();
  if (names.length === 0) return String(last);
  return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}

function bounds(issue: z.core.$ZodRawIssue): string {
  const { origin, minimum, maximum } = issue as Partial<Record<'origin', string>> &
    Partial<Record<'minimum' | 'maximum', number>>;
  const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
  if (origin === 'string') return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
  if (origin === 'array') return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
  return `be ${edge}`;
}
