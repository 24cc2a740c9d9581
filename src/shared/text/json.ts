import { hash } from 'node:crypto';

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Short, and the same for the same value. */
export function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 16);
}
