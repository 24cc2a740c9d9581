// Answers as servers and models really give them, played over a real socket: what is understood, what
// the model is told to correct, and what people read when it never does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentOf, never, PatientClock, site, task } from '../../support/model-agent.ts';
import { type ModelRequest, modelServer, type Reply } from '../../support/model-server.ts';

export interface Row {
  what: string;
  script: Reply[];
  /** The summary, or the sentence of the failure. */
  ends: string | RegExp;
  /** Something that the model was told in the last request. */
  told?: string;
  /** The page at the end; by default it is untouched. */
  page?: string;
  requests?: number;
}

export const OLD = '# A\n\nold text\n';
export const NEW = '# A\n\nnew text\n';
export const EDIT = { path: 'docs/a.md', find: 'old', replace: 'new' };
export const ARGS = JSON.stringify(EDIT);
export const DONE: Reply = { text: 'Done.' };
/** Two answers without a call that fits, and then three that are no structured answer. */
export const NO_ANSWER = /`writer-1` did not give an answer that Docket can use.*not a JSON object/;
export const FINE = { ends: 'Done.', page: NEW };

type Json = Record<string, unknown>;
export const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
export const delta = (change: Json, finish: string | null = null): Json => ({
  choices: [{ index: 0, delta: change, finish_reason: finish }],
});
export const stream = (...chunks: Json[]): Reply => ({
  pieces: [...chunks.map(event), 'data: [DONE]\n\n'],
});
/** A stream of these changes that ends well. */
export const streamed = (...changes: Json[]): Reply =>
  stream(...changes.map((change) => delta(change)), delta({}, 'stop'));
export const body = (text: string, type = 'application/json'): Reply => ({
  status: 200,
  body: text,
  headers: { 'content-type': type },
});
export const whole = (message: Json, finish: string | null = 'stop', more: Json = {}): Reply =>
  body(JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }], ...more }));
export const called = (name: unknown, input: unknown, more: Json = {}): Json => ({
  ...{ index: 0, id: 'call-1', type: 'function', ...more },
  function: { name, arguments: input },
});
export const calling = (name: unknown, input: unknown, finish = 'stop'): Reply =>
  stream(delta({ tool_calls: [called(name, input)] }, finish));
export const written = (name: string, input: unknown) =>
  `<tool_call>\n${JSON.stringify({ name, arguments: input })}\n</tool_call>`;

/** Reasoning in a row contains this word, and nobody may read it again. */
const SECRET = 'hunter2';

export function tryRows(title: string, rows: Row[]): void {
  describe(title, () => {
    it.each(rows)('$what', async ({ script, ends, told, page = OLD, requests }) => {
      const server = await modelServer(script);
      const dir = site();
      const ended = await agentOf(server.url, { clock: new PatientClock() })
        .run(task(dir), never)
        .then(({ summary }) => summary, String);
      if (typeof ends === 'string') expect(ended).toBe(ends);
      else expect(ended).toMatch(ends);
      if (told !== undefined) expect(JSON.stringify(server.requests.at(-1)?.body)).toContain(told);
      expect(readFileSync(join(dir, 'docs/a.md'), 'utf8')).toBe(page);
      if (requests !== undefined) expect(server.requests).toHaveLength(requests);
      expect(ended + JSON.stringify(server.requests)).not.toContain(SECRET);
      for (const request of server.requests) expectAcceptable(request);
    });
  });
}

/** Real endpoints refuse a conversation with anything else in it. */
function expectAcceptable({ body }: ModelRequest): void {
  for (const message of body.messages) {
    const calls: { id: string; function: { name: string; arguments: string } }[] =
      message.tool_calls ?? [];
    if (calls.length === 0) expect(message.content).toMatch(/\S/);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { id, function: called } of calls) {
      expect(id).toMatch(/./);
      expect(called.name).toMatch(/^[\w-]{1,64}$/);
      expect(JSON.parse(called.arguments)).toBeTypeOf('object');
    }
  }
}
