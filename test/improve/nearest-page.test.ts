import { describe, expect, it } from 'vitest';
import { pageFinder } from '../../src/improve/nearest-page.ts';

const SITE = [
  ...[
    '/',
    '/install',
    '/guide/configuration',
    '/guide/overview',
    '/api/overview',
    '/cli/json-output',
  ],
  ...['/v1/server/tls', '/v2/server/tls', '/server/backup', '/client/backup', '/languages/python3'],
  ...['/commands/set', '/commands/uninstall', '/de/guide/themes', '/concepts/leases'],
];
const find = pageFinder(SITE);

describe('the page that was meant', () => {
  it.each([
    ['/Install.html', '/install'],
    ['/docs/guide/configuration', '/guide/configuration'],
    ['/configuration', '/guide/configuration'],
    ['/guide/01_configuration.md', '/guide/configuration'],
    ['/guide/configuratoin', '/guide/configuration'],
    ['/cli/json/output', '/cli/json-output'],
    ['/docs/server/backup', '/server/backup'],
    ['/docs/api/overview', '/api/overview'],
    ['/old/concepts/leases/index.html', '/concepts/leases'],
  ])('by %s is %s', (asked, page) => {
    expect(find(asked)).toBe(page);
  });

  it.each([
    ['has two pages equally near', '/backup'],
    ['has one in each version', '/server/tls'],
    ['names a version that does not exist', '/v3/server/tls'],
    ['has a name that many pages have', '/overview'],
    ['names another version of a thing', '/languages/python2'],
    ['differs in a short word', '/commands/get'],
    ['says the opposite', '/commands/install-un'],
    ['is in another language', '/fr/guide/themes'],
    ['is near nothing', '/wp-admin'],
    ['is only a folder', '/guide'],
    ['is the root', '/'],
    ['has the name of a host', '/evil.example/configuration'],
    ['has hostile names', '/constructor/__proto__'],
  ])('is nobody’s guess where a path %s: %s', (_, asked) => {
    expect(find(asked)).toBeUndefined();
  });

  it('is found among 50,000 pages, whatever they are called', () => {
    const many = pageFinder(Array.from({ length: 50_000 }, (_, at) => `/a/page-number-${at}`));
    expect(many('/a/page-numbre-77')).toBeUndefined();
    expect(many('/b/page-number-4711')).toBe('/a/page-number-4711');
  });
});
