// Google Analytics 4: https://developers.google.com/analytics/devguides/reporting/data/v1
import { createPrivateKey, sign } from 'node:crypto';
import { addDays, type DayRange } from '../../shared/days.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import { type AskerDeps, createAsker } from './asker.ts';
import { numberOf, rows, textOf } from './fields.ts';
import type { AnalyticsSource, SourceRead } from './source.ts';

export interface GoogleSettings {
  kind: 'google';
  /** The property's number. */
  site: string;
}

const ADDRESS = 'https://analyticsdata.googleapis.com';
/** The most rows that it sends at once. */
const ROWS = 250_000;
/** A property answers ten requests at once. */
const PACE_MS = 200;
const SIGNED_SECONDS = 3_600;
/** What it calls the pages that were too many for a table. */
const REST = '(other)';

export function googleAnalytics(
  { site }: GoogleSettings,
  key: string,
  deps: AskerDeps,
): AnalyticsSource {
  const account = readAccount(key);
  const service = {
    name: 'Google Analytics',
    address: ADDRESS,
    paceMs: PACE_MS,
    remedies: {
      key: 'Give the service account the role “Viewer” in the property (Admin → Property access management), enable the Google Analytics Data API in its project, and store its JSON key as the secret for `views-key`.',
      site: 'Check `site` in `views: source`: it is the number of the property (Admin → Property details).',
    },
  };

  async function run(question: object, range: DayRange, signal?: AbortSignal): Promise<Report> {
    const token = signedToken(account, deps.clock);
    const headers = { Authorization: `Bearer ${token}` };
    const ask = createAsker({ ...service, headers, secrets: [token, account.private_key] }, deps);
    const dateRanges = [{ startDate: range.from, endDate: addDays(range.to, -1) }];
    const body = { dateRanges, metrics: [{ name: 'screenPageViews' }], ...question };
    return (await ask(`/v1beta/properties/${site}:runReport`, { body, signal })) as Report;
  }

  async function pages(range: DayRange, notes: Set<string>, signal?: AbortSignal) {
    const found: SourceRead['pages'] = [];
    for (let offset = 0; ; offset += ROWS) {
      const question = { dimensions: [{ name: 'pagePath' }], orderBys: ORDER, limit: ROWS, offset };
      const report = await run(question, range, signal);
      for (const note of notesOf(report)) notes.add(note);
      const part = rowsOf(report);
      for (const { dimension, values } of part)
        if (dimension !== REST) found.push({ path: dimension, views: values[0] });
      if (part.length < ROWS) return found;
    }
  }

  return {
    name: service.name,
    host: 'analytics.google.com',
    counts: 'views',
    async read(range, signal) {
      const metrics = [{ name: 'screenPageViews' }, { name: 'totalUsers' }];
      const report = await run({ metrics }, range, signal);
      // Without a view, there is no row.
      const [total = 0, visitors = 0] = rowsOf(report)[0]?.values ?? [];
      const zone = zoneOf(report);
      const notes = new Set(isUtc(zone) ? [] : [`Google counts days in the time zone ${zone}.`]);
      const found = await pages(range, notes, signal);
      return { pages: found, total, visitors, notes: [...notes] };
    },
    async days(range, signal) {
      const report = await run({ dimensions: [{ name: 'date' }], limit: ROWS }, range, signal);
      return rowsOf(report).map(({ dimension, values }) => ({
        date: textOf(dimension).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
        views: values[0],
      }));
    },
    async about(signal) {
      const report = await run({}, { from: '2026-01-01', to: '2026-01-02' }, signal);
      return `It counts page views, in days of the time zone ${zoneOf(report) || 'of the property'}.`;
    },
  };
}

/** Pages with as many views stay in their order from one request to the next. */
const ORDER = [
  { metric: { metricName: 'screenPageViews' }, desc: true },
  { dimension: { dimensionName: 'pagePath' } },
];

interface Report {
  rows?: unknown;
  metadata?: {
    timeZone?: unknown;
    dataLossFromOtherRow?: unknown;
    subjectToThresholding?: unknown;
    samplingMetadatas?: unknown;
  };
}

/** It leaves the list out where it is empty, and sends numbers as text. */
function rowsOf(report: Report | null): { dimension: unknown; values: unknown[] }[] {
  if (typeof report === 'object' && report !== null && report.rows === undefined) return [];
  const value = (field: unknown) => (field as { value?: unknown } | null)?.value;
  return rows(report, 'rows').map(({ dimensionValues, metricValues }) => ({
    dimension: Array.isArray(dimensionValues) ? value(dimensionValues[0]) : undefined,
    values: Array.isArray(metricValues) ? metricValues.map((one) => numberOf(value(one))) : [],
  }));
}

function notesOf({ metadata }: Report): string[] {
  const { dataLossFromOtherRow, subjectToThresholding, samplingMetadatas } = metadata ?? {};
  return [
    ...(dataLossFromOtherRow === true
      ? ['Google put the views of rare pages together, so these pages are missing.']
      : []),
    ...(subjectToThresholding === true
      ? ['Google leaves out pages with few readers, to protect them.']
      : []),
    ...(Array.isArray(samplingMetadatas) && samplingMetadatas.length > 0
      ? ['Google counted samples, so the numbers are estimates.']
      : []),
  ];
}

/** It becomes a sentence: an IANA name, or nothing. */
function zoneOf(report: Report | null): string {
  return /^[\w+/-]{1,60}$/.exec(textOf(report?.metadata?.timeZone))?.[0] ?? '';
}

const isUtc = (zone: string) => /^(?:(?:Etc\/)?(?:UTC|GMT))?$/.test(zone);

interface Account {
  client_email: string;
  private_key: string;
  private_key_id: string;
}

function readAccount(key: string): Account {
  try {
    const { client_email, private_key, private_key_id } = JSON.parse(key) as Partial<Account>;
    createPrivateKey(private_key ?? '');
    if (client_email && private_key)
      return { client_email, private_key, private_key_id: private_key_id ?? '' };
  } catch {
    // The error could repeat a part of the key.
  }
  throw new SetupError(
    'The key for Google Analytics must be the JSON key of a service account, whole and as Google sent it. Store it again as the secret for `views-key`.',
  );
}

/** Google's APIs take what a service account signs itself, without asking for a token first. */
function signedToken(
  { client_email: email, private_key, private_key_id: kid }: Account,
  clock: Clock,
) {
  const iat = Math.floor(clock.now() / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'RS256', typ: 'JWT', ...(kid && { kid }) });
  const exp = iat + SIGNED_SECONDS;
  const said = `${head}.${part({ iss: email, sub: email, aud: `${ADDRESS}/`, iat, exp })}`;
  return `${said}.${sign('sha256', Buffer.from(said), private_key).toString('base64url')}`;
}
