import { describe, expect, it } from 'vitest';
import { activeContent, refuseActiveContent } from '../../../src/jobs/changes/active-content.ts';
import type { FileChange } from '../../../src/jobs/changes/change.ts';

const page = (path: string, text: string, kind: FileChange['kind'] = 'added'): FileChange => ({
  ...{ path, kind, mode: '100644' },
  content: kind === 'deleted' ? null : Buffer.from(text),
});
const refused = (
  changes: FileChange[],
  before: Record<string, string> = {},
  docsPaths?: readonly string[],
) =>
  refuseActiveContent(changes, docsPaths, async (path) =>
    before[path] === undefined ? null : Buffer.from(before[path]),
  );

const FENCE = '```';

describe('what runs in a page', () => {
  it.each([
    ['a.md', 'Hello <script>alert(1)</script>'],
    ['a.md', '<div>\n```\n<script>evil()</script>\n```\n</div>'],
    ['a.md', '    ```\n<script>evil()</script>\n    ```'],
    ['a.md', '- ```\n<script>evil()</script>'],
    ['a.md', 'a \\`<img src=x onerror=alert(1)>\\`'],
    ['a.md', 'x ` y\nz` <img src=x onerror=alert(1)> `'],
    ['a.md', '<img alt=">" onerror="x()">'],
    ['a.md', '<img alt="<" onerror="x()">'],
    ['a.md', '<div>`<b onclick=x()>`</div>'],
    ['a.md', '<svg/onload=alert(1)>'],
    ['a.md', '<iframe srcdoc="<b>x</b>"></iframe>'],
    ['a.md', '<object data="x.html"></object>'],
    ['a.md', '<base href="https://evil.example/">'],
    ['a.md', '<meta http-equiv="refresh" content="0;url=x">'],
    ['a.md', '[x](javascript:alert(1))'],
    ['a.md', '[x](javascript\\:alert(1))'],
    ['a.md', '[x](java&#115;cript&colon;alert(1))'],
    ['a.md', '[x]: javascript:alert(1)\n\n[x]'],
    ['a.md', '<javascript:alert(1)>'],
    ['a.md', '<a href="java&Tab;script:alert(1)">x</a>'],
    ['a.md', '<a href=" &#1;javascript:alert(1)">x</a>'],
    ['a.markdown', '<a href=data:text/html,x>x</a>'],
    ['a.md', '<b @click="x()">x</b>'],
    ['a.mdx', "import fs from 'fs'"],
    ['a.mdx', "- ```\nimport fs from 'fs'"],
    ['a.mdx', "<div>\n```\n</div>\n\n```\nimport fs from 'fs'\n```"],
    ['a.mdx', 'export const x = 1'],
    ['a.mdx', "{require('child_process').execSync('x')}"],
    ['a.mdx', '{alert`1`}'],
    ['a.mdx', '{`$' + '{alert}`}'],
    ['a.mdx', '{\n\nalert`1`\n\n}'],
    ['a.mdx', '{/*\n```\n*/ x() /*\n```\n*/}'],
    ['a.mdx', 'Some words {alert`1`} here'],
    ['a.mdx', '{"a"; x = 1}'],
    ['a.mdx', '<a title="`">{evil()}`</a>'],
    ['a.mdx', '<Button onClick={x}>x</Button>'],
    ['a.adoc', '++++\n<script>x</script>\n++++'],
    ['a.adoc', 'pass:[<b onclick="x()">]'],
    ['a.adoc', 'link:javascript:alert(1)[x]'],
    ['a.rst', '.. raw:: html\n\n   <script>x</script>'],
    ['a.rst', '.. role:: raw-html(raw)\n   :format: html'],
    ['a.rst', '`x <javascript:alert(1)>`_'],
    ['a.rst', '.. image:: a.png\n   :target: javascript:alert(1)'],
  ])('%s: %j is refused when it is new, and stays when it was there', async (path, text) => {
    const [first, ...rest] = await refused([page(path, text)]);
    expect(first).toMatchObject({ path, sentence: expect.stringContaining('runs in a reader') });
    expect(rest).toEqual([]);
    const edited = page(path, `${text}\n\nMore words.\n`, 'modified');
    expect(await refused([edited], { [path]: text })).toEqual([]);
    expect(await refused([page(path, text)], {}, ['**', path])).toEqual([]);
  });

  it.each([
    ['a.md', `Use this:\n\n${FENCE}html\n<script>alert(1)</script>\n<a onclick="x()">\n${FENCE}\n`],
    ['a.md', 'The `<script>` element and `onclick="x()"`, and ``a ` <script>`` too. <br>'],
    ['a.md', 'JavaScript: The Good Parts. Turn it on = fast. &lt;script&gt; <br>'],
    [
      'a.md',
      '<details><summary>More</summary>\n\n<img src="a.png" width="10" alt="on">\n\n</details>',
    ],
    ['a.md', '<iframe src="https://www.youtube.com/embed/x" allowfullscreen></iframe>'],
    ['a.md', '1. Do\n\n   ```js\n   el.onclick = () => {}\n   ```\n\n2. <kbd>x</kbd>'],
    ['a.md', '[x](https://example.com/?a=javascript) and `javascript:`'],
    [
      'a.mdx',
      "import Tabs from '@theme/Tabs';\nimport Part from './_part.mdx';\n\n<Tabs items={['a', 'b']} cols={2} style={{ color: 'red' }}>\n{/* on = (x) */}\n{' '}\n</Tabs>",
    ],
    [
      'a.mdx',
      `import the module first.\n\n${FENCE}js\nimport fs from 'fs'\nexport default {}\n${FENCE}\n\nUse \`{fn()}\` and \\{x()\\}.`,
    ],
    ['a.mdx', '---\ntitle: "{x()}"\n---\n\n{`plain text (no call)`}'],
    ['a.adoc', '[source,html]\n----\n<script>x</script>\n----\n'],
    [
      'a.rst',
      '.. code-block:: javascript\n   :linenos:\n\n   el.onclick = 1;\n\n.. code-block:: html\n\n   <script>x</script>\n',
    ],
    ['a.png', '<script>'],
  ])('%s: %j passes', async (path, text) => {
    expect(await refused([page(path, text)])).toEqual([]);
  });

  it('may move with its page, but not change', async () => {
    const old = '# A\n\n<script src="/a.js"></script>\n';
    const gone = page('docs/a.md', '', 'deleted');
    expect(await refused([gone, page('docs/b.md', old)], { 'docs/a.md': old })).toEqual([]);
    const other = page('docs/b.md', old.replace('a.js', 'evil.js'));
    expect(await refused([gone, other], { 'docs/a.md': old })).toHaveLength(1);
    const body = (text: string) => `<script>if (a < b) ${text}</script>`;
    const edited = page('docs/a.md', body('evil()'), 'modified');
    expect(await refused([edited], { 'docs/a.md': body('fine()') })).toHaveLength(1);
  });

  it('is found in one pass over five megabytes, whatever they repeat', () => {
    const texts = [
      '<script',
      '<',
      '`',
      '{',
      "{'",
      '{`',
      '<a ',
      'on',
      '&#1',
      '](',
      '\\',
      '<meta ',
      ' onload=',
    ];
    for (const text of texts) {
      const long = text.repeat(Math.ceil(5_000_000 / text.length));
      expect(activeContent('a.mdx', `<b ${long}`).length).toBeGreaterThanOrEqual(0);
    }
  }, 60_000);
});
