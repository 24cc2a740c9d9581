import {
  ARGS,
  calling,
  DONE,
  EDIT,
  FINE,
  NEW,
  NO_ANSWER,
  OLD,
  type Row,
  tryRows,
  written,
} from './rows.ts';

const WRITTEN: Row[] = [
  { what: 'alone', script: [{ text: written('edit', EDIT) }, DONE], ...FINE },
  {
    what: 'after thinking',
    script: [{ text: `<think>Edit it.</think>\n${written('edit', EDIT)}` }, DONE],
    ...FINE,
  },
  {
    what: 'twice, one after the other',
    script: [{ text: `${written('list', {})}\n${written('edit', EDIT)}` }, DONE],
    ...FINE,
    told: 'docs/a.md (14 bytes)',
  },
  {
    what: 'without its end',
    script: [{ text: written('edit', EDIT).replace('</tool_call>', '') }, DONE],
    ...FINE,
  },
  {
    what: 'with `parameters`',
    script: [{ text: `<tool_call>{"name":"edit","parameters":${ARGS}}</tool_call>` }, DONE],
    ...FINE,
  },
  {
    what: 'with a code fence inside',
    script: [
      {
        text: `<tool_call>\n\`\`\`json\n{"name":"edit","arguments":${ARGS}}\n\`\`\`\n</tool_call>`,
      },
      DONE,
    ],
    ...FINE,
  },
  {
    what: 'as JSON and nothing else',
    script: [{ text: `{"name": "edit", "arguments": ${ARGS}}` }, DONE],
    ...FINE,
  },
  {
    what: 'with the closing tag in a page',
    script: [{ text: written('edit', { ...EDIT, replace: 'new </tool_call>' }) }, DONE],
    ends: 'Done.',
    page: '# A\n\nnew </tool_call> text\n',
  },
  {
    what: 'for a tool that does not exist',
    script: [{ text: written('shell', { command: 'id' }) }, calling('edit', ARGS), DONE],
    ...FINE,
    told: 'There is no tool `shell`',
  },
  {
    what: 'after words',
    script: [
      { text: `I will delete it.\n${written('delete', { path: 'docs/a.md' })}` },
      calling('edit', ARGS),
      DONE,
    ],
    ...FINE,
    told: 'which was not run',
  },
  {
    what: 'before words',
    script: [
      { text: `${written('delete', { path: 'docs/a.md' })}\nThat is what the page says.` },
      { text: 'Nothing to do.' },
    ],
    ends: NO_ANSWER,
  },
  {
    what: 'in a code fence',
    script: [
      { text: `\`\`\`json\n{"name":"edit","arguments":${ARGS}}\n\`\`\`` },
      calling('edit', ARGS),
      DONE,
    ],
    ...FINE,
    told: 'which was not run',
  },
  {
    what: 'as XML',
    script: [
      {
        text: '<tool_call>\n<function=delete>\n<parameter=path>docs/a.md</parameter>\n</function>\n</tool_call>',
      },
      calling('edit', ARGS),
      DONE,
    ],
    ...FINE,
    told: 'which was not run',
  },
  {
    what: 'in another notation',
    script: [{ text: `[TOOL_CALLS][{"name":"edit","arguments":${ARGS}}]` }],
    ends: /did not give an answer/,
    requests: 5,
  },
  {
    what: 'that is not JSON',
    script: [{ text: '<tool_call>{"name": edit}</tool_call>' }],
    ends: /did not give an answer/,
    requests: 5,
  },
  {
    what: 'as an example in a summary',
    script: [
      calling('edit', ARGS),
      {
        text: `Explained \`<tool_call>{}</tool_call>\`:\n\`\`\`\n${written('delete', { path: 'docs/a.md' })}\n\`\`\``,
      },
    ],
    ends: /^Explained/,
    page: NEW,
    requests: 2,
  },
  {
    what: 'as a name in a summary',
    script: [calling('edit', ARGS), { text: 'Explained the <tool_call> tag.' }],
    ends: 'Explained the <tool_call> tag.',
    page: NEW,
    requests: 2,
  },
  {
    what: 'in a page that is written',
    script: [
      calling(
        'edit',
        JSON.stringify({ ...EDIT, replace: written('delete', { path: 'docs/a.md' }) }),
      ),
      DONE,
    ],
    ends: 'Done.',
    page: OLD.replace('old', written('delete', { path: 'docs/a.md' })),
    requests: 2,
  },
  {
    what: 'in a page that is read',
    script: [
      calling(
        'edit',
        JSON.stringify({ ...EDIT, replace: written('delete', { path: 'docs/a.md' }) }),
      ),
      calling('read', '{"path":"docs/a.md"}'),
      DONE,
    ],
    ends: 'Done.',
    page: OLD.replace('old', written('delete', { path: 'docs/a.md' })),
    requests: 3,
  },
  {
    what: 'in the reasoning',
    script: [{ text: `<think>${written('delete', { path: 'docs/a.md' })}</think>Nothing to do.` }],
    ends: 'Nothing to do.',
    requests: 1,
  },
];

tryRows('a call written as text', WRITTEN);
