// How the first lines of a log are understood, for people whose figures look wrong.

import { type AgentRange, type AgentRanges, SPOOFED, VERIFIED } from './agent-ranges.ts';
import { AI_SOURCES, AiReferrers, NOT_FROM_AI } from './ai-referrers.ts';
import { CARRIAGE_RETURN, latin1 } from './bytes.ts';
import { createClassifier } from './classify.ts';
import { dayText } from './file-day.ts';
import { detectFormat } from './formats/detect.ts';
import type { JsonFields } from './formats/json-shapes.ts';
import { type Hit, type LineFormat, NO_REQUEST, readLine } from './hit.ts';
import { type LineSink, LogCutter } from './lines.ts';
import { decompress, type LogSource } from './log-source.ts';
import { createPageReader, isDataQuery, literalPath } from './page.ts';
import { cleanExample } from './read-log.ts';
import { RULES, type Rules } from './rules.ts';

const LINES = 100;

export interface Explanation {
  /** undefined where no format can read most lines. */
  format: string | undefined;
  lines: ExplainedLine[];
}

interface ExplainedLine {
  number: number;
  /** Shortened, without visitors' addresses. */
  text: string;
  fields: { name: string; value: string }[];
  /** What the line counts for, or why it does not. */
  verdict: string;
}

interface ExplainOptions {
  rules?: Rules;
  jsonFields?: JsonFields;
  ranges?: AgentRanges;
}

export async function explainLog(
  source: LogSource,
  { rules = RULES, jsonFields, ranges }: ExplainOptions = {},
): Promise<Explanation> {
  const sample = await sampleLog(source, LINES);
  const format = detectFormat(
    sample.map(({ bytes }) => bytes),
    jsonFields,
  );
  const describe = describer(rules, ranges);
  const lines = sample.map(({ bytes, number }) => ({
    number,
    text: cleanExample(bytes.toString('latin1', 0, 160)),
    ...(format ? describe(format, bytes) : { fields: [], verdict: 'Not in a known format.' }),
  }));
  return { format: format?.name, lines };
}

function describer(rules: Rules, ranges: AgentRanges | undefined) {
  const readPage = createPageReader(rules);
  const classify = createClassifier(rules);
  const referrers = new AiReferrers();
  return (format: LineFormat, line: Buffer): Pick<ExplainedLine, 'fields' | 'verdict'> => {
    const hit = readLine(format, line);
    if (typeof hit === 'string') return { fields: [], verdict: `Cannot be read: ${hit}.` };
    if (hit.day === NO_REQUEST) return { fields: [], verdict: 'Not a request.' };
    // Finding the agent may point the hit elsewhere.
    const { bytes } = hit;
    const target = latin1(hit.bytes, hit.pathStart, hit.pathEnd);
    const query = isDataQuery(hit.bytes, hit.queryStart, hit.queryEnd);
    const page = hit.get ? readPage(hit.literal ? literalPath(target) : target) : undefined;
    format.findAgent?.(hit);
    const told = hit.agentStart >= 0;
    const agent = told ? latin1(hit.bytes, hit.agentStart, hit.agentEnd) : 'not recorded';
    const kind = told ? classify(agent) : undefined;
    const reader = page?.markdown || hit.markdown ? kind?.markdown : kind?.page;
    const known = reader?.agent ? `${reader.class}, ${reader.agent}` : reader?.class;
    const range = ranges?.get(reader?.agent ?? '');
    return {
      fields: [
        { name: 'day', value: `${dayText(hit.day)} UTC` },
        { name: 'method', value: hit.get ? 'GET' : 'another' },
        ...(hit.get ? [{ name: 'path', value: cleanExample(target) }] : []),
        { name: 'status', value: String(hit.status) },
        { name: 'agent', value: cleanExample(agent) },
        { name: 'reader', value: known ?? 'unknown' },
        ...(range ? [{ name: 'address', value: addressText(range, hit, bytes) }] : []),
        { name: 'referrer', value: referrerText(referrers, hit, bytes) },
      ],
      verdict: verdict(hit, page, query),
    };
  };
}

function referrerText(referrers: AiReferrers, hit: Hit, bytes: Buffer): string {
  const { referrerStart: start, referrerEnd: end, queryStart, queryEnd } = hit;
  const linked = start >= 0;
  const text = linked ? cleanExample(latin1(bytes, start, end)) || '-' : 'not recorded';
  const byLink = linked ? referrers.byReferrer(bytes, start, end) : NOT_FROM_AI;
  if (byLink !== NOT_FROM_AI) return `${text} (${AI_SOURCES[byLink]})`;
  const named = referrers.byCampaign(bytes, queryStart, queryEnd);
  return named === NOT_FROM_AI ? text : `${text} (${AI_SOURCES[named]}, by utm_source)`;
}

/** What the address says, but not the address. */
function addressText(range: AgentRange, hit: Hit, bytes: Buffer): string {
  const checked = range.check(bytes, hit.addressStart, hit.addressEnd);
  if (checked === VERIFIED) return 'verified: in a range of the operator';
  if (checked === SPOOFED) return 'spoofed: in no range of the operator, so it counts as nobody';
  return 'claimed: no public address';
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

// The first lines of a log, as it is cut, for those who only want to look at it.

interface SampleLine {
  bytes: Buffer;
  /** From 1. */
  number: number;
}

async function sampleLog(source: LogSource, size: number): Promise<SampleLine[]> {
  const sample = new Sample();
  const cutter = new LogCutter(sample);
  for await (const chunk of decompress(source.open())) {
    cutter.push(chunk);
    if (sample.lines.length >= size) return sample.lines.slice(0, size);
  }
  cutter.end();
  return sample.lines.slice(0, size);
}

class Sample implements LineSink {
  readonly lines: SampleLine[] = [];
  #number = 0;

  line(bytes: Buffer, start: number, end: number): void {
    this.#number++;
    const last = bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    if (last <= start) return;
    this.lines.push({ bytes: Buffer.from(bytes.subarray(start, last)), number: this.#number });
  }

  partial(bytes: Buffer, start: number, end: number): void {
    this.line(bytes, start, end);
  }

  tooLong(): void {
    this.#number++;
  }
}
