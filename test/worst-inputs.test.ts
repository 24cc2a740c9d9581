// Every loop over text from outside, with the inputs that cost it most: twice the text is twice the
// work. What runs inside of V8, such as a regular expression, cannot be counted; it gets so much text
// that work that grows faster would not end.
import { describe, expect, it, vi } from 'vitest';
import { findSaid, parseCommands } from '../src/bot/events/slash-command.ts';
import { buildContext } from '../src/bot/sending/context.ts';
import type { FileChange } from '../src/jobs/changes/change.ts';
import { judgeChange } from '../src/jobs/changes/judge-change.ts';
import { secretScanner } from '../src/jobs/changes/secrets.ts';
import {
  BODY_PLACEHOLDERS,
  fill,
  leavesOpen,
  templateProblem,
} from '../src/jobs/pull-request-template.ts';
import { markdown, title } from '../src/service/dashboard/markdown.ts';
import { patchTable } from '../src/service/dashboard/pull.ts';
import {
  clean,
  codeBlock,
  codeSpan,
  defuse,
  inline,
  lineSpan,
  oneLine,
  quoted,
} from '../src/shared/text/foreign.ts';
import { readAsciiDoc, readHtml, readRst } from '../src/shared/text/markup-links.ts';
import { readPage } from '../src/shared/text/page-links.ts';
import { decodeState, jobsIn } from '../src/store/snapshot.ts';
import { createClassifier } from '../src/views/counting/classify.ts';
import { Dictionary } from '../src/views/counting/dictionary.ts';
import { createPageReader } from '../src/views/counting/page.ts';
import { readLog } from '../src/views/counting/read-log.ts';
import { logOf } from './support/log-source.ts';

const { growth } = await vi.hoisted(() => import('./support/steps.ts'));

const SECRETS = ['s3cr3t-Value-1234567890-QWERTY', 'AbC1dEf2GhI3jKl4MnO5pQr6'];
const THREADS = { threads: 'https://github.com/o/r/issues' };

/** What a comment, a page, or a summary can be made of. */
const MARKDOWN = [
  ...['![', '[', '](', '[](', '[](<', '[](a "', '[a][', '[a]: b\n', '[^a]: b\n', '`', '`` ', '$$'],
  ...['*', '*a_ ', '**a ', '~~a ', '> ', '- ', '1. ', '# a\n', 'a|b\n', '|', '&', '&#x0', '\\'],
  ...['<a ', '<a b="', '<!--', '<?', '</b>', '<b>', '<details>', '{/*', '<T title=', ' href="'],
  ...['/docs ', '/docs\n', '/docs is a\n', '@a', '#1 ', 'http://', '\r', ' ', '\n', '\u200d\ufe0f'],
];
/** Inside of what the rest stands. */
const BEFORE = ['', '<div>\n<'];
const texts =
  (units: readonly string[], before = BEFORE) =>
  (n: number) =>
    before.flatMap((start) => units.map((unit) => start + unit.repeat(n / unit.length)));

