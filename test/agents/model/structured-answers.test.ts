import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentOf, never, site, task } from '../../support/model-agent.ts';
import {
  type ModelRequest,
  type ModelServer,
  modelServer,
  type Reply,
} from '../../support/model-server.ts';

/** What real servers answer to a question with tools that they cannot take. */
const NO_TOOLS: [string, Reply][] = [
  [
    'Ollama',
    refusal(400, {
      error: { message: 'registry.ollama.ai/library/gemma:2b does not support tools' },
    }),
  ],
  [
    'vLLM',
    refusal(400, {
      message:
        '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    }),
  ],
  [
    'llama.cpp without a template',
    refusal(500, { error: { code: 500, message: 'tools param requires --jinja flag' } }),
  ],
  [
    'llama.cpp with a schema that is too large',
    refusal(400, { error: { code: 400, message: 'failed to parse grammar' } }),
  ],
  ['OpenRouter', refusal(404, { error: { message: 'No endpoints found that support tool use.' } })],
];

function refusal(status: number, body: object): Reply {
  return { status, body: JSON.stringify(body) };
}

const answer = (value: object): Reply => ({ text: JSON.stringify(value) });
const plan = (more: object = {}) =>
  answer({
    text: 'Page A.',
    decision: 'edit',
    pages: ['docs/a.md'],
    new_page: '',
    read: [],
    ...more,
  });
const edits = (...all: object[]) => answer({ edits: all });
const EDIT = { line: 3, old: 'old text', action: 'replace', text: 'new text' };
const [, [, REFUSED] = ['', {}]] = NO_TOOLS;
const page = (dir: string, path = 'docs/a.md') => readFileSync(join(dir, path), 'utf8');

async function work(script: Reply[], more: Parameters<typeof task>[1] = {}) {
  const server = await modelServer([REFUSED, ...script]);
  const dir = site();
  const ended = await agentOf(server.url)
    .run(task(dir, more), never)
    .then(
      ({ summary }) => summary,
      (error: Error) => error.message,
    );
  return { dir, server, ended };
}

const lastWords = ({ requests }: ModelServer): string =>
  requests.at(-1)?.body.messages.at(-1).content;
const formatOf = ({ body }: ModelRequest): string | undefined => body.response_format?.type;

describe('a model that cannot work with tool calls', () => {
  it.each(NO_TOOLS)('works by structured answers where %s refuses tools', async (_, refused) => {
    const server = await modelServer([refused, plan(), edits(EDIT)]);
    const dir = site();
    const result = await agentOf(server.url).run(task(dir), never);
    expect(result.summary).toBe('Edited `docs/a.md`.');
    expect(page(dir)).toBe('# A\n\nnew text\n');
    expect(server.requests.map(formatOf)).toEqual([undefined, 'json_schema', 'json_schema']);
  });

  it('does so after two answers without a call that fits, asked once to send one', async () => {
    const wrong: Reply = { calls: [{ name: 'add-row', input: {} }] };
    const server = await modelServer([wrong, wrong, plan(), edits(EDIT)]);
    const dir = site();
    await agentOf(server.url).run(task(dir), never);
    expect(page(dir)).toContain('new text');
    expect(server.requests.map(({ body }) => body.tool_choice)).toEqual([
      undefined,
      'required',
      undefined,
      undefined,
    ]);
  });

  it('asks without that where the server refuses it', async () => {
    const wrong: Reply = { calls: [{ name: 'add-row', input: {} }] };
    const refused = refusal(400, { error: 'tool_choice: only "auto" is supported' });
    const server = await modelServer([
      wrong,
      refused,
      { text: 'There is nothing to do.' },
      plan(),
      edits(EDIT),
    ]);
    await agentOf(server.url).run(task(site()), never);
    expect(server.requests.map(({ body }) => body.tool_choice)).toEqual([
      undefined,
      'required',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('does so when it claims a change without having made one', async () => {
    const server = await modelServer([{ text: 'I updated the page.' }, plan(), edits(EDIT)]);
    const dir = site();
    await agentOf(server.url).run(task(dir), never);
    expect(page(dir)).toContain('new text');
  });

  it('does so in later rounds of the same job without trying calls again', async () => {
    const server = await modelServer([
      REFUSED,
      plan(),
      edits(EDIT),
      plan({ decision: 'nothing', pages: [] }),
    ]);
    const dir = site();
    const agent = agentOf(server.url);
    await agent.run(task(dir), never);
    await agent.run(task(dir), never);
    expect(server.requests.map(({ body }) => body.tools !== undefined)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is told that a call had the same result before, and ends that early', async () => {
    const same: Reply = { calls: [{ name: 'read', input: { path: 'docs/a.md' } }] };
    const server = await modelServer([same, same, same, plan(), edits(EDIT)]);
    const dir = site();
    await agentOf(server.url).run(task(dir), never);
    expect(page(dir)).toContain('new text');
    const told = server.requests[2]?.body.messages.at(-1).content;
    expect(told).toMatch(/^You have made this call before, and its result is the same/);
  });
});

describe('a structured answer', () => {
  it('may name pages of the list, and lines of the page, by its schema', async () => {
    const { server } = await work([plan(), edits(EDIT)]);
    const schemas = server.requests
      .slice(1)
      .map(({ body }) => body.response_format.json_schema.schema);
    expect(schemas[0].properties.pages.items.enum).toEqual(['docs/a.md']);
    expect(schemas[1].properties.edits.items.properties.line.enum).toEqual([1, 2, 3]);
  });

  it('is asked for in the best form that the server takes', async () => {
    const noSchema = refusal(400, {
      error: { message: "'response_format.type' must be 'json_object' or 'text'" },
    });
    const noJson = refusal(422, { detail: 'response_format is not supported' });
    const { server, ended } = await work([noSchema, noJson, plan(), edits(EDIT)]);
    expect(ended).toBe('Edited `docs/a.md`.');
    expect(server.requests.slice(1).map(formatOf)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['in a code fence after words', (text: string) => `Here it is:\n\`\`\`json\n${text}\n\`\`\``],
    ['followed by words', (text: string) => `${text}\nI hope this helps.`],
  ])('is understood %s', async (_, dress) => {
    const dressed = ({ text = '' }: Reply): Reply => ({ text: dress(text) });
    const { dir } = await work([dressed(plan()), dressed(edits(EDIT))]);
    expect(page(dir)).toContain('new text');
  });

  it.each([
    ['half a JSON', { text: '{"edits": [{"line": 3' }, 'not a JSON object'],
    ['what the schema does not allow', answer({ rows: [] }), 'expected array'],
    ['a line beside the page', edits({ ...EDIT, line: 99, old: 'nowhere' }), 'There is no line 99'],
    ['two edits of one line', edits(EDIT, EDIT), 'Line 3 has two edits'],
    [
      'edits that empty the page',
      edits({ ...EDIT, action: 'delete' }, { line: 1, old: '# A', action: 'delete', text: '' }),
      'leave the page empty',
    ],
  ])('is asked for again when it is %s', async (_, wrong, told) => {
    const { dir, server } = await work([plan(), wrong, edits(EDIT)]);
    expect(lastWords(server)).toContain(told);
    expect(page(dir)).toBe('# A\n\nnew text\n');
  });

  it('that cannot be used three times leaves the page as it is and says why', async () => {
    const wrong = edits({ ...EDIT, line: 99, old: 'nowhere' });
    const { dir, server, ended } = await work([plan(), wrong]);
    expect(ended).toMatch(/did not give an answer about `docs\/a\.md`.*There is no line 99/);
    expect(server.requests).toHaveLength(5);
    expect(page(dir)).toBe('# A\n\nold text\n');
  });

  it('that does not end is cut off, three times at most', async () => {
    const { server, ended } = await work([{ text: '{"text": "', finish: 'length' }]);
    expect(ended).toMatch(/^3 responses of the model `writer-1` in a row were longer/);
    expect(server.requests[1]?.body.max_tokens).toBe(3_000);
  });

  it('that is a question becomes the question of the job', async () => {
    const { ended } = await work([plan({ decision: 'ask', pages: [], text: 'Which default?' })]);
    expect(ended).toBe('Question: Which default?');
  });

  it('that finds nothing to do changes nothing', async () => {
    const { dir, ended } = await work([
      plan({ decision: 'nothing', pages: [], text: 'It is there.' }),
    ]);
    expect(ended).toBe('Nothing was changed. It is there.');
    expect(page(dir)).toBe('# A\n\nold text\n');
  });

  it('may plan a new page, which Docket writes', async () => {
    const { dir, ended } = await work([
      plan({ pages: [], new_page: 'docs/b.md' }),
      answer({ content: '# B\n\nText.' }),
    ]);
    expect(ended).toBe('Added `docs/b.md`.');
    expect(page(dir, 'docs/b.md')).toBe('# B\n\nText.\n');
  });

  it.each([
    ['secret.txt', /`secret.txt` is not in `docs-paths`|outside/],
    ['../b.md', /outside the repository/],
    ['.git/hooks/x.md', /`\.git` is not part of the files/],
    ['docs/a.md', /exists already/],
  ])('cannot create %s', async (new_page, said) => {
    const { ended } = await work([plan({ pages: [], new_page }), answer({ content: 'x' })]);
    expect(ended).toMatch(said);
  });

  it('keeps the line ends of a page', async () => {
    const server = await modelServer([REFUSED, plan(), edits(EDIT)]);
    const dir = site();
    writeFileSync(join(dir, 'docs/a.md'), '# A\r\n\r\nold text\r\n');
    await agentOf(server.url).run(task(dir), never);
    expect(page(dir)).toBe('# A\r\n\r\nnew text\r\n');
  });
});

describe('a small context', () => {
  it('says which page does not fit', async () => {
    const message = 'the request exceeds the available context size (4096 tokens)';
    const { ended } = await work([plan(), refusal(400, { error: { code: 400, message } })]);
    expect(ended).toMatch(/^`docs\/a\.md` does not fit into the context of the model `writer-1`\./);
  });

  it('sees the pages with their headings, and the lines that mention names of the request', async () => {
    const server = await modelServer([REFUSED, plan({ decision: 'nothing', pages: [] })]);
    const dir = site();
    mkdirSync(join(dir, 'src'));
    writeFileSync(join(dir, 'src/cli.js'), "'--utc': 'prints times in UTC',\n");
    const conversation = [{ role: 'user' as const, text: 'Document --utc.' }];
    await agentOf(server.url).run(task(dir, { conversation }), never);
    const shown = lastWords(server);
    expect(shown).toContain('docs/a.md: A');
    expect(shown).toContain("src/cli.js:1: '--utc': 'prints times in UTC',");
  });
});
