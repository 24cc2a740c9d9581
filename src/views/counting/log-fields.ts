// The fields of a log line by name. Apart from what reads them: settings name fields, and must not
// load the formats.
export const FIELDS = [
  'time',
  'method',
  'target',
  'query',
  'status',
  'agent',
  'contentType',
  'accept',
  'purpose',
  'id',
  'referrer',
  'address',
] as const;
export type Field = (typeof FIELDS)[number];
