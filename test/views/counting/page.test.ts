import { describe, expect, it } from 'vitest';
import { createPageReader, isDataQuery } from '../../../src/views/counting/page.ts';
import fc from '../../support/properties.ts';

const read = createPageReader();
const path = (target: string) => read(target)?.path;

describe('the page that a target counts for', () => {
  it.each([
    ['/', '/'],
    ['/a', '/a'],
    ['/a/', '/a'],
    ['/a/index.html', '/a'],
    ['/a/INDEX.HTM', '/a'],
    ['/a/index', '/a'],
    ['/index.html', '/'],
    ['//a///b', '/a/b'],
    ['/a#part', '/a'],
    ['https://docs.example.com/a/?x=1', '/a'],
    ['https://docs.example.com', '/'],
    ['/a.md', '/a'],
    ['/a.mdx', '/a'],
    ['/a/index.md', '/a'],
    ['/index.html.md', '/'],
    ['/a.html', '/a.html'],
    ['/a.html.md', '/a.html'],
    ['/v1.2', '/v1.2'],
    ['/%61', '/a'],
    ['/caf%C3%A9', '/café'],
    ['/caf%c3%a9', '/café'],
    ['/cafÃ©', '/café'],
    ['/caf\\xC3\\xA9', '/café'],
    // As Apache, lighttpd, and Varnish escape.
    ['/qu\\"ote', '/qu"ote'],
    ['/back\\\\x41', '/back\\x41'],
    ['/a\\tb\\nc', '/a%09b%0Ac'],
    ['/odd\\q', '/odd\\q'],
    ['/a%20b', '/a%20b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a%2fb', '/a%2Fb'],
    ['/100%25', '/100%25'],
    ['/%E2%80%AEgnp', '/%E2%80%AEgnp'],
    ['/%FF', '/%FF'],
    ['/%zz', '/%25zz'],
    ['/%%41a', '/%25Aa'],
    ['/index/', '/'],
    ['/a/index/index.html', '/a'],
    ['/llms.txt', '/llms.txt'],
    ['/docs/llms-full.txt', '/docs/llms-full.txt'],
    ['/skill.md', '/skill.md'],
  ])('%s counts for %s', (target, expected) => {
    expect(path(target)).toBe(expected);
  });

  it.each([
    '/app.js',
    '/app.JS',
    '/logo.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/_next/data/x',
    '/.well-known/security',
    '*',
    'example.com:443',
    '',
  ])('%j is no page', (target) => {
    expect(read(target)).toBeUndefined();
  });

  it('keeps the name of missing Markdown apart from its page', () => {
    expect(read('/a.md')).toEqual({ path: '/a', asked: '/a.md', markdown: true });
    expect(read('/a/')).toEqual({ path: '/a', asked: '/a', markdown: false });
  });

  const target = fc
    .array(fc.constantFrom('/', 'a', 'B', '%41', '%C3', '%A9', 'é', '.', '%2F', '%', 'index', '\\'))
    .map((parts) => Buffer.from(`/${parts.join('')}`).toString('latin1'));

  it('is the same when it is asked for by its own name', () => {
    fc.assert(
      fc.property(target, (raw) => {
        const first = read(raw);
        if (!first || first.markdown) return;
        const again = read(Buffer.from(first.path).toString('latin1'));
        expect(again?.path ?? first.path).toBe(first.path);
      }),
    );
  });

  it('is the same for its Markdown', () => {
    fc.assert(
      fc.property(target, (raw) => {
        const page = read(raw);
        if (!page || page.markdown || raw.endsWith('/')) return;
        expect(path(`${raw}.md`)).toBe(page.path);
      }),
    );
  });
});

describe('a query for the data of a page', () => {
  it.each([
    ['_rsc=1', true],
    ['a=1&_rsc=', true],
    ['x_rsc=1', false],
    ['a=_rsc=1', false],
    ['_rs=1&c=', false],
    ['', false],
  ])('%j: %s', (query, expected) => {
    const bytes = Buffer.from(query);
    expect(isDataQuery(bytes, 0, bytes.length)).toBe(expected);
  });
});
