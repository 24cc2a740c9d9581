// Four weeks after a job's pull request was merged, it learns what its readers did: one comment,
// recorded with the job. Where the views of both periods are not known, nothing is said.

import type { ThreadJobs } from '../bot/backend.ts';
import { type BotContext, scopeOf } from '../bot/bot-context.ts';
import { markerPrefix, writeMarker } from '../bot/replies/marker.ts';
import { findMarked } from '../bot/replies/reply.ts';
import { commentBody } from '../bot/replies/words.ts';
import type { PullInfo } from '../bot/thread-host.ts';
import type { Insights } from '../contract/insights.ts';
import { MAX_RECEIPT_PAGES, type Readers, type Receipt } from '../contract/receipt.ts';
import type { ViewCounts } from '../contract/schemas.ts';
import type { Redirect } from '../jobs/changes/redirects.ts';
import { addDays, DAY_MS, isoDay } from '../shared/days.ts';
import { DocketError, sentence } from '../shared/errors.ts';
import { isoTime } from '../shared/runtime.ts';
import { codeSpan } from '../shared/text/foreign.ts';
import { readViews } from '../views/export/export.ts';
import type { ExportDeps, ExportOptions } from '../views/export/options.ts';
import { count, longDay } from '../views/reports/format.ts';
import type { ViewsReport } from '../views/reports/report.ts';
import { beyondChance } from '../views/reports/story.ts';
import { inferSite, readMost } from './look.ts';
import { readRequest } from './redirects.ts';

const DAYS = 28;
/** Pull requests that were merged earlier get no receipt any more, and leave the report. */
const LOOK_BACK_DAYS = 84;

type Measuring = Omit<ExportOptions, 'range' | 'compare'>;

/** All receipts of the last weeks, the latest merge first. */
export async function writeReceipts(
  options: Measuring,
  deps: ExportDeps,
  bot: BotContext,
): Promise<Receipt[]> {
  const now = bot.clock.now();
  const pulls = await bot.host.closedPulls('docket/', isoTime(now - LOOK_BACK_DAYS * DAY_MS));
  const due = pulls.filter(({ state, closedAt }) => {
    const age = startOfToday(now) - Date.parse(closedAt?.slice(0, 10) ?? '');
    return state === 'merged' && age >= DAYS * DAY_MS && age <= LOOK_BACK_DAYS * DAY_MS;
  });
  if (due.length === 0) return [];
  const { records, threads } = await bot.backend();
  if (!records) return [];
  const files = await bot.host.listFiles();
  const receipts: Receipt[] = [];
  for (const pull of due) {
    try {
      const owner = await threads.ownerOf(pull);
      if (!owner) continue;
      const receipt = await receiptOf(owner.id, pull, { options, deps, bot, records, files });
      if (typeof receipt === 'string') bot.log.info(`#${pull.number} gets no receipt: ${receipt}`);
      // One of redirects alone has no readers to compare.
      else if (receipt.pages.length > 0) receipts.push(receipt);
    } catch (error) {
      if (!(error instanceof DocketError)) throw error;
      bot.log.info(`#${pull.number} gets no receipt: ${sentence(error)}`);
    }
  }
  return receipts.sort((one, other) => (one.merged < other.merged ? 1 : -1));
}

interface Scene {
  options: Measuring;
  deps: ExportDeps;
  bot: BotContext;
  records: ThreadJobs;
  files: string[];
}

/** The receipt, or why there is none. */
async function receiptOf(id: string, pull: PullInfo, scene: Scene): Promise<Receipt | string> {
  const { records, bot } = scene;
  const known = await records.receiptOf(id);
  if (known?.posted) return known.receipt;
  const request = readRequest((await records.requestOf(id)) ?? '');
  const measured = await measure(pull, request?.redirects ?? [], scene);
  if (typeof measured === 'string') return measured;
  if ((await records.recordReceipt(id, measured)) === 'yours') {
    await records.noteReceiptPosted(id, await post(id, measured, bot));
    bot.log.info(`Posted the receipt on #${pull.number}.`);
  }
  return measured;
}

