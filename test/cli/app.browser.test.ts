import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launch, noBrowser } from '../support/browser.ts';
import { docketApp } from '../support/cli.ts';
import { checkedLocalGithub } from '../support/local-github.ts';
import { tempDir } from '../support/temp.ts';
import { atTestEnd } from '../support/test-end.ts';

it.skipIf(noBrowser)('two clicks in a browser create the App', async () => {
  const github = await checkedLocalGithub();
  const env = { GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl };
  const out = join(tempDir(), 'app.env');
  const args = ['create', '--url', 'https://docket.example.com', '--out', out];
  const create = await docketApp([...args, '--organization', 'octo', '--name', 'Acme docs'], env);
  const browser = await launch();
  atTestEnd(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(create.page);
  await page.getByRole('button', { name: 'Continue to GitHub' }).click();
  expect(page.url()).toMatch(/\/organizations\/octo\/settings\/apps\/new\?state=/);
  await page.getByRole('button', { name: 'Create GitHub App' }).click();
  await page.getByRole('heading', { name: 'acme-docs is ready' }).waitFor();
  const link = page.getByRole('link', { name: 'Install it on repositories' });
  expect(await link.getAttribute('href')).toMatch(/\/apps\/acme-docs\/installations\/new$/);
  expect(await create.ended).toMatchObject({ code: 0 });
  expect(errors.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([]);
});
