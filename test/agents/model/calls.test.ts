import {
  ARGS,
  called,
  calling,
  DONE,
  delta,
  EDIT,
  FINE,
  NO_ANSWER,
  type Row,
  stream,
  streamed,
  tryRows,
  whole,
} from './rows.ts';

const ARGUMENTS: Row[] = [
  {
    what: 'followed by words',
    script: [calling('edit', `${ARGS}\nI hope this helps.`), DONE],
    ...FINE,
  },
  {
    what: 'in a code fence',
    script: [calling('edit', `\`\`\`json\n${ARGS}\n\`\`\``), DONE],
    ...FINE,
  },
  { what: 'encoded twice', script: [calling('edit', JSON.stringify(ARGS)), DONE], ...FINE },
  { what: 'as an object', script: [calling('edit', EDIT), DONE], ...FINE },
  {
    what: 'as an object in one message',
    script: [whole({ tool_calls: [called('edit', EDIT)] }), DONE],
    ...FINE,
  },
  {
    what: 'null, for a tool that needs none',
    script: [calling('list', null), DONE],
    ends: 'Done.',
    told: 'docs/a.md (14 bytes)',
  },
  {
    what: 'twice in a row',
    script: [calling('edit', ARGS + ARGS), DONE],
    ends: NO_ANSWER,
    requests: 5,
  },
  { what: 'after words', script: [calling('edit', `Here: ${ARGS}`), DONE], ends: NO_ANSWER },
  {
    what: 'that are cut off',
    script: [calling('edit', ARGS.slice(0, 30)), calling('edit', ARGS), DONE],
    ...FINE,
    told: 'not valid JSON',
  },
  {
    what: 'that reach the limit of an answer',
    script: [calling('edit', ARGS.slice(0, 30), 'length'), calling('edit', ARGS), DONE],
    ...FINE,
    told: 'none of its calls was carried out',
  },
  {
    what: 'encoded ten times',
    script: [
      calling(
        'edit',
        Array.from({ length: 10 }).reduce<string>((text) => JSON.stringify(text), '{}'),
      ),
      DONE,
    ],
    ends: NO_ANSWER,
  },
  { what: 'for a name with spaces around it', script: [calling(' edit\n', ARGS), DONE], ...FINE },
  {
    what: 'for a name with a space in it',
    script: [calling('edit file', ARGS), calling('edit', ARGS), DONE],
    ...FINE,
    told: 'There is no tool `edit file`',
  },
  {
    what: 'for no name',
    script: [calling(null, ARGS), calling('edit', ARGS), DONE],
    ...FINE,
    told: 'There is no tool',
  },
  {
    what: 'that never fit',
    script: [calling('shell', '{}')],
    ends: NO_ANSWER,
    requests: 5,
  },
  {
    what: 'that do not fit, and then words',
    script: [calling('edit', '{'), { text: 'All is well.' }],
    ends: NO_ANSWER,
    requests: 5,
  },
];

const CALLS: Row[] = [
  {
    what: 'as a `function_call` in pieces',
    script: [
      stream(
        delta({ function_call: { name: 'edit', arguments: ARGS.slice(0, 9) } }),
        delta({ function_call: { arguments: ARGS.slice(9) } }),
        delta({}, 'function_call'),
      ),
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'as a `function_call` in one message',
    script: [
      whole({ content: null, function_call: { name: 'edit', arguments: ARGS } }, 'function_call'),
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'as both',
    script: [
      streamed({
        tool_calls: [called('edit', ARGS)],
        function_call: { name: 'edit', arguments: ARGS },
      }),
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'without an index and an id',
    script: [
      streamed({
        tool_calls: [
          called('list', '{}', { index: undefined, id: undefined }),
          called('edit', ARGS, { index: undefined, id: undefined }),
        ],
      }),
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'all with the index 0',
    script: [
      streamed(
        { tool_calls: [called('list', '{}', { id: 'a' })] },
        { tool_calls: [called('edit', ARGS, { id: 'b' })] },
      ),
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'all with the same id',
    script: [
      streamed({
        tool_calls: [called('list', '{}', { index: 0 }), called('edit', ARGS, { index: 1 })],
      }),
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'with name and id in every piece',
    script: [
      streamed(
        { tool_calls: [called('edit', ARGS.slice(0, 9))] },
        { tool_calls: [called('edit', ARGS.slice(9))] },
      ),
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'with an index of a billion',
    script: [streamed({ tool_calls: [called('edit', ARGS, { index: 1e9 })] }), DONE],
    ...FINE,
  },
  {
    what: 'that ended with `stop`',
    script: [{ calls: [{ name: 'edit', input: EDIT }], finish: 'stop' }, DONE],
    ...FINE,
  },
  {
    what: 'that were announced and did not come',
    script: [
      stream(delta({ content: 'I will edit it.' }, 'tool_calls')),
      calling('edit', ARGS),
      DONE,
    ],
    ...FINE,
    told: 'no call arrived',
  },
  {
    what: 'that are announced with the summary, again and again',
    script: [calling('edit', ARGS), stream(delta({ content: 'Done.' }, 'tool_calls'))],
    ...FINE,
    requests: 3,
  },
  {
    what: 'that are no list',
    script: [streamed({ tool_calls: 'edit' }), calling('edit', ARGS), DONE],
    ...FINE,
    told: 'was empty',
  },
];

tryRows('arguments', ARGUMENTS);
tryRows('calls', CALLS);