async function measure(
  pull: PullInfo,
  redirects: readonly Redirect[],
  scene: Scene,
): Promise<Receipt | string> {
  const { options, deps, bot, files } = scene;
  const merged = pull.closedAt?.slice(0, 10) ?? '';
  const range = { from: merged, to: addDays(merged, DAYS) };
  const changed = await bot.host.changedFiles(pull.number, pull.headSha);
  const paths = new Set(changed.files.map(({ path }) => path));
  const { report, rows } = await readViews({ ...options, range, compare: true }, deps);
  const { previous, pagesComplete, insights } = report;
  if (!previous?.complete || !pagesComplete) {
    return insights?.quality.warnings.at(-1) ?? 'not all views could be fetched.';
  }
  const site = await inferSite(files, readMost(rows));
  const touched = new Set(
    [...(site?.files ?? [])].flatMap(([page, file]) => (paths.has(file) ? [page] : [])),
  );
  const missing = await countMissing(redirects, report, scene);
  if (touched.size === 0 && missing.length === 0)
    return 'none of its files is a page that could be matched to a path.';
  const pages: Receipt['pages'] = [];
  for (const batch of rows.current()) {
    for (const { path, previous: before, ...after } of batch) {
      if (touched.delete(path)) {
        pages.push({ path, before: readers(before ?? NONE), after: readers(after) });
      }
    }
  }
  for (const batch of rows.gone()) {
    for (const { path, ...before } of batch) {
      if (touched.delete(path)) pages.push({ path, before: readers(before), after: NONE });
    }
  }
  for (const path of touched) pages.push({ path, before: NONE, after: NONE });
  return {
    pull: { number: pull.number, url: pull.url },
    merged,
    days: DAYS,
    pages: pages.slice(0, MAX_RECEIPT_PAGES),
    sum: {
      before: sum(pages.map((one) => one.before)),
      after: sum(pages.map((one) => one.after)),
    },
    ...(missing.length > 0 && { missing }),
    site: { before: readers(previous.totals), after: readers(report.totals) },
  };
}

/** None where the lists of missing pages are cut: what is not on one may still be requested. */
async function countMissing(
  redirects: readonly Redirect[],
  { previous, insights: after }: ViewsReport,
  { options, deps }: Scene,
): Promise<NonNullable<Receipt['missing']>> {
  const from = previous?.range;
  if (redirects.length === 0 || !from || !after || after.missingCut) return [];
  const range = { dateFrom: from.from, dateTo: from.to };
  const before = await deps.service.insights?.insights(options.projectId, range);
  if (!before || before.missingCut) return [];
  const countOf = ({ missing }: Insights, path: string) =>
    readers(missing.find((one) => one.path === path) ?? NONE);
  return redirects.map(({ from: path }) => {
    return { path, before: countOf(before, path), after: countOf(after, path) };
  });
}

const NONE: Readers = Object.freeze({ human: 0, ai: 0 });
const readers = ({ human, ai }: Pick<ViewCounts, 'human' | 'ai'>): Readers => ({ human, ai });
const sum = (all: Readers[]): Readers =>
  all.reduce((one, other) => ({ human: one.human + other.human, ai: one.ai + other.ai }), NONE);
const startOfToday = (now: number) => Date.parse(isoDay(now));

/** Finds what a run that died has posted. */
async function post(id: string, receipt: Receipt, bot: BotContext): Promise<number> {
  const place = { thread: receipt.pull.number };
  const scope = scopeOf(bot, place.thread);
  const event = `receipt:${id}`;
  const [found] = await findMarked(bot.host, place, markerPrefix(event), scope);
  if (found) return found.comment.id;
  const marker = writeMarker({ event, phase: 'told' }, scope);
  const body = commentBody(marker, receiptText(receipt));
  return (await bot.host.createComment(place, body, marker)).id;
}

// The comment on a merged pull request: what readers did since. Pure.

function receiptText({ merged, days, pages, sum, site, missing = [] }: Receipt): string {
  const row = (name: string, { before, after }: Receipt['sum']) =>
    `| ${name} | ${count(before.human)} → ${count(after.human)} | ${count(before.ai)} → ${count(after.ai)} |`;
  const period = `in the ${days} days before ${longDay(merged)} and in the ${days} days from then on`;
  const all = { before: sumOf(missing, 'before'), after: sumOf(missing, 'after') };
  const redirected = [
    `📈 **Four weeks later:** the requests that found nothing under the paths that this pull request redirects, ${period}.`,
    [
      '| Path | Not found by people | Not found by AI |',
      '| --- | ---: | ---: |',
      ...missing.map((path) => row(codeSpan(path.path), path)),
      ...(missing.length === 1 ? [] : [row('**All these paths**', all)]),
    ].join('\n'),
  ];
  const read = [
    `📈 **Four weeks later:** the readers of the pages that this pull request changed, ${period}.`,
    [
      '| Page | Views by people | Views by AI |',
      '| --- | ---: | ---: |',
      ...pages.map((page) => row(codeSpan(page.path), page)),
      ...(pages.length === 1 ? [] : [row('**All these pages**', sum)]),
      row('The whole site', site),
    ].join('\n'),
    [
      verdict('people', sum.before.human, sum.after.human),
      verdict('AI', sum.before.ai, sum.after.ai),
      'Other things may have changed in the same weeks, too.',
    ].join(' '),
  ];
  return [...(missing.length > 0 ? redirected : []), ...(pages.length > 0 ? read : [])].join(
    '\n\n',
  );
}

const sumOf = (rows: readonly Receipt['sum'][], of: 'before' | 'after') =>
  sum(rows.map((row) => row[of]));

function verdict(who: string, before: number, after: number): string {
  if (before === after) return `Views by ${who} did not change.`;
  const moved = `Views by ${who} ${after > before ? 'rose' : 'fell'} from ${count(before)} to ${count(after)}`;
  return beyondChance(after, before)
    ? `${moved}, more than by chance.`
    : `${moved}, which is within chance: it may mean nothing.`;
}
