import { describe, expect, it } from 'vitest';
import { markdown } from '../../../src/service/dashboard/markdown.ts';
import fc from '../../support/properties.ts';

const show = (source: string) => markdown(source, { threads: '/octo/docs/issues' }).text.trim();
/** Line breaks between tags mean nothing. */
const compact = (shown: string) => shown.replace(/>\n(?=<)/g, '>');

describe('Markdown on the pages', () => {
  it.each([
    ['a **b** _c_ ~~d~~', '<p>a <strong>b</strong> <em>c</em> <del>d</del></p>'],
    ['# One\n## Two', '<h2>One</h2>\n<h3>Two</h3>'],
    ['### One\n##### Two\n### Three', '<h2>One</h2>\n<h3>Two</h3>\n<h2>Three</h2>'],
    ['one\ntwo', '<p>one<br>\ntwo</p>'],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    ['``a ` b``', '<p><code>a ` b</code></p>'],
    ['> quoted\n> more', '<blockquote><p>quoted<br>\nmore</p>\n</blockquote>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['- a\n  - b', '<ul><li>a\n<ul><li>b</li></ul></li></ul>'],
    ['- [x] done', '<ul><li class="task"><input type="checkbox" disabled checked> done</li></ul>'],
    ['```sh\na && b\n```', '<pre><code>a &amp;&amp; b\n</code></pre>'],
    ['---', '<hr>'],
    ['<sub>small</sub>', '<p><sub>small</sub></p>'],
    ['see #12', '<p>see <a href="/octo/docs/issues/12" rel="nofollow noopener">#12</a></p>'],
    ['snake_case_name and a#1', '<p>snake_case_name and a#1</p>'],
    ['\\*plain\\*', '<p>*plain*</p>'],
  ])('shows %j', (source, shown) => {
    expect(compact(show(source))).toBe(compact(shown));
  });

  it('shows tables and folds', () => {
    const table = compact(show('| a | b |\n|---|---|\n| `x\\|y` | 2 |'));
    expect(table).toContain('<thead><tr><th>a</th><th>b</th></tr></thead>');
    expect(table).toContain('<td><code>x|y</code></td><td>2</td>');
    const fold = show('<details>\n<summary>More</summary>\n\ntext\n\n</details>');
    expect(fold).toBe('<details>\n<summary>More</summary>\n<p>text</p>\n</details>');
    expect(show('<details>\nopen').endsWith('</details>')).toBe(true);
  });

  it('hides comments, as GitHub does, also over several lines', () => {
    expect(show('<!-- docket 1 -->\nHello <!-- a\n\nb -->there')).toBe('<p>Hello there</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,hi)',
    '![x](javascript:alert(1))',
    '<https://a" onmouseover="alert(1)>',
    '[x](https://a"onmouseover="alert(1))',
    '<b onclick=alert(1)>x</b>',
    '<details open ontoggle=alert(1)>',
    '<summary><script>x</script></summary>',
    '```"><script>\nx\n```',
    '| <script> | b |\n|---|---|\n| <script> | 2 |',
  ])('lets nothing through: %s', (source) => {
    expectHarmless(show(source));
  });

  it('makes only tags and attributes of its own, whatever it is given', () => {
    const bits = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '`',
        '``',
        '```',
        '*',
        '**',
        '_',
        '~~',
        '[',
        ']',
        '(',
        ')',
        '!',
        '#1',
      ],
      ...['|', '\n', '\n\n', '- ', '> ', '# ', '<b>', '</b>', '<details>', '<!--', '-->', '\\'],
      ...[
        'javascript:',
        'https://a.b',
        '@mona',
        'on',
        'x',
        ' ',
        '|---|',
        '<script>',
        '&',
        '=',
        '\t',
      ],
    );
    const source = fc.array(fc.oneof({ weight: 4, arbitrary: bits }, fc.string()), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(source, (parts) => {
        expectHarmless(show(parts.join('')));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['[', '**a ', '`', '<b>', '> ', '- ', '| ', '_a '])(
    'takes no longer for a text of nothing but %j',
    (bit) => {
      expect(show(bit.repeat(20_000 / bit.length)).length).toBeGreaterThan(0);
    },
    5_000,
  );
});

const TAGS =
  /^(?:p|br|h[2-6]|hr|strong|em|del|b|i|sub|sup|kbd|code|pre|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|div|details|summary|a|input|span)$/;
const ATTRIBUTES =
  /^(?:| href="(?!javascript|data)[^"<>\s]*" rel="nofollow noopener"| class="(?:task|sideways|add|del)"| type="checkbox" disabled(?: checked)?)$/i;

/** Every `<` opens a tag that the renderer makes, with attributes that it makes. */
function expectHarmless(shown: string): void {
  for (const [, name = '', attributes = ''] of shown.matchAll(/<\/?([^\s>]*)([^>]*)>?/g)) {
    expect(name).toMatch(TAGS);
    expect(attributes).toMatch(ATTRIBUTES);
  }
}
