// The report in a real browser.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysOf } from '../../../src/shared/days.ts';
import { launch, noBrowser, open } from '../../support/browser.ts';
import { RANGE } from '../../support/export.ts';
import { row } from '../../support/report.ts';
import { htmlFile } from '../../support/report-file.ts';
import { noise, pagePath, sampleInsights } from '../../support/site.ts';

const EVIL = '/</script><img src=x onerror=alert(1)>';

async function reportFile(size: number): Promise<string> {
  const pages = Array.from({ length: size }, (_, index) => {
    const views = Math.round(40_000 / (index + 1));
    const ai = index % 9 === 4 ? views + 1 : Math.round(views * noise(index));
    const human = index % 9 === 4 ? 0 : views + 1;
    return row(index === 1 ? EVIL : pagePath(index), human, ai, [Math.round(views / 2), 3]);
  });
  const days = daysOf(RANGE).map((date, index) => ({
    date,
    human: 900 + 40 * index,
    ai: 300 + 9 * index,
    total: 1_200 + 49 * index,
  }));
  const { file } = await htmlFile(pages, {
    days,
    missing: ['Not fetched: something: the time is up.'],
    checks: [
      { name: 'one', ok: true, summary: 'The pages add up to the totals.' },
      { name: 'two', ok: false, summary: 'The totals moved.' },
    ],
    insights: sampleInsights(RANGE.from, RANGE.to),
  });
  return file;
}

const ready = (page: Page) => page.waitForSelector('#all[data-ready]', { state: 'attached' });
const column = (page: Page, place: number) =>
  page.locator(`#all tbody tr:not(.spacer):not([hidden]) td:nth-child(${place})`).allTextContents();
const numbers = (texts: string[]) => texts.map((text) => Number(text.replaceAll(',', '')));

