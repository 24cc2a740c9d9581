import type { Reply } from '../../support/model-server.ts';
import { body, DONE, delta, type Row, stream, tryRows } from './rows.ts';

const refusal = (said: unknown): Reply => ({ status: 400, body: JSON.stringify(said) });

const ERRORS: Row[] = [
  {
    what: 'an error in the stream',
    script: [
      stream(delta({ content: 'ha' }), {
        error: { message: 'The GPU is on fire.', type: 'server_error' },
      }),
    ],
    ends: /reported an error inside its response. It returned: The GPU is on fire.$/,
    requests: 5,
  },
  {
    what: 'an error in the stream that passes',
    script: [stream({ error: { message: 'overloaded' } }), DONE],
    ends: 'Done.',
    requests: 2,
  },
  {
    what: 'an error with a status',
    script: [stream({ error: { message: 'Too many.', code: 429 } })],
    ends: /rate limit.*It returned: Too many.$/,
    requests: 5,
  },
  {
    what: 'an error with a status in words',
    script: [stream({ error: { message: 'Bad upstream.', code: '502' } })],
    ends: /kept failing \(502\). Try again later. It returned: Bad upstream./,
    requests: 5,
  },
  {
    what: 'an error that will stay',
    script: [stream({ error: { message: 'Too long.', code: 'context_length_exceeded' } })],
    ends: /It returned: Too long./,
    requests: 1,
  },
  {
    what: 'an error as a text',
    script: [stream({ error: 'No memory.' })],
    ends: /It returned: No memory./,
    requests: 5,
  },
  {
    what: 'an error as an event',
    script: [{ pieces: ['event: error\ndata: {"message":"No memory."}\n\n'] }],
    ends: /It returned: No memory./,
  },
  {
    what: 'an error as a field',
    script: [{ pieces: ['error: {"code":400,"message":"No memory."}\n\n'] }],
    ends: /rejected the request \(400\). It returned: No memory./,
    requests: 1,
  },
  {
    what: 'an error as an object',
    script: [stream({ object: 'error', message: 'No memory.', code: 400 })],
    ends: /\(400\). It returned: No memory./,
    requests: 1,
  },
  {
    what: 'an error in a choice',
    script: [
      stream({
        choices: [{ delta: {}, finish_reason: 'error', error: { message: 'No memory.' } }],
      }),
    ],
    ends: /It returned: No memory./,
  },
  {
    what: 'an error in a JSON message',
    script: [body('{"error":{"message":"No memory."}}')],
    ends: /It returned: No memory./,
  },
  {
    what: 'an error without a message',
    script: [stream({ error: { x: 1 } })],
    ends: /reported an error inside its response. It gave no reason.$/,
  },
  {
    what: 'a status with a list',
    script: [{ status: 400, body: '[{"error":{"message":"Bad."}}]' }],
    ends: /It returned: Bad.$/,
  },
  {
    what: 'a status with details',
    script: [{ status: 422, body: '{"detail":[{"loc":["body"],"msg":"Bad."}]}' }],
    ends: /\(422\). It returned: Bad.$/,
  },
  {
    what: '`stream_options` refused',
    script: [refusal({ error: { message: 'Unknown field: stream_options' } }), DONE],
    ends: 'Done.',
    requests: 2,
  },
  {
    what: '`stream_options` refused in details',
    script: [
      { status: 422, body: '{"detail":[{"loc":["body","stream_options"],"msg":"Extra."}]}' },
      DONE,
    ],
    ends: 'Done.',
    requests: 2,
  },
  {
    what: '`stream_options` refused for ever',
    script: [refusal({ error: { message: 'stream_options' } })],
    ends: /rejected the request \(400\). It returned: stream_options$/,
    requests: 2,
  },
];

tryRows('a response with', ERRORS);
