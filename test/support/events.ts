// Real payloads of GitHub's webhooks, and events derived from them.
import { createRequire } from 'node:module';
import type { EventPayload, WorkflowEvent } from '../../src/bot/events/event.ts';

interface Example {
  name: string;
  examples: Record<string, unknown>[];
}

const require = createRequire(import.meta.url);
const all: Example[] = require('@octokit/webhooks-examples/api.github.com/index.json');

/** Every example of an event. */
export function examples(name: string): WorkflowEvent[] {
  const found = all.find((event) => event.name === name)?.examples ?? [];
  return found.map((payload) => event(name, structuredClone(payload)));
}

export function eventNames(): string[] {
  return all.map(({ name }) => name);
}

type Patch = { [key: string]: unknown };

/** The first real payload of an event with this action, with some fields replaced, deep. */
export function example(name: string, action: string, patch: Patch = {}): WorkflowEvent {
  const found = examples(name).find(({ payload }) => payload.action === action);
  if (!found) throw new Error(`There is no example of ${name}.${action}.`);
  return event(name, merge(found.payload as Patch, patch));
}

function event(name: string, payload: EventPayload): WorkflowEvent {
  return { name, payload, thread: (payload.issue ?? payload.pull_request)?.number };
}

function merge(base: Patch, patch: Patch): Patch {
  const merged = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const inner = merged[key];
    merged[key] = isPatch(value) && isPatch(inner) ? merge(inner, value) : value;
  }
  return merged;
}

function isPatch(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
