// docs/http-api.md is written by hand, so that it can be read in ten minutes. The OpenAPI document is
// the reference; what the page lists is held to it.
import { expect, it } from 'vitest';
import { openapi } from '../../src/contract/openapi.ts';
import { EXTENSIONS, ROUTES, type Route } from '../../src/contract/routes.ts';
import { page } from '../support/snippets.ts';

const text = page('docs/http-api.md');

/** The cells of each row of the table below a heading, without backticks. */
function rowsBelow(heading: string): string[][] {
  const [, below = ''] = text.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  const rows = [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) =>
    row.replaceAll('`', '').split(/ ?\| ?/),
  );
  return rows.slice(2);
}

it('docs/http-api.md lists every endpoint with its scope and its extension', () => {
  const routes = Object.values<Route>(ROUTES).map(({ method, path, scope, extension = '' }) =>
    [`${method} ${path}`, scope, extension].join(' | '),
  );
  const listed = rowsBelow('Endpoints').map(([endpoint, , ...rest]) =>
    [endpoint, ...rest].join(' | '),
  );
  expect(listed.sort()).toEqual(routes.sort());
});

it('docs/http-api.md explains every error code of the OpenAPI document', () => {
  const { paths } = openapi('', EXTENSIONS) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const codes = new Set(operations.flatMap(({ responses }) => Object.keys(responses)));
  const explained = rowsBelow('Errors').map(([code]) => code);
  const failures = [...codes].filter((code) => Number(code) >= 400);
  // 405 and 500 can happen anywhere, so the document does not list them.
  expect(explained).toEqual([...failures, '405', '500'].sort());
});

it('docs/http-api.md can be read in ten minutes', () => {
  expect(text.split(/\s+/).length).toBeLessThan(1_800);
});
