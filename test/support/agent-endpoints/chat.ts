// Chat completions as OpenAI defined them, as Copilot calls the endpoint of your own provider, and
// opencode any compatible one.
import { bearer, events, json, textOf, type Wire } from './wire.ts';

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

export const chat: Wire = {
  key: bearer,
  matches: (path) => /\/chat\/completions(?:\?|$)/.test(path),
  read({ tools = [], messages = [] }) {
    return {
      tools: tools.map((tool: { function?: { name?: string } }) => tool.function?.name ?? ''),
      results: messages
        .filter(({ role }: { role: string }) => role === 'tool')
        .map(({ content }: { content: unknown }) => textOf(content)),
      text: textOf(messages),
    };
  },
  write({ text, call }, response, stream) {
    const finish_reason = call ? 'tool_calls' : 'stop';
    const calls = call && [
      {
        index: 0,
        id: 'call_1',
        type: 'function',
        function: { name: call.tool, arguments: JSON.stringify(call.input) },
      },
    ];
    const said = { role: 'assistant', content: text, ...(calls && { tool_calls: calls }) };
    const whole = { id: 'chat_1', created: 1, model: 'scripted' };
    if (!stream) {
      const choices = [{ index: 0, message: said, finish_reason }];
      json(response, 200, { ...whole, object: 'chat.completion', choices, usage: USAGE });
      return;
    }
    const { send, end } = events(response);
    const chunk = { ...whole, object: 'chat.completion.chunk' };
    send({ ...chunk, choices: [{ index: 0, delta: said, finish_reason: null }] });
    send({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason }] });
    send({ ...chunk, choices: [], usage: USAGE });
    end('data: [DONE]\n\n');
  },
  refusal: (status) => ({
    error:
      status === 401
        ? { message: 'Incorrect API key provided: wrong.', code: 'invalid_api_key' }
        : { message: 'Rate limit reached for requests.', code: 'rate_limit_exceeded' },
  }),
};
