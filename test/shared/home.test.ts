import { expect, it } from 'vitest';
import { homeIn } from '../../src/shared/home.ts';

const config = (url: string) =>
  `[core]\n\tbare = false\n[remote "fork"]\n\turl = https://git.example/x/y\n[remote "origin"]\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n\turl = ${url}\n[branch "main"]\n\tremote = origin\n`;

it.each([
  ['https://github.com/acme/docket', 'https://github.com/acme/docket'],
  ['https://github.com/acme/docket.git', 'https://github.com/acme/docket'],
  ['https://mona:s3cret@git.example:8443/acme/docket.git/', 'https://git.example:8443/acme/docket'],
  ['git@github.com:acme/docket.git', 'https://github.com/acme/docket'],
  ['ssh://git@git.example:2222/acme/docket', 'https://git.example/acme/docket'],
  ['/srv/git/docket.git', undefined],
  ['../docket', undefined],
  ['file:///srv/docket', undefined],
])('knows the web address of a clone of %s', (url, home) => {
  expect(homeIn(config(url))).toBe(home);
});

it('knows none without an origin', () => {
  expect(homeIn('[core]\n\tbare = false\n')).toBeUndefined();
});
