// Text logs whose fields are in a fixed order, as their vendors document it. A pattern names the field
// at each place:
//   -        anything up to a space         time      a field up to a space
//   "agent"  in double quotes               [time]    in brackets        {agent}  in braces
//   -/status after the slash               *.OBJECT  the line counts only when it ends so
//   …        whatever comes before the next place, which is a time in brackets
//   ?        after a place: it may be missing
// Fields after the last place do not matter.

export interface TextLayout {
  name: string;
  pattern: string;
  /** The setting that adds user agents, as a sentence. */
  agentSetting?: string;
}

export const TEXT_LAYOUTS: readonly TextLayout[] = [
  { name: 'AWS ALB', pattern: '- time - address - - - - status - - - "target" "agent"' },
  {
    name: 'AWS classic load balancer',
    pattern: 'time - address - - - - status - - - "target" "agent"',
  },
  {
    name: 'AWS S3',
    pattern: '- - [time] address - - *.OBJECT - "target" status - - - - - "referrer" "agent"',
  },
  { name: 'Envoy', pattern: '[time] "target" status - - - - - "-" "agent"' },
  { name: 'Istio', pattern: '[time] "target" status - - - "-" - - - - "-" "agent"' },
  {
    name: 'HAProxy',
    pattern: '… [time] - - - status - - - - - - {agent}? {-}? "target"',
    agentSetting: 'Add `capture request header User-Agent len 512` to the frontend.',
  },
  {
    name: 'Squid',
    pattern: 'time - address -/status - method target - - contentType',
    agentSetting: 'Use `access_log … combined`.',
  },
  {
    name: 'nginx-proxy-manager, proxy host',
    pattern: '[time] - - status - method - - "target" [-] [-] [-] [-] "agent" "referrer"?',
  },
  {
    name: 'nginx-proxy-manager',
    pattern: '[time] status - method - - "target" [-] [-] [-] "agent" "referrer"?',
  },
];