describe('The work on text from outside grows with its length', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a page', (text) => readPage(text, 'markdown')],
    ['a page in MDX', (text) => readPage(text, 'mdx')],
    ['a page in reStructuredText', readRst],
    ['a page in AsciiDoc', readAsciiDoc],
    ['a page in HTML', readHtml],
    ['a comment with a command', (text) => parseCommands(`${text}\n\n/docs explain`, '/docs')],
    ['a comment with many commands', (text) => [...findSaid(text, '/docs')]],
    ['a text on the dashboard', (text) => markdown(text, THREADS)],
    ['a template of a pull request', (text) => leavesOpen(text)],
    ['a text that is freed of secrets', (text) => secretScanner(SECRETS).redact(text)],
  ])('in %s', async (_, read) => {
    const all = texts(MARKDOWN);
    for (const index of all(0).keys()) {
      const work = (n: number) => read(all(n)[index] as string);
      const grown = await growth(300, work);
      expect.soft(grown, JSON.stringify(all(4)[index])).toBeLessThan(2.5);
    }
  });

  const change = (path: string, text: string): FileChange => ({
    path,
    kind: 'added',
    mode: '100644',
    content: Buffer.from(text),
  });
  const judge = (changes: FileChange[], paths: string[] = []) =>
    judgeChange({ changes, paths, earlier: [], secrets: SECRETS }, async () => null).catch(
      () => {},
    );

  it.each<[string, string, string[]]>([
    ['JSON', 'docs.json', ['"\\', '{"a":', '[', '"a": 1, ', '{"redirects": [],']],
    ['lines', '_redirects', ['/a*', '/a /b\n', ' ', '\t/a']],
    ['YAML', 'mkdocs.yml', ['a: ', '- ', '[', '&a *a ', '  - a.md\n', '{a: ']],
    ['code', 'docusaurus.config.js', ['{', ' ', 'from: [', 'redirects: [', "'", '{ to:']],
  ])('in redirects written as %s, and in a navigation', async (_, place, units) => {
    const head = "['@docusaurus/plugin-client-redirects', { redirects: [";
    for (const before of ['', 'nav:\n', head]) {
      for (const unit of units) {
        const text = before + unit.repeat(290_000 / unit.length);
        const was = { mode: '100644', was: '100644', kind: 'modified', path: place } as const;
        const changes = [{ ...was, content: Buffer.from(`${text}\n- b.md`) }];
        const given = { changes, paths: [place, 'b.md'], earlier: [], secrets: [] };
        await judgeChange(given, async () => Buffer.from(text)).catch(() => {});
      }
    }
  });

  it.each<[string, (n: number) => unknown]>([
    [
      'pages',
      (n) => judge(Array.from({ length: n / 10 }, (_, at) => change(`docs/${at}.md`, '# A\n'))),
    ],
    [
      'links',
      (n) =>
        judge([change('docs/a.md', Array.from({ length: n }, (_, at) => `[](b${at})`).join('\n'))]),
    ],
    ['headings', (n) => judge([change('docs/a.md', `${'# a\n'.repeat(n)}[](#a-5)`)])],
    [
      'names of files',
      (n) =>
        judge(
          [change('docs/a.md', 'a')],
          Array.from({ length: n }, (_, at) => `docs/${at}/a.md`),
        ),
    ],
    [
      'bytes to look for secrets in',
      (n) => judge([change('docs/a.md', 's3cr3t-Value-'.repeat(n))]),
    ],
    [
      'tokens',
      (n) =>
        judge([
          change(
            'docs/a.md',
            Array.from({ length: n }, (_, at) => `ghp_${String(at).padStart(36, 'aB3')}`).join(' '),
          ),
        ]),
    ],
    [
      'front matter',
      (n) =>
        judge([
          change(
            'docs/a.md',
            `---\n${Array.from({ length: n }, (_, at) => `key${at}: 1\n`).join('')}---\n`,
          ),
        ]),
    ],
    [
      'an SVG',
      (n) =>
        judge([
          change(
            'docs/a.svg',
            `<svg xmlns="http://www.w3.org/2000/svg">${'<g><a b="c"/></g>'.repeat(n)}</svg>`,
          ),
        ]),
    ],
    [
      'an SVG that stays open',
      (n) =>
        judge([change('docs/a.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<g '.repeat(n)}`)]),
    ],
  ])('in a change with many %s', async (_, work) => {
    expect(await growth(400, work)).toBeLessThan(2.5);
  });

  it.each<[string, (n: number) => string]>([
    [
      'the combined format',
      (n) =>
        '192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "Mozilla"\n'.repeat(
          n,
        ),
    ],
    ['JSON', (n) => '{"time":"2026-11-01T00:00:00Z","path":"/a","status":200}\n'.repeat(n)],
    ['quotes', (n) => '"\\" '.repeat(n)],
    ['brackets', (n) => '[{'.repeat(n)],
    ['short lines', (n) => '-\n'.repeat(n)],
    [
      'new pages',
      (n) =>
        Array.from(
          { length: n },
          (_, at) =>
            `192.0.2.1 - - [01/Nov/2026:00:00:00 +0000] "GET /${at} HTTP/1.1" 200 1 "-" "Mozilla"\n`,
        ).join(''),
    ],
  ])('in an access log of %s', async (_, log) => {
    const work = async (n: number) => {
      const dictionary = new Dictionary(createPageReader(), createClassifier());
      await readLog(logOf('a.log', log(n)), { dictionary, rules: 'r' }).catch(() => {});
    };
    expect(await growth(1_000, work)).toBeLessThan(2.5);
  });

  it('in a patch on the dashboard, and in records of jobs', async () => {
    const patch = (n: number) =>
      patchTable(`@@ -1 +1 @@\n${'-a b c\n'.repeat(n)}${'+a b d\n'.repeat(n)}`);
    expect(await growth(300, patch)).toBeLessThan(2.5);
    const record = (n: number) => {
      const operations = Array.from({ length: n }, (_, at) => `o${at}`);
      for (const read of [decodeState, jobsIn]) {
        try {
          read(JSON.stringify({ operations, [`k${n}`]: operations }), 'a record');
        } catch {
          // It is none; the work to find out counts.
        }
      }
    };
    expect(await growth(1_000, record)).toBeLessThan(2.5);
  });
});

describe('300 kB of any text', () => {
  const context = (text: string) =>
    buildContext({
      checks: [{ name: text, output: text }],
      changes: {
        files: [{ path: text, status: 'added', additions: 1, deletions: 0, patch: text }],
        more: false,
      },
    });
  it.each<[string, (text: string) => unknown]>([
    ['cleaned', clean],
    ['made harmless', defuse],
    ['shown in one line', oneLine],
    ['shown as code', codeBlock],
    ['shown as a name', codeSpan],
    ['shown as a line', lineSpan],
    ['shown in a table', inline],
    ['quoted', (text) => quoted(text, 300_000)],
    ['a title on the dashboard', title],
    ['checked as a template', (text) => templateProblem(text, BODY_PLACEHOLDERS)],
    ['filled in as a template', (text) => fill(text, { summary: 'a' })],
    ['given to the agent as context', context],
  ])('can be %s', (_, work) => {
    const units = [
      ...MARKDOWN,
      'sk-',
      'ghp_',
      '%41',
      '\\u{0',
      '-----BEGIN ',
      '::',
      'www.',
      '{a}',
      '😀\u200d',
    ];
    for (const text of texts(units, [''])(300_000)) work(text);
  });
});
