// The dashboard in a real browser, served by the real program.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints, launch, noBrowser } from '../../support/browser.ts';
import { docket, docketServe } from '../../support/cli.ts';
import { closedGate, REACHES_GATE } from '../../support/gate.ts';
import { repositoryWith } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';

const EVIL = `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>`;
const PAGES = ['/', '/views?choose', '/cost', '/keys', '/audit', '/installation'];

/** `docket serve` with one project, whose agent waits for the gate if there is one. */
async function served(wait = '') {
  const dir = tempDir();
  const repo = await repositoryWith({ 'docs/start.md': '# Start\n' });
  const config = join(dir, 'docket.yml');
  writeFileSync(config, REACHES_GATE['.github/docket.yml']);
  const agent = join(dir, 'agent.sh');
  const script = `#!/bin/sh\n${wait}\necho "Better." >> docs/start.md\necho 'Made it better. ${EVIL.replaceAll("'", '"')}'\n`;
  writeFileSync(agent, script, { mode: 0o755 });
  const log = join(dir, 'access.log');
  const today = new Date();
  const line = (day: number) => {
    const at = new Date(today.getTime() - day * 86_400_000).toUTCString().split(/[ ,]+/);
    return `192.0.2.1 - - [${at[1]}/${at[2]}/${at[3]}:10:00:00 +0000] "GET /start HTTP/1.1" 200 100 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"\n`;
  };
  writeFileSync(log, [1, 2, 3].map(line).join(''));
  const data = join(dir, 'data');
  const key = await docket(['keys', 'create', '--data', data, '--project', 'acme']);
  const server = await docketServe([
    ...['--data', data, '--project', 'acme', '--repo', repo, '--config', config],
    ...['--agent-command', `sh ${agent}`, '--access-logs', log],
  ]);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key.stdout.trim()}`, 'content-type': 'application/json' },
    }).then((response) => response.json() as Promise<{ id: string; status: string }>);
  return {
    ...server,
    link: /^Dashboard .+: (http\S+)$/m.exec(server.said())?.[1] ?? '',
    create: (prompt: string) =>
      ask('/v2/agent/acme/job', { method: 'POST', body: JSON.stringify({ prompt }) }),
  };
}

async function signIn(browser: Browser, link: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  atTestEnd(() => context.close());
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/$/);
  return { page, trouble, context };
}

/** Headings with less than 8 pixels to what is below them. */
function touching(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('h1,h2')].filter((heading) => {
    const below = heading.nextElementSibling?.getBoundingClientRect();
    return below && below.top - heading.getBoundingClientRect().bottom < 8;
  }).map((heading) => heading.textContent)`);
}

if (noBrowser) it('the dashboard in a browser', ({ skip }) => skip(noBrowser));
else {
  describe('the dashboard in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());

    it('shows every page without a complaint of the policy, of axe, or of a phone', async () => {
      const server = await served();
      const { id } = await server.create(`Improve ${EVIL}`);
      const { page, trouble } = await signIn(browser, server.link);
      await page.locator('.state.completed').waitFor();
      const job = `/jobs/acme/${id}`;
      for (const path of [...PAGES, job, `${job}/archive`, '/pulls/acme/1']) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width: 390, height: 800 });
          await page.goto(new URL(path, server.url).href);
          const wide = await page.evaluate('document.documentElement.scrollWidth');
          expect([path, wide]).toEqual([path, 390]);
          expect([path, await complaints(page)]).toEqual([path, []]);
          expect([path, await touching(page)]).toEqual([path, []]);
          await page.setViewportSize({ width: 1280, height: 900 });
          expect([path, await touching(page)]).toEqual([path, []]);
          expect([path, await complaints(page)]).toEqual([path, []]);
        }
        expect(await page.title()).not.toBe('hacked');
      }
      expect(trouble).toEqual([]);
    });

    it('shows a job live, and what a click on its button did', async () => {
      const gate = await closedGate();
      const server = await served(`curl -s ${gate.url}`);
      const { page, trouble } = await signIn(browser, server.link);
      await page.getByText('No jobs yet.').waitFor();
      const { id } = await server.create('Improve the start page');
      const row = page.getByRole('link', { name: 'Improve the start page' });
      await row.waitFor();
      await row.click();
      await page.getByRole('button', { name: 'Cancel' }).waitFor();
      gate.open();
      await page.getByText('Made it better.').waitFor();
      await page.getByRole('link', { name: 'Archive…' }).click();
      await page.getByRole('button', { name: 'Archive' }).click();
      await page.locator('.facts .state.archived').waitFor();
      await page.goto(`${server.url}/audit`);
      await page.getByText('archived a job').waitFor();
      await page.getByText(id).waitFor();
      expect(trouble).toEqual([]);
    });

    it('works without scripts, and with the keyboard alone', async () => {
      const server = await served();
      const { page } = await signIn(browser, server.link, { javaScriptEnabled: false });
      await page.goto(`${server.url}/keys`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${server.url}/keys#main`);
      await page.getByLabel('What it is for').focus();
      await page.keyboard.type('CI');
      await page.keyboard.press('Enter');
      await page.getByText('Copy it now.').waitFor();
      const key = await page.locator('#key').textContent();
      expect(key).toMatch(/^docket_[\w-]{43}$/);
      expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Revoke… CI' }).press('Enter');
      await page.getByRole('button', { name: 'Revoke' }).press('Enter');
      await page.locator('.state.revoked').waitFor();
    });

    it('opens the report of page views under its own policy', async () => {
      const server = await served();
      const { page, trouble } = await signIn(browser, server.link);
      await page.goto(server.url);
      await page.getByRole('link', { name: 'Page views' }).click();
      await page.waitForSelector('#all[data-ready]', { state: 'attached' });
      await page.getByText('/start').first().waitFor();
      await page.getByRole('link', { name: 'Other projects and days' }).click();
      await page.getByLabel('Range').selectOption('Last 30 days');
      await page.getByRole('button', { name: 'Open the report' }).click();
      await page.getByText('30 days, UTC').waitFor();
      await page.getByRole('link', { name: 'Docket', exact: true }).click();
      await page.getByRole('heading', { name: 'Jobs' }).waitFor();
      expect(trouble).toEqual([]);
    });

    it('copies a new key', async () => {
      const server = await served();
      const permissions = ['clipboard-read', 'clipboard-write'];
      const { page } = await signIn(browser, server.link, { permissions });
      await page.goto(`${server.url}/keys`);
      await page.getByLabel('What it is for').fill('CI');
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Copied').waitFor();
      const key = await page.locator('#key').textContent();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);
    });
  });
}
