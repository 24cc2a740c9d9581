// The Messages API of Anthropic, as Claude Code and opencode call it.
import { type Answer, events, json, textOf, type Wire } from './wire.ts';

const USAGE = { input_tokens: 10, output_tokens: 5 };

const blocks = ({ text, call }: Answer) => [
  { type: 'text', text },
  ...(call ? [{ type: 'tool_use', id: 'toolu_1', name: call.tool, input: call.input }] : []),
];

export const anthropic: Wire = {
  key: (headers) =>
    `${headers['x-api-key'] ?? `${headers.authorization ?? ''}`.replace(/^Bearer /, '')}`,
  matches: (path) => /\/messages(?:\?|$)/.test(path),
  read({ tools = [], messages = [], system }) {
    const parts = messages.flatMap(({ content }: { content: unknown }) =>
      Array.isArray(content) ? content : [],
    );
    return {
      tools: tools.map(({ name }: { name: string }) => name),
      results: parts
        .filter(({ type }: { type: string }) => type === 'tool_result')
        .map(({ content }: { content: unknown }) => textOf(content)),
      text: textOf([system, messages]),
    };
  },
  write(answer, response, stream) {
    const stop_reason = answer.call ? 'tool_use' : 'end_turn';
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'scripted' };
    if (!stream) {
      json(response, 200, { ...message, content: blocks(answer), stop_reason, usage: USAGE });
      return;
    }
    const { send, end } = events(response);
    const say = (type: string, more: object) => send({ type, ...more }, type);
    say('message_start', {
      message: { ...message, content: [], stop_reason: null, usage: USAGE },
    });
    for (const [index, block] of blocks(answer).entries()) {
      const isText = 'text' in block;
      const empty = isText ? { ...block, text: '' } : { ...block, input: {} };
      const delta = isText
        ? { type: 'text_delta', text: block.text }
        : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) };
      say('content_block_start', { index, content_block: empty });
      say('content_block_delta', { index, delta });
      say('content_block_stop', { index });
    }
    say('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: USAGE });
    say('message_stop', {});
    end();
  },
  refusal: (status) => ({
    type: 'error',
    error:
      status === 401
        ? { type: 'authentication_error', message: 'invalid x-api-key' }
        : { type: 'rate_limit_error', message: 'This request would exceed your rate limit.' },
  }),
};
