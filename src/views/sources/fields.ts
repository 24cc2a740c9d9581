// Reads what a service sent without believing that it is there.
import { BadAnswer } from '../../shared/errors.ts';

/** The objects in a list; `name` is its field, or empty where the answer is the list. */
export function rows(answer: unknown, name: string): Record<string, unknown>[] {
  const list = name === '' ? answer : (answer as Record<string, unknown> | null)?.[name];
  if (!Array.isArray(list)) {
    const what = name === '' ? 'no list' : `no list \`${name}\``;
    throw new BadAnswer(
      `The analytics service sent ${what}. Check \`address\` in \`views: source\`.`,
    );
  }
  return list.filter((row) => typeof row === 'object' && row !== null);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Some services send numbers as text. Anything else stays what it is, so that it can be named. */
export function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}
