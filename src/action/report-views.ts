// `mode: views`: exports the page views, uploads them, and reports them in the job summary.
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markerPrefix, readMarker, writeMarker } from '../bot/replies/marker.ts';
import { commentBody } from '../bot/replies/words.ts';
import type { PostedComment, ThreadHost } from '../bot/thread-host.ts';
import type { Inputs } from '../config/inputs.ts';
import type { AcceptanceReport } from '../contract/acceptance.ts';
import type { ViewsSource } from '../contract/service.ts';
import { SetupError, sentence } from '../shared/errors.ts';
import { removeFile } from '../shared/remove.ts';
import type { Clock, Log } from '../shared/runtime.ts';
import type { ArtifactStore } from '../views/export/artifact.ts';
import { exportViews } from '../views/export/export.ts';
import { chooseRange } from '../views/export/options.ts';
import { REPORT_FILE } from '../views/export/write.ts';
import { counted, rangeText } from '../views/reports/format.ts';
import { lead, qualityNotes, seesAgents } from '../views/reports/headline.ts';
import { issueReport, type SummaryLinks, summary } from '../views/reports/markdown.ts';
import type { Story } from '../views/reports/story.ts';

export interface ViewsRun {
  views: ViewsSource;
  projectId: string;
  /** The heading of the report, and where its numbers come from. */
  title: string;
  source: string;
  /** Where the files are written and kept. */
  reportDir: string;
  acceptance?: AcceptanceReport | undefined;
  artifacts: ArtifactStore;
  /** Where the report is also posted. */
  reportIssue?: ReportIssue;
  /** Log lines, outputs and the job summary. */
  runner: Log & {
    output(name: string, value: string): void;
    summary(markdown: string): Promise<void>;
  };
  clock: Clock;
  signal: AbortSignal;
}

export async function runViews(inputs: Inputs, run: ViewsRun): Promise<void> {
  const { views } = inputs;
  const { runner, clock } = run;
  const range = chooseRange(views, clock.now());
  if (inputs.dryRun) {
    const posted = run.reportIssue
      ? ` It would post the report on issue ${run.reportIssue.issue}.`
      : '';
    runner.info(
      `Would export the page views for ${rangeText(range)} from ${run.source} and upload them as the artifact \`${views.artifactName}\`.${posted}`,
    );
    return runner.output('outcome', 'dry-run');
  }
  const { story, files } = await exportViews(
    {
      projectId: run.projectId,
      title: run.title,
      source: run.source,
      range,
      formats: views.formats,
      outDir: run.reportDir,
      acceptance: run.acceptance,
    },
    { views: run.views, clock, signal: run.signal },
  );
  tell(story, run);
  let links: SummaryLinks = {};
  try {
    links = await upload(inputs, run, files);
  } finally {
    // Write the summary even if the upload failed.
    await runner.summary(summary(story, links));
  }
  if (run.reportIssue) await deliverReport(issueReport(story, links), run.reportIssue);
}

function tell({ report }: Story, { runner, reportDir }: ViewsRun): void {
  const { totals, pages, missing, checks, insights } = report;
  runner.output('views-human', String(totals.human));
  if (seesAgents(report)) runner.output('views-ai', String(totals.ai));
  runner.output('views-total', String(totals.total));
  runner.output('pages', String(pages));
  runner.output('report-dir', reportDir);
  runner.info(`${rangeText(report.range)}, ${counted(pages, 'page')}: ${lead(report)}`);
  for (const what of missing) runner.warn(`The export is partial. ${what}`);
  for (const { ok, summary: text } of checks) if (!ok) runner.warn(text);
  for (const note of insights ? qualityNotes(insights.quality) : []) runner.warn(note);
}

async function upload(
  { views }: Inputs,
  { artifacts, runner, reportDir: dir }: ViewsRun,
  files: string[],
): Promise<SummaryLinks> {
  const { artifactName: name } = views;
  const kept = await artifacts.upload({ name, dir, files });
  if (kept.kind === 'nowhere') {
    runner.info(`No artifact was uploaded: ${kept.reason}. The files are in ${dir}.`);
    return {};
  }
  runner.output('artifact-id', String(kept.id));
  runner.output('artifact-url', kept.url);
  const links = { artifactUrl: kept.url, artifactName: name };
  if (!files.includes(REPORT_FILE)) return links;
  // Each job of a run has its own name for the artifact, so this one is free, too.
  const report = `${name}.html`;
  await copyFile(join(dir, REPORT_FILE), join(dir, report));
  try {
    const opened = await artifacts.uploadFile({ name: report, dir });
    return opened.kind === 'kept' ? { ...links, reportUrl: opened.url } : links;
  } catch (error) {
    // The archive has the report as well.
    runner.warn(sentence(error));
    return links;
  } finally {
    await removeFile(join(dir, report));
  }
}

// The weekly report on an issue: one comment of ours, edited each time. It is found by its marker, and
// only among what this token wrote: anyone can copy a marker.

interface ReportIssue {
  host: Pick<
    ThreadHost,
    'findComments' | 'createComment' | 'editComment' | 'deleteComment' | 'self'
  >;
  repository: string;
  issue: number;
}

const EVENT = 'views-report';

async function deliverReport(text: string, target: ReportIssue): Promise<void> {
  try {
    await deliver(text, target);
  } catch (error) {
    throw new SetupError(
      `The report could not be delivered to issue ${target.issue}: ${sentence(error)} Check \`views: report-issue\` and that the workflow has \`issues: write\`.`,
      { cause: error },
    );
  }
}

async function deliver(text: string, target: ReportIssue): Promise<void> {
  const { host, repository, issue } = target;
  const marker = writeMarker({ event: EVENT, phase: 'told' }, { repository, thread: issue });
  const body = commentBody(marker, text);
  const known = await ownComment(target);
  if (known) return host.editComment(known, body);
  const created = await host.createComment({ thread: issue }, body, marker);
  // Two runs at once may both have found none: the older comment stays, for both of them.
  const first = (await ownComment(target)) ?? created;
  if (first.id === created.id) return;
  await host.deleteComment(created);
  await host.editComment(first, body);
}

/** The oldest one. */
async function ownComment({
  host,
  repository,
  issue,
}: ReportIssue): Promise<PostedComment | undefined> {
  const found = await host.findComments({ thread: issue }, markerPrefix(EVENT));
  if (found.length === 0) return undefined;
  const self = await host.self();
  return found.find(
    ({ author, body }) =>
      author === self && readMarker(body, { repository, thread: issue })?.event === EVENT,
  );
}
