// Requests written down as each kind of log has them.
import type { Request } from './reference.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export type Writer = (request: Request) => string;

export const combined: Writer = (r) =>
  `${common(r)} "https://example.com/\\"quoted\\"" "${apache(r.agent ?? '-')}"`;

/** nginx's `main` format of its container image: a field behind the agent. */
export const nginxMain: Writer = (r) =>
  `${common(r)} "-" "${apache(r.agent ?? '-')}" "198.51.100.7"`;

export const common: Writer = (r) =>
  `203.0.113.9 - - [${clf(r)}] "${r.method} ${apache(r.target)} HTTP/1.1" ${r.status} 5120`;

export const cloudflare: Writer = (r) =>
  JSON.stringify({
    ClientIP: '203.0.113.9',
    ClientRequestHost: 'docs.example.com',
    ClientRequestMethod: r.method,
    ClientRequestURI: r.target,
    ClientRequestUserAgent: r.agent,
    EdgeResponseContentType: r.contentType,
    EdgeResponseStatus: r.status,
    EdgeStartTimestamp: iso(r),
  });

export const vercel: Writer = (r) =>
  JSON.stringify({
    id: '1573817187330377061717300000',
    message: 'with "quotes" and {braces}',
    timestamp: 0,
    source: 'static',
    proxy: {
      timestamp: r.time - r.zone * 60_000,
      method: r.method,
      scheme: 'https',
      path: r.target,
      userAgent: r.agent === undefined ? [] : [r.agent],
      statusCode: r.status,
    },
  });

export const netlify: Writer = (r) =>
  JSON.stringify({
    log_type: 'traffic',
    timestamp: iso(r),
    url: `https://docs.example.com${r.target}`,
    method: r.method,
    status_code: r.status,
    user_agent: r.agent,
    content_type: r.contentType,
  });

export const fastly: Writer = (r) =>
  JSON.stringify(
    {
      timestamp: offsetTime(r),
      client_ip: '203.0.113.9',
      url: r.target,
      request_method: r.method,
      request_user_agent: r.agent,
      response_status: r.status,
    },
    null,
    1,
  ).replace(/\n/g, '');

export const nginxJson: Writer = (r) =>
  JSON.stringify({
    time_local: clf(r),
    request: `${r.method} ${r.target} HTTP/2.0`,
    status: String(r.status),
    http_user_agent: r.agent,
  });

export const CLOUDFRONT_HEAD =
  '#Version: 1.0\n#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query sc-content-type\n';

export const cloudfront: Writer = (r) => {
  const [date, time] = iso(r).slice(0, 19).split('T');
  const [stem = '', query] = r.target.split(/\?(.*)/s);
  const agent = r.agent === undefined || r.agent === '' ? '-' : encodeURIComponent(r.agent);
  return [
    date,
    time,
    'FRA56-P1',
    5120,
    '203.0.113.9',
    r.method,
    'd111111abcdef8.cloudfront.net',
    stem,
    r.status,
    '-',
    agent,
    query || '-',
    r.contentType ?? '-',
  ].join('\t');
};

function apache(text: string): string {
  return text.replace(/[\\"]/g, '\\$&');
}

function clf(r: Request): string {
  const t = new Date(r.time);
  const date = `${two(t.getUTCDate())}/${MONTHS[t.getUTCMonth()]}/${t.getUTCFullYear()}`;
  const clock = t.toISOString().slice(11, 19);
  return `${date}:${clock} ${zone(r, '')}`;
}

function iso(r: Request): string {
  return new Date(r.time - r.zone * 60_000).toISOString();
}

function offsetTime(r: Request): string {
  return `${new Date(r.time).toISOString().slice(0, 19)}${zone(r, ':')}`;
}

function zone({ zone }: Request, separator: string): string {
  const ahead = Math.abs(zone);
  return `${zone < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}${separator}${two(ahead % 60)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
