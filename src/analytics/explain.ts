// How the first lines of a log are understood, for people whose figures look wrong.
import { latin1 } from './byte-cache.ts';
import { createClassifier } from './classify.ts';
import { cleanExample } from './clean-example.ts';
import { dayText } from './days.ts';
import { detectFormat } from './formats/detect.ts';
import type { JsonFields } from './formats/json-shapes.ts';
import { Hit, type LineFormat, NO_REQUEST } from './hit.ts';
import type { LogSource } from './log-source.ts';
import { createPageReader, isDataQuery } from './page.ts';
import { RULES, type Rules } from './rules.ts';
import { sampleLog } from './sample-log.ts';

const LINES = 100;

export interface Explanation {
  /** undefined where no format can read most lines. */
  format: string | undefined;
  lines: ExplainedLine[];
}

export interface ExplainedLine {
  number: number;
  /** Shortened, without visitors' addresses. */
  text: string;
  fields: { name: string; value: string }[];
  /** What the line counts for, or why it does not. */
  verdict: string;
}

export async function explainLog(
  source: LogSource,
  { rules = RULES, jsonFields }: { rules?: Rules; jsonFields?: JsonFields } = {},
): Promise<Explanation> {
  const sample = await sampleLog(source, LINES);
  const format = detectFormat(
    sample.map(({ bytes }) => bytes),
    jsonFields,
  );
  const describe = describer(rules);
  const lines = sample.map(({ bytes, number }) => ({
    number,
    text: cleanExample(bytes.toString('latin1', 0, 160)),
    ...(format ? describe(format, bytes) : { fields: [], verdict: 'Not in a known format.' }),
  }));
  return { format: format?.name, lines };
}

function describer(rules: Rules) {
  const readPage = createPageReader(rules);
  const classify = createClassifier(rules);
  return (format: LineFormat, bytes: Buffer): Pick<ExplainedLine, 'fields' | 'verdict'> => {
    const hit = new Hit();
    hit.bytes = bytes;
    hit.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const rejection = format.read(hit, 0, bytes.length);
    if (rejection !== undefined) return { fields: [], verdict: `Cannot be read: ${rejection}.` };
    if (hit.day === NO_REQUEST) return { fields: [], verdict: 'Not a request.' };
    const target = latin1(hit.bytes, hit.pathStart, hit.pathEnd);
    const query = isDataQuery(hit.bytes, hit.queryStart, hit.queryEnd);
    const page = hit.get ? readPage(target) : undefined;
    format.findAgent?.(hit);
    const told = hit.agentStart >= 0;
    const agent = told ? latin1(hit.bytes, hit.agentStart, hit.agentEnd) : 'not recorded';
    const kind = told ? classify(agent) : undefined;
    const reader = page?.markdown || hit.markdown ? kind?.markdown : kind?.page;
    const known = reader?.agent ? `${reader.class}, ${reader.agent}` : reader?.class;
    return {
      fields: [
        { name: 'day', value: `${dayText(hit.day)} UTC` },
        { name: 'method', value: hit.get ? 'GET' : 'another' },
        ...(hit.get ? [{ name: 'path', value: cleanExample(target) }] : []),
        { name: 'status', value: String(hit.status) },
        { name: 'agent', value: cleanExample(agent) },
        { name: 'reader', value: known ?? 'unknown' },
      ],
      verdict: verdict(hit, page, query),
    };
  };
}

function verdict(
  hit: Hit,
  page: { path: string; asked: string } | undefined,
  data: boolean,
): string {
  if (!hit.get) return 'Not a view: only GET requests count.';
  if (hit.prefetch) return 'Not a view: it was prefetched.';
  if (hit.asset) return 'Not a view: its content type is not a page.';
  if (!page) return 'Not a view: the path is not a page.';
  if (hit.status === 404 || hit.status === 410) return `A request for ${page.asked}, not found.`;
  if ((hit.status < 200 || hit.status > 299) && hit.status !== 304) {
    return `Not a view: status ${hit.status}.`;
  }
  return data ? 'Not a view: it requests data for a page.' : `A request for the page ${page.path}.`;
}
