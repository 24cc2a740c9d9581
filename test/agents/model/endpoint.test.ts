import { describe, expect, it } from 'vitest';
import { SetupError } from '../../../src/shared/errors.ts';
import { InstantClock } from '../../support/clock.ts';
import { agentOf, never, run, site, task } from '../../support/model-agent.ts';
import { type ModelServer, modelServer } from '../../support/model-server.ts';
import { DONE, delta, event, stream, whole } from './rows.ts';

describe('the address', () => {
  it.each([
    ['', '/v1/chat/completions'],
    ['/', '/v1/chat/completions'],
    ['/chat/completions', '/v1/chat/completions'],
    ['?api-version=2026-01-01', '/v1/chat/completions?api-version=2026-01-01'],
  ])('may end in %j', async (end, path) => {
    const server = await modelServer([DONE]);
    await agentOf(server.url + end).run(task(site()), never);
    expect(server.requests[0]?.path).toBe(path);
  });

  it('must not contain a password, which is not repeated', () => {
    const open = () => agentOf('https://me:hunter2@models.example/v1');
    expect(open).toThrow(SetupError);
    expect(open).toThrow(/^(?!.*hunter2).*must not contain a user name or a password/);
  });
});

describe('tokens', () => {
  const usage = { prompt_tokens: 7, completion_tokens: 3 };

  it.each([
    ['in one message', whole({ content: 'Done.' }, 'stop', { usage })],
    ['after the end', stream(delta({ content: 'Done.' }, 'stop'), { choices: [], usage })],
    [
      'in every chunk',
      stream(
        { ...delta({ content: 'Do' }), usage: { prompt_tokens: 7, completion_tokens: 1 } },
        { ...delta({ content: 'ne.' }, 'stop'), usage },
      ),
    ],
  ])('are counted %s', async (_, reply) => {
    const { result } = await run([reply]);
    expect((await result).usage).toMatchObject({ inputTokens: 7, outputTokens: 3 });
  });

  it('are not asked for again in a run whose endpoint refused `stream_options`', async () => {
    const { server, result } = await run([
      { status: 400, body: '{"error":{"message":"stream_options is not supported"}}' },
      { calls: [{ name: 'list', input: {} }] },
      DONE,
    ]);
    await result;
    const asked = server.requests.map(({ body }) => 'stream_options' in body);
    expect(asked).toEqual([true, false, false]);
  });
});

describe('the length of an answer', () => {
  const limits = (server: ModelServer) =>
    server.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens]);
  const refused = (message: string) => ({
    status: 400,
    body: JSON.stringify({ error: { message } }),
  });

  it('is limited in every question', async () => {
    const { server, result } = await run([{ calls: [{ name: 'list', input: {} }] }, DONE]);
    await result;
    expect(limits(server)).toEqual([
      [16_000, undefined],
      [16_000, undefined],
    ]);
  });

  it('is limited by the other name where the endpoint wants that', async () => {
    const { server, result } = await run([
      refused("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      { calls: [{ name: 'list', input: {} }] },
      DONE,
    ]);
    await result;
    expect(limits(server).slice(1)).toEqual([
      [undefined, 16_000],
      [undefined, 16_000],
    ]);
  });

  it.each([
    'max_tokens is too large: 16000. This model supports at most 4096 completion tokens.',
    'The maximum context length is 8192 tokens, you requested 17000 (1000 in the messages, 16000 in the completion).',
  ])('is left to us where the endpoint says: %s', async (message) => {
    const { server, result } = await run([refused(message), DONE]);
    await result;
    expect(limits(server)[1]).toEqual([undefined, undefined]);
  });
});

describe('an endpoint without measure', () => {
  it.each([
    ['a line', 'x'.repeat(60_000)],
    ['a page', `<html>${'x'.repeat(60_000)}`],
    ['calls', event(delta({ tool_calls: [{ function: { name: 'a'.repeat(50_000) } }] }))],
    ['empty lines', '\n'.repeat(60_000)],
    ['comments', ': wait\n\n'.repeat(10_000)],
  ])('is cut off when %s never ends', async (_, flood) => {
    const { server, result } = await run([{ flood }]);
    await expect(result).rejects.toThrow('a response larger than 16 MB');
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['text', { content: 'blah '.repeat(10_000) }],
    ['reasoning', { reasoning_content: 'hm, '.repeat(10_000) }],
    ['arguments', { tool_calls: [{ index: 0, function: { arguments: 'x'.repeat(50_000) } }] }],
    ['small pieces', { content: 'a' }],
    ['pieces of another kind', { thoughts: '' }],
  ])('has an answer of %s cut off that never ends, and fails at the third', async (_, piece) => {
    const { server, result } = await run([{ flood: event(delta(piece)) }], {
      budget: { answerTokens: 1_000 },
    });
    await expect(result).rejects.toThrow(
      /^3 responses of the model .* longer than one may be \(1000 tokens\).*max-answer-tokens/,
    );
    expect(server.requests).toHaveLength(3);
  });

  it('is cut off in one message of 17 MB', async () => {
    const { server, result } = await run([whole({ content: 'x'.repeat(17 * 1024 * 1024) })]);
    await expect(result).rejects.toThrow('a response larger than 16 MB');
    expect(server.requests).toHaveLength(1);
  });

  it('is heard to the reason when an error never ends', async () => {
    const body = `{"error":{"message":"${'x'.repeat(20_000_000)}"}}`;
    const { result } = await run([{ status: 400, body }]);
    await expect(result).rejects.toThrow(/^.{0,500}$/);
  });

  it('is left when the time is up, whatever it still sends', async () => {
    const options = { clock: new InstantClock(), budget: { seconds: 30 } };
    const { result } = await run([{ flood: ': wait\n\n' }], options);
    await expect(result).rejects.toThrow(/budget of 30 seconds/);
  });

  it('cannot have a part of the key repeated by a message that is cut', async () => {
    const message = `${'x'.repeat(290)}k-1234567890-abcdef`;
    const { result } = await run([{ status: 400, body: JSON.stringify({ error: { message } }) }], {
      key: 'k-1234567890-abcdef',
    });
    await expect(result).rejects.toThrow(/^(?!.*k-123).*x\*\*\*$/);
  });

  it('is answered in one conversation however many calls it makes', async () => {
    const tool_calls = Array.from({ length: 30_000 }, (_, index) => ({ index, id: `c${index}` }));
    const { result } = await run([stream(delta({ tool_calls }, 'tool_calls')), DONE]);
    await expect(result).rejects.toThrow(/did not give an answer/);
  });
});
