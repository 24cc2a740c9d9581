// The field names of JSON logs as their makers have them. A dot goes into an object; a field that
// is an array means its first element.
import type { Field } from './fields.ts';

export type JsonFields = Partial<Record<Field, string>>;

/** Tried in this order; the first whose time, target and status most lines have. */
export const JSON_SHAPES: Record<string, JsonFields> = {
  // Logpush, dataset http_requests
  cloudflare: {
    time: 'EdgeStartTimestamp',
    method: 'ClientRequestMethod',
    target: 'ClientRequestURI',
    status: 'EdgeResponseStatus',
    agent: 'ClientRequestUserAgent',
    contentType: 'EdgeResponseContentType',
  },
  // Log drains; lines without `proxy` are output of builds and functions
  vercel: {
    time: 'proxy.timestamp',
    method: 'proxy.method',
    target: 'proxy.path',
    status: 'proxy.statusCode',
    agent: 'proxy.userAgent',
  },
  // Log drains, type traffic
  netlify: {
    time: 'timestamp',
    method: 'method',
    target: 'url',
    status: 'status_code',
    agent: 'user_agent',
    contentType: 'content_type',
  },
  // The format that Fastly's guides propose
  fastly: {
    time: 'timestamp',
    method: 'request_method',
    target: 'url',
    status: 'response_status',
    agent: 'request_user_agent',
  },
  caddy: {
    time: 'ts',
    method: 'request.method',
    target: 'request.uri',
    status: 'status',
    agent: 'request.headers.User-Agent',
    accept: 'request.headers.Accept',
    purpose: 'request.headers.Sec-Purpose',
  },
  traefik: {
    time: 'StartUTC',
    method: 'RequestMethod',
    target: 'RequestPath',
    status: 'DownstreamStatus',
    agent: 'request_User-Agent',
  },
  // nginx's variables under their own names, as most people write their log_format
  nginx: {
    time: 'time_iso8601',
    method: 'request_method',
    target: 'request_uri',
    status: 'status',
    agent: 'http_user_agent',
    contentType: 'sent_http_content_type',
    accept: 'http_accept',
    purpose: 'http_sec_purpose',
  },
  'nginx, local time': {
    time: 'time_local',
    target: 'request',
    status: 'status',
    agent: 'http_user_agent',
  },
  plain: {
    time: 'time',
    method: 'method',
    target: 'path',
    status: 'status',
    agent: 'user_agent',
  },
};
