import { ARGS, called, DONE, FINE, type Row, streamed, tryRows, whole } from './rows.ts';

const THINKING: Row[] = [
  { what: 'in a block', script: [{ text: '<think>hunter2</think>Done.' }], ends: 'Done.' },
  {
    what: 'in a block named `thinking`',
    script: [{ text: '<thinking>\nhunter2\n</thinking>\n\nDone.' }],
    ends: 'Done.',
  },
  { what: 'in capitals', script: [{ text: '<THINK>hunter2</THINK>Done.' }], ends: 'Done.' },
  {
    what: 'over many chunks',
    script: [streamed(...[...'<think>hunter2</think>Done.'].map((content) => ({ content })))],
    ends: 'Done.',
  },
  {
    what: 'in the middle',
    script: [{ text: 'Well. <think>hunter2</think>Done.' }],
    ends: 'Well. Done.',
  },
  {
    what: 'in several blocks',
    script: [{ text: '<think>a</think>One. <think>hunter2</think>Two.' }],
    ends: 'One. Two.',
  },
  {
    what: 'in nested blocks',
    script: [{ text: '<think>a<think>b</think>hunter2</think>Done.' }],
    ends: 'Done.',
  },
  { what: 'without its start', script: [{ text: 'hunter2</think>\nDone.' }], ends: 'Done.' },
  {
    what: 'without its end',
    script: [{ text: '<think>hunter2' }, DONE],
    ends: 'Done.',
    told: 'was empty',
  },
  {
    what: 'cut in the middle',
    script: [{ text: '<think>hunter2', finish: 'length' }, { text: 'more</think>Done.' }],
    ends: 'Done.',
    told: 'cut off',
  },
  {
    what: 'in `reasoning_content`',
    script: [streamed({ reasoning_content: 'hunter2' }, { content: 'Done.' })],
    ends: 'Done.',
  },
  {
    what: 'in `reasoning`',
    script: [whole({ reasoning: 'hunter2', content: 'Done.' })],
    ends: 'Done.',
  },
  {
    what: 'as a part of the content',
    script: [
      whole({
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'hunter2' }] },
          { type: 'text', text: 'Done.' },
        ],
      }),
    ],
    ends: 'Done.',
  },
  {
    what: 'as a word in a summary',
    script: [{ text: 'Explained `<think>` and `</think>`.' }],
    ends: 'Explained `<think>` and `</think>`.',
  },
  {
    what: 'beside a call',
    script: [
      streamed({ content: '<think>hunter2</think>' }, { tool_calls: [called('edit', ARGS)] }),
      DONE,
    ],
    ...FINE,
  },
];

tryRows('reasoning', THINKING);
