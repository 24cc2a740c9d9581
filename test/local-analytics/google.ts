// A stand-in for the Google Analytics Data API, written from its description:
// https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/properties/runReport
import { type KeyObject, verify } from 'node:crypto';
import { type Answer, json } from './exchanges.ts';

export interface GoogleWorld {
  property: string;
  email: string;
  publicKey: KeyObject;
  views: { path: string; day: string; visitor: string }[];
  timeZone?: string;
  /** Facts about the answer, such as `subjectToThresholding`. */
  metadata?: object;
  /** The most rows of an answer, in place of 250,000. */
  most?: number;
}

interface Question {
  dateRanges: [{ startDate: string; endDate: string }];
  dimensions?: { name: string }[];
  metrics: { name: string }[];
  limit?: number;
  offset?: number;
}

export function googleServer(world: GoogleWorld): Answer {
  return ({ method, path, headers, body }) => {
    const refused = (code: number, message: string) => json(code, { error: { code, message } });
    if (method !== 'POST' || path !== `/v1beta/properties/${world.property}:runReport`)
      return refused(403, 'User does not have sufficient permissions for this property.');
    const [head = '', said = '', signature = ''] = (headers.authorization ?? '')
      .replace('Bearer ', '')
      .split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${said}`),
      world.publicKey,
      Buffer.from(signature, 'base64url'),
    );
    const claims = isSigned ? JSON.parse(Buffer.from(said, 'base64url').toString()) : {};
    if (claims.iss !== world.email || claims.aud !== 'https://analyticsdata.googleapis.com/')
      return refused(401, 'Request had invalid authentication credentials.');
    return json(200, report(world, body as Question));
  };
}

function report(
  { views, timeZone = 'Etc/UTC', metadata, most = 250_000 }: GoogleWorld,
  asked: Question,
) {
  const { dateRanges, dimensions = [], metrics, limit = 10_000, offset = 0 } = asked;
  const [{ startDate, endDate }] = dateRanges;
  const groups = new Map<string, { views: number; visitors: Set<string> }>();
  for (const { path, day, visitor } of views) {
    if (day < startDate || day > endDate) continue;
    const key = { pagePath: path, date: day.replaceAll('-', '') }[dimensions[0]?.name ?? ''] ?? '';
    const group = groups.get(key) ?? { views: 0, visitors: new Set() };
    group.views += 1;
    group.visitors.add(visitor);
    groups.set(key, group);
  }
  const rows = [...groups]
    .sort(([a, one], [b, other]) => other.views - one.views || (a < b ? -1 : 1))
    .map(([key, group]) => ({
      dimensionValues: dimensions.map(() => ({ value: key })),
      metricValues: metrics.map(({ name }) => ({
        value: String(name === 'screenPageViews' ? group.views : group.visitors.size),
      })),
    }));
  const shown = rows.slice(offset, offset + Math.min(limit, most));
  return {
    ...(shown.length > 0 && { rows: shown }),
    rowCount: rows.length,
    metadata: { timeZone, ...metadata },
    kind: 'analyticsData#runReport',
  };
}
