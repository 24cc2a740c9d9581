// The Responses API of OpenAI, as Codex calls it.
import { type Answer, bearer, events, json, textOf, type Wire } from './wire.ts';

const USAGE = {
  input_tokens: 10,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 5,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 15,
};

const items = ({ text, call }: Answer) => [
  {
    type: 'message',
    id: 'msg_1',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text, annotations: [] }],
  },
  ...(call ? [calling(call)] : []),
];

function calling({ tool, input }: NonNullable<Answer['call']>) {
  const call = { id: 'item_1', status: 'completed', call_id: 'call_1', name: tool };
  return typeof input === 'string'
    ? { type: 'custom_tool_call', ...call, input }
    : { type: 'function_call', ...call, arguments: JSON.stringify(input) };
}

interface Tool {
  name?: string;
  type: string;
  tools?: Tool[];
}

/** Tools may be grouped in namespaces, and newer models get them in a message of their own. */
const namesOf = (tools: Tool[]): string[] =>
  tools.flatMap(({ name, type, tools: inner }) => (inner ? namesOf(inner) : (name ?? type)));

export const responses: Wire = {
  key: bearer,
  matches: (path) => /\/responses(?:\?|$)/.test(path),
  read({ tools = [], input = [], instructions }) {
    const list: (Tool & { output?: unknown })[] = Array.isArray(input) ? input : [];
    return {
      tools: namesOf([...tools, ...list.filter(({ type }) => type === 'additional_tools')]),
      results: list
        .filter(({ type }) => /_call_output$/.test(type))
        .map(({ output }) => textOf(output)),
      text: textOf([instructions, input]),
    };
  },
  write(answer, response, stream) {
    const output = items(answer);
    const whole = { id: 'resp_1', object: 'response', model: 'scripted', created_at: 1 };
    const completed = { ...whole, status: 'completed', output, usage: USAGE };
    if (!stream) {
      json(response, 200, completed);
      return;
    }
    const { send, end } = events(response);
    const say = (type: string, more: object) => send({ type, ...more }, type);
    say('response.created', { response: { ...whole, status: 'in_progress', output: [] } });
    for (const [output_index, item] of output.entries()) {
      say('response.output_item.added', { output_index, item: { ...item, status: 'in_progress' } });
      say('response.output_item.done', { output_index, item });
    }
    say('response.completed', { response: completed });
    end();
  },
  refusal: (status) => ({
    error:
      status === 401
        ? {
            message: 'Incorrect API key provided: wrong.',
            type: 'invalid_request_error',
            code: 'invalid_api_key',
          }
        : {
            message: 'Rate limit reached for requests.',
            type: 'requests',
            code: 'rate_limit_exceeded',
          },
  }),
};