if (noBrowser) it('the report in a browser', ({ skip }) => skip(noBrowser));
else {
  describe('the report in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());

    it('opens without a request, a message or an error, in light and in dark', async () => {
      const file = await reportFile(300);
      const shots: Buffer[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, trouble } = await open(browser, file, { colorScheme });
        await ready(page);
        shots.push(await page.screenshot({ fullPage: true, path: `${file}.${colorScheme}.png` }));
        expect(trouble).toEqual([]);
      }
      expect(shots[0]?.equals(shots[1] ?? Buffer.alloc(0))).toBe(false);
    });

    it('sorts by a click on a heading, the other way on the next', async () => {
      const { page } = await open(browser, await reportFile(300));
      await ready(page);
      const head = page.locator('#all th[data-key=ai]');
      await head.getByRole('button').click();
      expect(await head.getAttribute('aria-sort')).toBe('descending');
      const down = numbers(await column(page, 3));
      expect(down).toEqual(down.toSorted((a, b) => b - a));
      await head.getByRole('button').click();
      expect(await head.getAttribute('aria-sort')).toBe('ascending');
      const up = numbers(await column(page, 3));
      expect(up).toEqual(up.toSorted((a, b) => a - b));
      expect(await page.locator('#all th[aria-sort]').count()).toBe(1);
    });

    it('shows every column of the table on a phone, the sorted one included', async () => {
      const { page } = await open(browser, await reportFile(300), {
        viewport: { width: 390, height: 844 },
      });
      await ready(page);
      const frame = await page.locator('#all .card').boundingBox();
      const cells = page.locator(
        '#all th[data-key]:not(.hide), #all tbody tr[aria-rowindex="2"] td.num:not(.hide)',
      );
      expect(await cells.count()).toBe(6 + 5);
      for (const cell of await cells.all()) {
        const box = await cell.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 18);
        const clipped = await cell.evaluate(
          (element) => element.scrollWidth > element.clientWidth + 1,
        );
        if ((await cell.getAttribute('data-key')) !== 'path') expect(clipped).toBe(false);
      }
      await page.locator('#all th[data-key=path]').getByRole('button').click();
      expect(await page.locator('#all th[aria-sort]').getAttribute('data-key')).toBe('path');
    });

    it('shows how many people AI sent to each page, and sorts by it', async () => {
      const pages = [3, null, 12, 0].map((aiReferrals, index) => ({
        ...row(`/p${index}`, 100 - index, 10),
        aiReferrals,
      }));
      const insights = sampleInsights(RANGE.from, RANGE.to);
      const { page } = await open(browser, (await htmlFile(pages, { insights })).file);
      await ready(page);
      const head = page.locator('#all th[data-key=sent]');
      const place =
        1 +
        (await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell)));
      expect(await column(page, place)).toEqual(['3', '–', '12', '0']);
      await head.getByRole('button').click();
      expect(await column(page, place)).toEqual(['12', '3', '0', '–']);
    });

    it('shows the change of each page in views and in percent, as among the top pages', async () => {
      const pages = [
        row('/more', 590, 0, [500, 0]),
        row('/fewer', 300, 0, [400, 0]),
        row('/same', 200, 0, [200, 0]),
        row('/new', 100, 0, [0, 0]),
      ];
      const { page } = await open(browser, (await htmlFile(pages)).file);
      await ready(page);
      const place = 1 + (await page.locator('#all th').allTextContents()).indexOf('Change');
      expect(await column(page, place)).toEqual(['+90+18%', '−100−25%', '±0', 'new']);
      const top = page.locator('#top tbody td:last-child');
      expect(await top.allTextContents()).toEqual(await column(page, place));
    });

    it('searches, filters, and says how many it shows', async () => {
      const { page, trouble } = await open(browser, await reportFile(300));
      await ready(page);
      const status = page.locator('#all .status');
      expect(await status.textContent()).toBe('300 pages');
      const search = page.getByRole('searchbox', { name: 'Search paths' });
      await search.fill('cli WEBHOOKS');
      const found = await column(page, 1);
      expect(found.length).toBeGreaterThan(1);
      expect(found.every((path) => path.includes('/cli/webhooks'))).toBe(true);
      expect(await status.textContent()).toBe(`${found.length} of 300 pages`);
      await search.fill('img src');
      expect(await column(page, 1)).toEqual([EVIL]);
      await search.fill('no such page');
      expect(await page.getByText('No matching pages.').isVisible()).toBe(true);
      await search.fill('');
      await page.getByText('Only AI', { exact: true }).click();
      expect(new Set(await column(page, 2))).toEqual(new Set(['0']));
      expect(trouble).toEqual([]);
    });

    it('keeps only the rows in sight in the document, of 100,000', async () => {
      const { page } = await open(browser, await reportFile(100_000));
      await ready(page);
      expect(await page.locator('#all .status').textContent()).toBe('100,000 pages');
      expect(await page.locator('#all tbody tr').count()).toBeLessThan(80);
      const table = page.locator('#all table');
      expect(await table.getAttribute('aria-rowcount')).toBe('100001');
      await page.locator('#all .scroll').evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      await page.waitForSelector('#all tr[aria-rowindex="100001"]');
      expect(await page.locator('#all tbody tr').count()).toBeLessThan(80);
    });

    it('tells the figures of a day under the arrow keys and under the pointer', async () => {
      const { page } = await open(browser, await reportFile(20));
      const chart = page.locator('.chart svg.wide');
      await chart.focus();
      const details = page.locator('.chart .details');
      expect(await details.textContent()).toMatch(/Sun, Nov 8, 20261,140 people354 AI \(24%\)/);
      await page.keyboard.press('Home');
      expect(await details.textContent()).toContain('Mon, Nov 2, 2026');
      await page.keyboard.press('Escape');
      expect(await details.isVisible()).toBe(false);
      await chart.locator('.col').nth(2).hover();
      expect(await details.textContent()).toContain('Wed, Nov 4, 2026');
    });

    it('fits a phone without scrolling sideways', async () => {
      const viewport = { width: 360, height: 740 };
      const { page } = await open(browser, await reportFile(300), { viewport });
      await ready(page);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expect(await page.locator('.chart svg.narrow').isVisible()).toBe(true);
    });

    it('prints without its controls and says where the whole table is', async () => {
      const { page } = await open(browser, await reportFile(300));
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#all .scroll').isVisible()).toBe(false);
      expect(await page.locator('nav').isVisible()).toBe(false);
      expect(await page.locator('#all .printed').isVisible()).toBe(true);
      expect((await page.pdf({ format: 'A4' })).subarray(0, 4).toString()).toBe('%PDF');
    });

    it('is built of landmarks, ordered headings, named controls and headed tables', async () => {
      const { page } = await open(browser, await reportFile(300));
      await ready(page);
      const levels = await page
        .locator('h1,h2,h3')
        .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
      for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const) {
        expect(await page.getByRole(role).count()).toBe(1);
      }
      expect(await page.locator('th:not([scope])').count()).toBe(0);
      const nameless = await page
        .locator('main :is(input,button,svg[tabindex],[role=region])')
        .evaluateAll(
          (all) =>
            all.filter((one) => !one.ariaLabel && !one.closest('label') && !one.textContent?.trim())
              .length,
        );
      expect(nameless).toBe(0);
    });

    it.each(['light', 'dark'] as const)(
      'has text that stands out enough (AA) in %s',
      async (colorScheme) => {
        const { page } = await open(browser, await reportFile(60), { colorScheme });
        await ready(page);
        await page.locator('.chart svg.wide').focus();
        expect(await page.evaluate(FAINT_TEXTS)).toEqual([]);
      },
    );
  });
}

/** Every text whose contrast with what is behind it is below 4.5. Runs in the page. */
const FAINT_TEXTS = `(() => {
  const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const parse = (color) => color.match(/[\\d.]+/g).map(Number);
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = parse(getComputedStyle(one).backgroundColor);
      if ((color[3] ?? 1) === 1) return color;
    }
    return [255, 255, 255];
  };
  const faint = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
    const style = getComputedStyle(element);
    const color = parse(element instanceof SVGElement ? style.fill : style.color);
    const [a, b] = [luminance(color), luminance(behind(element))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) faint.add(ratio.toFixed(2) + ' ' + element.className + ' ' + walker.currentNode.data.trim());
  }
  return [...faint];
})()`;
