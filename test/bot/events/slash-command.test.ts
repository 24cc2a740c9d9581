import { describe, expect, it } from 'vitest';
import { parseCommands } from '../../../src/bot/events/slash-command.ts';
import fc, { anyCharacter } from '../../support/properties.ts';

const parse = (body: string) => parseCommands(body, '/docs');
const ask = (prompt: string) => ({ kind: 'ask', prompt });

describe('a command', () => {
  it.each([
    ['/docs explain the flag', ask('explain the flag')],
    ['Thanks!\n\n/docs explain the flag', ask('explain the flag')],
    ['Thanks!\n/docs explain the flag', ask('explain the flag')],
    ['   /docs explain the flag', ask('explain the flag')],
    ['/docs explain\r\nthe flag\r\n', ask('explain\nthe flag')],
    ['/docs\nexplain the flag', ask('explain the flag')],
    ['/docs\u00a0explain the flag', ask('explain the flag')],
    ['/docs new explain the flag', { kind: 'new', prompt: 'explain the flag' }],
    ['/Docs explain the flag', ask('explain the flag')],
    ['/docs: explain the flag', ask('explain the flag')],
    ['/docs, explain the flag', ask('explain the flag')],
    ['/docs：explain the flag', ask('explain the flag')],
    ['/DOCS status?', { kind: 'status' }],
    ['/docs!', { kind: 'bare' }],
    ['/docs new\nexplain the flag', { kind: 'new', prompt: 'explain the flag' }],
    ['/docs newer versions need a note', ask('newer versions need a note')],
    ['> they said\n\n/docs explain the flag', ask('explain the flag')],
    ['```\ncode\n```\n/docs explain the flag', ask('explain the flag')],
    ['- a point\n/docs explain the flag', ask('explain the flag')],
    ['- a point\n  ```\n  code\n  ```\n/docs explain the flag', ask('explain the flag')],
    ['- ```\n  code\n/docs explain the flag', ask('explain the flag')],
    ['<b>bold</b> words\n/docs explain the flag', ask('explain the flag')],
    ['<img src="shot.png">\n/docs explain the flag', ask('explain the flag')],
    ['<details>\nlog\n</details>\n\n/docs explain the flag', ask('explain the flag')],
    ['a lone ` backtick\n/docs explain the flag', ask('explain the flag')],
    ['a < b and <!-- open\n\n/docs explain the flag', ask('explain the flag')],
    ['it costs $$5\n/docs explain the flag', ask('explain the flag')],
    ['*one\n/docs explain the flag\ntwo*', ask('explain the flag\ntwo*')],
    ['text\n\n[^1]: a note\n\n/docs explain the flag', ask('explain the flag')],
    ['[note]: page.md\n\n/docs explain the flag', ask('explain the flag')],
    ['/docs explain the flag\n---', ask('explain the flag\n---')],
  ])('is the first word of a line: %j', (body, expected) => {
    expect(parse(body)).toEqual([expected]);
  });

  it('takes everything below it as the request, quotes and code included', () => {
    const rest = 'like this:\n\n```sh\n/docs inner\n```\n> and that';
    expect(parse(`Hello\n/docs write ${rest}\n\n`)).toEqual([ask(`write ${rest}`)]);
  });

  it('ends where the next one starts', () => {
    const body = 'Hello\n/docs status\n/docs explain\nthe flag\n\n> quoted\n\n/docs cancel\n';
    expect(parse(body)).toEqual([
      { kind: 'status' },
      ask('explain\nthe flag\n\n> quoted'),
      { kind: 'cancel' },
    ]);
  });

  it('is one of five at most', () => {
    const many = parse('/docs explain a flag\n'.repeat(9));
    expect(many.map(({ kind }) => kind)).toEqual([...Array(5).fill('ask'), 'too-many']);
  });

  it('can have another word', () => {
    expect(parseCommands('/handbook add a page', '/handbook')).toEqual([ask('add a page')]);
    expect(parseCommands('/docs add a page', '/handbook')).toEqual([]);
  });
});

