import { describe, expect, it } from 'vitest';
import { UsageReader } from '../../../src/agents/broker/usage.ts';

/** In pieces of every size: providers cut where they like. */
function read(text: string, size = text.length) {
  const reader = new UsageReader();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size));
  return reader.end();
}

const events = (...all: object[]) =>
  all.map((one) => `event: x\ndata: ${JSON.stringify(one)}\n\n`).join('');

const ANSWERS: [string, string, ReturnType<UsageReader['end']>][] = [
  [
    'a stream of Anthropic, with cache reads and writes',
    events(
      {
        type: 'message_start',
        message: {
          usage: {
            input_tokens: 10,
            cache_creation_input_tokens: 100,
            cache_read_input_tokens: 1_000,
            output_tokens: 1,
          },
        },
      },
      { type: 'content_block_delta', delta: { text: 'the word "usage" in a text' } },
      { type: 'message_delta', usage: { output_tokens: 57 } },
      { type: 'message_stop' },
    ),
    { input: 1_110, cached: 1_000, output: 57 },
  ],
  [
    'one message of Anthropic',
    JSON.stringify({ type: 'message', usage: { input_tokens: 7, output_tokens: 3 } }, null, 2),
    { input: 7, cached: 0, output: 3 },
  ],
  [
    'a stream of Responses, with reasoning in the output',
    events(
      { type: 'response.created', response: { usage: null } },
      {
        type: 'response.completed',
        response: {
          usage: {
            input_tokens: 50,
            input_tokens_details: { cached_tokens: 20 },
            output_tokens: 9,
            output_tokens_details: { reasoning_tokens: 4 },
          },
        },
      },
    ),
    { input: 50, cached: 20, output: 9 },
  ],
  [
    'a stream of chat completions',
    `${events(
      { choices: [{ delta: { content: 'x' } }], usage: null },
      {
        choices: [],
        usage: {
          prompt_tokens: 12,
          completion_tokens: 5,
          prompt_tokens_details: { cached_tokens: 3 },
        },
      },
    )}data: [DONE]\n\n`,
    { input: 12, cached: 3, output: 5 },
  ],
  [
    'a stream of Gemini, with thoughts',
    events(
      { usageMetadata: { promptTokenCount: 30, totalTokenCount: 30 } },
      {
        usageMetadata: {
          promptTokenCount: 30,
          cachedContentTokenCount: 8,
          candidatesTokenCount: 6,
          thoughtsTokenCount: 11,
        },
      },
    ),
    { input: 30, cached: 8, output: 17 },
  ],
  [
    'a list of Gemini',
    JSON.stringify([
      { candidates: [] },
      { usageMetadata: { promptTokenCount: 4, candidatesTokenCount: 2 } },
    ]),
    { input: 4, cached: 0, output: 2 },
  ],
];

describe('the tokens of', () => {
  it.each(ANSWERS)('%s are read, however it is cut', (_, text, tokens) => {
    for (const size of [text.length, 1, 7, 64]) expect(read(text, size)).toEqual(tokens);
  });
});

const usage = (said: object) => JSON.stringify({ usage: said });

describe('not measured is', () => {
  it.each([
    ['an empty answer', ''],
    ['an answer without usage', JSON.stringify({ choices: [] })],
    ['text that is no JSON', 'data: {"usage": nonsense\n\n'],
    ['a negative number', usage({ input_tokens: -5, output_tokens: 1 })],
    ['an absurd number', usage({ prompt_tokens: 1e300, completion_tokens: 1 })],
    ['a number that is a text', usage({ input_tokens: '10', output_tokens: 1 })],
    ['a question of no tokens', usage({ input_tokens: 0, output_tokens: 1 })],
    ['a number of output tokens that is missing', usage({ input_tokens: 3 })],
    [
      'a stream of Anthropic that broke off',
      events({ type: 'message_start', message: { usage: { input_tokens: 9, output_tokens: 1 } } }),
    ],
    [
      'a document of more than 4 MB',
      JSON.stringify({ text: 'x'.repeat(4_100_000), usage: { input_tokens: 1, output_tokens: 1 } }),
    ],
  ])('%s', (_, text) => {
    expect(read(text, 65_536)).toBeUndefined();
  });

  it('not the next event after a line of more than 4 MB', () => {
    const long = `data: ${JSON.stringify({ text: 'x'.repeat(4_100_000) })}\n\n`;
    expect(read(long + events({ usage: { input_tokens: 2, output_tokens: 1 } }), 65_536)).toEqual({
      input: 2,
      cached: 0,
      output: 1,
    });
  });
});
