import { expect, it } from 'vitest';
import { withReference } from '../../scripts/http-api.ts';
import { page } from '../support/snippets.ts';

it('docs/http-api.md tells what the OpenAPI document tells', () => {
  const text = page('docs/http-api.md');
  expect(text, 'run `node scripts/http-api.ts`').toBe(withReference(text));
});
