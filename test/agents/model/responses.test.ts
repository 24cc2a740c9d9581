import {
  body,
  delta,
  event,
  NO_ANSWER,
  type Row,
  stream,
  streamed,
  tryRows,
  whole,
} from './rows.ts';

const html = '<!DOCTYPE html>\n<html><head><title>Sign in &middot; Example</title></head></html>';
const RESPONSES: Row[] = [
  { what: 'one JSON message', script: [whole({ content: 'Done.' })], ends: 'Done.' },
  {
    what: 'one JSON message on many lines',
    script: [body(JSON.stringify({ choices: [{ message: { content: 'Done.' } }] }, null, 2))],
    ends: 'Done.',
  },
  {
    what: 'one JSON message that is called a stream',
    script: [
      body(JSON.stringify({ choices: [{ message: { content: 'Done.' } }] }), 'text/event-stream'),
    ],
    ends: 'Done.',
  },
  {
    what: 'JSON that is no answer',
    script: [body('{"status":"ok"}')],
    ends: /returned JSON that is not a chat response. Check `model-url`/,
    requests: 1,
  },
  {
    what: 'an HTML page',
    script: [body(html, 'text/html')],
    ends: /returned an HTML page, not a chat response: “Sign in &middot; Example”. Check `model-url`; it usually ends in `\/v1`/,
    requests: 1,
  },
  {
    what: 'an HTML page with a status',
    script: [{ status: 405, body: html }],
    ends: /rejected the request \(405\). It returned: an HTML page, “Sign in/,
    requests: 1,
  },
  {
    what: 'plain text',
    script: [body('upstream timeout', 'text/plain')],
    ends: /kept returning text, not a chat response: “upstream timeout”/,
    requests: 5,
  },
  { what: 'nothing', script: [body('')], ends: /kept returning an empty response/, requests: 5 },
  {
    what: '`[DONE]` alone',
    script: [{ pieces: ['data: [DONE]\n\n'] }],
    ends: /kept ending its response without a finish reason/,
    requests: 5,
  },
  {
    what: '`[DONE]` without a finish reason',
    script: [{ text: 'half', endless: true }],
    ends: /kept ending its response without a finish reason/,
    requests: 5,
  },
  {
    what: 'a stream without `[DONE]`',
    script: [{ pieces: [event(delta({ content: 'Done.' }, 'stop'))] }],
    ends: 'Done.',
  },
  {
    what: 'a stream without its last line end',
    script: [{ pieces: [event(delta({ content: 'Done.' }, 'stop')).trim()] }],
    ends: 'Done.',
  },
  {
    what: 'a stream that ends early',
    script: [{ pieces: [event(delta({ content: 'half' }))] }],
    ends: /kept interrupting its response/,
    requests: 5,
  },
  {
    what: 'a stream in single bytes, with Windows line ends',
    script: [
      {
        pieces: [
          ...`: hello\r\n\r\nevent: x\r\ndata:${JSON.stringify(delta({ content: 'Done.' }, 'stop'))}\r\n\r\n`,
        ],
      },
    ],
    ends: 'Done.',
  },
  {
    what: 'a stream without empty lines',
    script: [
      {
        pieces: [
          event(delta({ content: 'Do' })).trim(),
          '\n',
          event(delta({ content: 'ne.' }, 'stop')).trim(),
          '\ndata: [DONE]\n',
        ],
      },
    ],
    ends: 'Done.',
  },
  {
    what: 'a chunk over several lines',
    script: [
      {
        pieces: [
          `data: {"choices":\ndata: [{"delta":{"content":"Done."},"finish_reason":"stop"}]}\n\n`,
        ],
      },
    ],
    ends: 'Done.',
  },
  {
    what: 'a stream that is not JSON',
    script: [{ pieces: ['data: oops\n\n'] }],
    ends: /kept sending a stream that is not JSON/,
    requests: 5,
  },
  {
    what: 'chunks without choices',
    script: [
      stream({ choices: [] }, { choices: null } as never, delta({ content: 'Done.' }, 'stop')),
    ],
    ends: 'Done.',
  },
  {
    what: 'a refusal',
    script: [streamed({ refusal: 'I cannot.' })],
    ends: /declined to answer/,
    requests: 1,
  },
  {
    what: 'nothing but an end, again and again',
    script: [streamed({})],
    ends: NO_ANSWER,
    requests: 5,
  },
  {
    what: 'nothing, and then words',
    script: [streamed({}), { text: 'Nothing to do.' }],
    ends: 'Nothing to do.',
    told: 'was empty',
  },
];

tryRows('a response', RESPONSES);
