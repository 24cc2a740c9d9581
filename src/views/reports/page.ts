// report.html: one file that makes no network requests. Its policy allows only its own style and
// script, by hash, so a path that slipped through as markup could still do nothing.
import { createHash } from 'node:crypto';
import { html } from '../../shared/text/escape.ts';
import { rangeText } from './format.ts';
import { aiSection, missingSection } from './page/ai.ts';
import { allPages } from './page/all-pages.ts';
import { CLIENT } from './page/client.generated.ts';
import { daily } from './page/daily.ts';
import { head } from './page/head.ts';
import { movers } from './page/movers.ts';
import { footer, quality } from './page/quality.ts';
import { referrals } from './page/referrals.ts';
import { STYLE } from './page/style.ts';
import { tableLine } from './page/table-data.ts';
import { topPages } from './page/top-pages.ts';
import { weeks } from './page/weeks.ts';
import { work } from './page/work.ts';
import type { PageRow, TableText } from './report.ts';
import type { Story } from './story.ts';

/** What is before and after the rows, which have to be gzipped and in base64 (page/table-data.ts). */
export function htmlPage(story: Story): Omit<TableText, 'rows'> {
  const { report } = story;
  const policy = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(CLIENT)}; base-uri 'none'; form-action 'none'`;
  const start = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Page views: ${html(report.title)}, ${rangeText(report.range)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
${head(story)}
${daily(story)}
${weeks(story)}
${movers(story)}
${topPages(story)}
${allPages(story)}
${aiSection(story)}
${missingSection(story)}
${referrals(story)}
${work(story)}
${quality(story)}
</main>
${footer(story)}
</div>
<script type="text/plain" id="pages-data">`;
  return {
    head: start,
    tail: `</script>\n<script>${CLIENT}</script>\n</body>\n</html>\n`,
  };
}

export function htmlRows(batch: PageRow[]): string {
  let text = '';
  for (const row of batch) text += tableLine(row);
  return text;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
