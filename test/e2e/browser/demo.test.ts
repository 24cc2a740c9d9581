// The pages that `npm run demo -- --keep` leaves open, as a person uses them in a browser.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startScriptedModel } from '../../../scripts/demo/scripted-model.ts';
import { complaints, launch, noBrowser } from '../../support/browser.ts';
import { REQUEST, startDemo, startDemoWith } from '../../support/demo.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** Headings inside comments are those of their authors. */
const RULES = { rules: { 'heading-order': { enabled: false } } };

async function opened(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 } });
  atTestEnd(() => context.close());
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) trouble.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(url);
  return { page, trouble };
}

/** No complaint of axe and no sideways scrolling, in light and dark, on a desktop and on a phone. */
async function expectPleasant(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1100, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(`document.documentElement.scrollWidth`);
      expect(found).toBe(width);
      expect(await complaints(page, RULES)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1100, height: 900 });
}

/** The whole demo takes half a minute on an idle machine, and people's requests come after it. */
const WHOLE_DEMO_MS = 120_000 * (process.env.CI ? 4 : 1);

const comment = async (page: Page, text: string) => {
  await page.getByLabel('Your comment', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
};
const commentOnLastLine = async (page: Page, text: string) => {
  const lines = page.getByRole('button', { name: /^Comment on line \d+ of docs\/start\.md$/ });
  await lines.last().click();
  await page.getByLabel('Your comment on this line').fill(text);
  await page.keyboard.press('Control+Enter');
};
const answers = (page: Page) => page.locator('#entries article', { has: page.locator('.badge') });

if (noBrowser) it('the demo in a browser', ({ skip }) => skip(noBrowser));
else {
  describe('the demo in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());

    it(
      'answers requests that someone types, without a reload, on an issue and on lines, and never makes up a page',
      async () => {
        const demo = startDemo('--keep');
        await demo.untilSaid('Press Ctrl-C to stop');
        const [thread = '', ...others] = demo.links();
        expect(others).toHaveLength(4);
        for (const link of others) {
          if (link.startsWith('file:')) expect(existsSync(fileURLToPath(link))).toBe(true);
          else expect([link, (await fetch(link)).status]).toEqual([link, 200]);
        }

        const { page, trouble } = await opened(browser, thread);
        await page.evaluate('window.stayed = true');
        await comment(page, '/docs document the weather');
        await answers(page).filter({ hasText: 'This demo has no model. Try one of:' }).waitFor();
        await comment(page, REQUEST);
        const done = answers(page).filter({ hasText: 'Done: ' });
        await done.waitFor();
        await page.locator('.reactions', { hasText: '🚀' }).waitFor();
        expect(await page.evaluate('window.stayed')).toBe(true);
        await expectPleasant(page);

        // Every link of the answer leads somewhere: the pull request, and the log of the run.
        for (const link of await done.locator('a').all()) {
          const href = (await link.getAttribute('href')) ?? '';
          expect([href, (await fetch(new URL(href, thread))).status]).toEqual([href, 200]);
        }
        await done.locator('a[href*="/pull/"]').first().click();
        await commentOnLastLine(page, '/docs say here that a whistle helps, too');
        await page.locator('.excerpt').waitFor();
        await answers(page).filter({ hasText: 'docs/start.md' }).first().waitFor();
        await page.locator('#files', { hasText: 'A whistle helps, too.' }).waitFor();
        await expectPleasant(page);
        await commentOnLastLine(page, '/docs remove this');
        // Also in the conversation above, which is collapsed.
        await answers(page)
          .filter({ hasText: 'Removed the line "A whistle helps, too.' })
          .first()
          .waitFor();
        expect(await page.locator('#files').textContent()).not.toContain('A whistle helps, too.');
        expect(trouble).toEqual([]);

        demo.interrupt();
        expect(await demo.ended).toEqual({ code: 0, problems: '' });
        demo.expectNothingLeft();
        await page.getByText('The stand-in for GitHub has stopped.').waitFor();
      },
      WHOLE_DEMO_MS,
    );

    /** The same for every story; the organization's has a dashboard, too. */
    async function usesOwnModel(...story: string[]) {
      const answer = { say: 'Nothing changed: your own model was asked.' };
      const model = await startScriptedModel([answer]);
      atTestEnd(() => model.close());
      const own = { DOCKET_MODEL_URL: model.url, DOCKET_MODEL: 'mine', DOCKET_MODEL_KEY: 'k' };
      const demo = startDemoWith(own, ...story, '--keep');
      await demo.untilSaid('Press Ctrl-C to stop');
      expect(demo.said()).toContain(`go to the model mine at ${new URL(model.url).host}, because`);
      const [thread = '', dashboard = ''] = demo.links();
      const opening = await opened(browser, thread);
      const { page } = opening;
      await page.getByText('go to the model mine').waitFor();
      await comment(page, '/docs write a poem');
      await answers(page).filter({ hasText: 'your own model was asked' }).first().waitFor();
      return { demo, dashboard, ...opening };
    }

    it(
      'uses the model that the environment names',
      async () => {
        const { demo } = await usesOwnModel();
        demo.interrupt();
        expect(await demo.ended).toEqual({ code: 0, problems: '' });
        demo.expectNothingLeft();
      },
      WHOLE_DEMO_MS,
    );

    it(
      'uses it for an organization, too, and shows every page of its dashboard',
      async () => {
        const { demo, dashboard, page, trouble } = await usesOwnModel('--organization');
        await page.goto(dashboard);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.waitForURL(/\/$/);
        const paths = await page
          .locator('nav a, main a')
          .evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href));
        const own = [...new Set(paths)].filter((href) =>
          href.startsWith(new URL(dashboard).origin),
        );
        expect(own.length).toBeGreaterThan(5);
        for (const href of own) {
          const answer = await page.goto(href);
          expect([href, answer?.status()]).toEqual([href, 200]);
        }
        expect(trouble).toEqual([]);
        demo.interrupt();
        expect(await demo.ended).toEqual({ code: 0, problems: '' });
        demo.expectNothingLeft();
      },
      WHOLE_DEMO_MS,
    );
  });
}
