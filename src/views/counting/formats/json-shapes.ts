// The field names of JSON logs as their makers have them. A dot goes into an object; a field that
// is an array means its first element.
import type { Field } from '../log-fields.ts';

export type JsonFields = Partial<Record<Field, string>>;

export interface JsonShape {
  name: string;
  fields: JsonFields;
  /** The time is before the object, not in it. */
  prefixed?: boolean;
  /** The setting that adds user agents, as a sentence. */
  agentSetting?: string;
}

/** Tried in this order; the first whose time, target and status most lines have. */
export const JSON_SHAPES: readonly JsonShape[] = [
  // Logpush, dataset http_requests
  {
    name: 'Cloudflare',
    fields: {
      time: 'EdgeStartTimestamp',
      method: 'ClientRequestMethod',
      target: 'ClientRequestURI',
      status: 'EdgeResponseStatus',
      agent: 'ClientRequestUserAgent',
      referrer: 'ClientRequestReferer',
      address: 'ClientIP',
      contentType: 'EdgeResponseContentType',
    },
    agentSetting: 'Add the field `ClientRequestUserAgent` to the Logpush job.',
  },
  // Log drains; lines without `proxy` are output of builds and functions
  {
    name: 'Vercel',
    fields: {
      time: 'proxy.timestamp',
      method: 'proxy.method',
      target: 'proxy.path',
      status: 'proxy.statusCode',
      agent: 'proxy.userAgent',
      referrer: 'proxy.referer',
      address: 'proxy.clientIp',
      id: 'requestId',
    },
  },
  // Log drains, type traffic
  {
    name: 'Netlify',
    fields: {
      time: 'timestamp',
      method: 'method',
      target: 'url',
      status: 'status_code',
      agent: 'user_agent',
      referrer: 'referrer',
      address: 'client_ip',
      contentType: 'content_type',
    },
    agentSetting: 'Turn off `Exclude PII` in the log drain settings.',
  },
  // The format that Fastly's guides propose
  {
    name: 'Fastly',
    fields: {
      time: 'timestamp',
      method: 'request_method',
      target: 'url',
      status: 'response_status',
      agent: 'request_user_agent',
      referrer: 'request_referer',
      address: 'client_ip',
    },
    agentSetting:
      'Add `"request_user_agent":"%{json.escape(req.http.User-Agent)}V"` to the log format.',
  },
  {
    name: 'Caddy',
    fields: {
      time: 'ts',
      method: 'request.method',
      target: 'request.uri',
      status: 'status',
      agent: 'request.headers.User-Agent',
      referrer: 'request.headers.Referer',
      address: 'request.client_ip',
      accept: 'request.headers.Accept',
      purpose: 'request.headers.Sec-Purpose',
    },
    agentSetting: 'Do not filter `request>headers>User-Agent` from the log.',
  },
  {
    name: 'Traefik',
    fields: {
      time: 'StartUTC',
      method: 'RequestMethod',
      target: 'RequestPath',
      status: 'DownstreamStatus',
      agent: 'request_User-Agent',
      referrer: 'request_Referer',
      address: 'ClientHost',
    },
    agentSetting: 'Set `accesslog.fields.headers.names.User-Agent: keep`.',
  },
  // nginx's variables under their own names, as most people write their log_format
  {
    name: 'nginx',
    fields: {
      time: 'time_iso8601',
      method: 'request_method',
      target: 'request_uri',
      status: 'status',
      agent: 'http_user_agent',
      referrer: 'http_referer',
      address: 'remote_addr',
      contentType: 'sent_http_content_type',
      accept: 'http_accept',
      purpose: 'http_sec_purpose',
    },
    agentSetting: 'Add `"http_user_agent":"$http_user_agent"` to the `log_format`.',
  },
  {
    name: 'nginx, local time',
    fields: {
      time: 'time_local',
      target: 'request',
      status: 'status',
      agent: 'http_user_agent',
      referrer: 'http_referer',
      address: 'remote_addr',
    },
    agentSetting: 'Add `"http_user_agent":"$http_user_agent"` to the `log_format`.',
  },
  // Cloud Logging, resource http_load_balancer
  {
    name: 'Google Cloud',
    fields: {
      time: 'timestamp',
      method: 'httpRequest.requestMethod',
      target: 'httpRequest.requestUrl',
      status: 'httpRequest.status',
      agent: 'httpRequest.userAgent',
      referrer: 'httpRequest.referer',
      address: 'httpRequest.remoteIp',
    },
  },
  {
    name: 'Istio and Envoy',
    fields: {
      time: 'start_time',
      method: 'method',
      target: 'path',
      status: 'response_code',
      agent: 'user_agent',
      address: 'downstream_remote_address',
    },
    agentSetting: 'Add `"user_agent": "%REQ(USER-AGENT)%"` to the JSON format.',
  },
  {
    name: 'Azure Front Door',
    fields: {
      time: 'time',
      method: 'properties.httpMethod',
      target: 'properties.requestUri',
      status: 'properties.httpStatusCode',
      agent: 'properties.userAgent',
      referrer: 'properties.referer',
      address: 'properties.clientIp',
    },
  },
  {
    name: 'plain',
    fields: {
      time: 'time',
      method: 'method',
      target: 'path',
      status: 'status',
      agent: 'user_agent',
      referrer: 'referrer',
      address: 'address',
    },
  },
];

const CADDY = JSON_SHAPES.find(({ name }) => name === 'Caddy') as JsonShape;

/** Objects with more than spaces around them. */
export const PREFIXED_SHAPES: readonly JsonShape[] = [
  { ...CADDY, name: 'Caddy console', prefixed: true },
];