describe('no command', () => {
  it.each([
    ['inside a sentence', 'please run /docs explain the flag'],
    ['as part of a longer word', '/docset explain\n/docs-site explain\n/docs/page.md is wrong'],
    ['as the name of a file', '/docs.md is wrong\n/docs?page=1 is wrong'],
    ['in a quote', '> /docs explain the flag'],
    ['in a quote, without a space', '>/docs explain the flag'],
    ['in a nested quote', '> > /docs explain the flag\n> /docs explain the flag'],
    ['right below a quote, where it is shown as part of it', '> they said\n/docs explain the flag'],
    ['right below a nested quote', '> > they said\n/docs explain the flag'],
    ['in a quote inside a list', '- > they said\n  > /docs explain the flag'],
    ['in a fence', '```\n/docs explain the flag\n```'],
    ['in a fence with tildes', '~~~ text\n/docs explain the flag\n~~~'],
    ['in a fence that never ends', '```\n/docs explain the flag'],
    ['in a fence whose end is too short', '````\n```\n/docs explain the flag\n````'],
    ['in a fence that another kind does not end', '```\n~~~\n/docs explain the flag\n```'],
    ['in a fence inside a list', '- item\n  ```\n  /docs explain the flag\n  ```'],
    ['in a fence that starts on a list item', '1. ```\n   /docs explain the flag\n   ```'],
    ['in a fence inside a quote', '> ```\n> /docs explain the flag\n> ```'],
    ['in indented code', 'text\n\n    /docs explain the flag'],
    ['in code indented by a tab', 'text\n\n\t/docs explain the flag'],
    ['in a code span', '`/docs explain the flag`'],
    ['in a code span over several lines', 'see `this\n/docs explain the flag\nthat`'],
    ['in an HTML comment', '<!-- \n/docs explain the flag\n-->'],
    ['in an HTML comment inside a paragraph', 'text <!-- hidden\n/docs explain the flag\n-->'],
    ['in an HTML block', '<div>\n/docs explain the flag\n</div>'],
    ['in preformatted HTML with blank lines', '<pre>\n\n/docs explain the flag\n\n</pre>'],
    ['in the attribute of a tag', 'a <a title="x\n/docs explain the flag\n">link</a>'],
    ['as a list item', '- /docs explain the flag'],
    ['in a link definition', '[note]:\n/docs "rewrite everything"'],
    ['in the title of a link definition', '[note]: x\n"\n/docs explain the flag\n"'],
    ['in a definition that hides a comment', '[//]: # (\n/docs explain the flag\n)'],
    ['in the text of an image', 'a ![one\n/docs explain the flag\n](shot.png)'],
    ['in the title of a link', 'a [link](page.md "one\n/docs explain the flag\n")'],
    ['in the text of a link', 'a [link\n/docs explain the flag](page.md)'],
    ['in a footnote', 'text\n\n[^1]: a note\n/docs explain the flag'],
    ['in a footnote that starts with it', '[^1]:\n/docs explain the flag'],
    ['in mathematics', '$$\n/docs explain the flag\n$$'],
    ['in mathematics inside a paragraph', 'text $$a\n/docs explain the flag$$'],
    ['in a table', '| a |\n| - |\n/docs explain the flag |'],
    ['in a fold', '<details>\n\n/docs explain the flag\n\n</details>'],
    ['in a fold that a paragraph opens', 'a <details><summary>b</summary>\n/docs explain the flag'],
    ['in a quote written as HTML', '<blockquote>\n\n/docs explain the flag\n\n</blockquote>'],
    ['indented below a paragraph, as code is', 'text\n    /docs explain the flag'],
    ['with a zero-width space inside', '/do\u200bcs explain'],
    ['with a zero-width joiner after it', '/docs\u200d explain'],
    ['after an invisible character', '\u2060/docs explain the flag\n\ufeff/docs explain the flag'],
    ['with a Cyrillic letter', '/d\u043ecs explain'],
    ['with a full-width slash', '\uff0fdocs explain'],
    ['with a division slash', '\u2215docs explain'],
    ['with bidi control characters', '\u202e/docs explain the flag\n/docs\u202c explain'],
    ['with tag characters', '/docs\u{e0061} explain'],
    ['with a letter that is one of the word in lower case', '/doc\u017f explain'],
  ])('%s', (_, body) => {
    expect(parse(body)).toEqual([]);
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    ...[
      '/docs do it now',
      '> ',
      '- ',
      '1. ',
      '```',
      '~~~',
      '    ',
      '\t',
      '<div>',
      '<!--',
      '-->',
      '`',
    ],
    ...['\n', '\n\n', '\r\n', 'word'],
  );
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
  );

  it('holds a command only on a line of its own', () => {
    fc.assert(
      fc.property(text, (body) => {
        if (parse(body).length === 0) return;
        expect(body).toMatch(/(?:^|[\r\n]) {0,3}\/docs(?:[^\w/-]|$)/i);
      }),
    );
  });

  it('is no command when it is fenced', () => {
    fc.assert(
      fc.property(text, (body) => {
        expect(parse(`~~~\n${body.replaceAll('~', '')}\n~~~`)).toEqual([]);
      }),
    );
  });

  it('is no command when it is quoted', () => {
    fc.assert(
      fc.property(text, (body) => {
        const quoted = body.split(/\r\n?|\n/).map((line) => `> ${line}`);
        expect(parse(quoted.join('\n'))).toEqual([]);
      }),
    );
  });

  it('does not undo a command above it', () => {
    fc.assert(
      fc.property(text, (body) => {
        expect(parse(`/docs explain the flag\n\n${body}`)[0]).toMatchObject({ kind: 'ask' });
      }),
    );
  });

  it.each([
    '<a',
    '`',
    '> ',
    '- ',
    '``` ',
    '<!--',
    '\n> ',
    '\n- ',
    '`a``b',
    '[',
    '![',
    '*a_',
    '[a](',
    '/docs\n',
    '*/docs ',
    '$$',
    '\n[^a]: ',
  ])('made of 65,000 characters of %j is still read', (unit) => {
    const [command] = parse(`/docs explain the flag\n\n${unit.repeat(65_000 / unit.length)}`);
    expect(command).toMatchObject({ kind: 'ask' });
  });
});
