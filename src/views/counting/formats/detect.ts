// Which format a file has: the one that can read most of its first lines.
import { BACKSLASH, closingQuote, indexOf, LINE_FEED, latin1, SPACE } from '../bytes.ts';
import { type Hit, type LineFormat, NO_REQUEST, type Rejection, readLine } from '../hit.ts';
import { MAX_LINE } from '../lines.ts';
import { combinedFormat } from './combined.ts';
import { fieldText, jsonLinesFormat } from './json-lines.ts';
import { JSON_SHAPES, type JsonFields, type JsonShape, PREFIXED_SHAPES } from './json-shapes.ts';
import { HAPROXY_CLF, TEXT_LAYOUTS, textFormat } from './text.ts';
import { w3cFormat } from './w3c.ts';

/** `own` are field names of the site's JSON logs, in place of those of a known shape. */
export function detectFormat(
  lines: readonly Buffer[],
  own: JsonFields = {},
): LineFormat | undefined {
  const wrapping = wrappingOf(lines);
  if (!wrapping) return bestFormat(lines, own);
  const inner = bestFormat(unwrapped(wrapping, lines), own);
  return inner && wrappedFormat(wrapping, inner);
}

/** The first of those that read most lines. */
function bestFormat(lines: readonly Buffer[], own: JsonFields): LineFormat | undefined {
  const isHaproxy = lines.some((line) => HAPROXY_CLF.line.test(line.toString('latin1')));
  const makers = [
    // Before the one that reads its lines, too, but not its escapes.
    ...(isHaproxy ? [() => textFormat(HAPROXY_CLF)] : []),
    combinedFormat,
    w3cFormat,
    () => jsonLinesFormat(jsonShape(lines, own)),
    ...PREFIXED_SHAPES.map((shape) => () => jsonLinesFormat(shape)),
    ...TEXT_LAYOUTS.map((layout) => () => textFormat(layout)),
  ];
  let best: { make: () => LineFormat; score: number } | undefined;
  for (const make of makers) {
    const format = make();
    const score = lines.filter((line) => hitOf(format, line)).length;
    if (score > (best?.score ?? 0)) best = { make, score };
    // No other can read more: most logs are read by the first, at the price of one trial.
    if (score === lines.length) break;
  }
  // A new one, because the trial keeps state: column headers, a date.
  return best?.make();
}

/** Whether any of these lines has an agent: then those without one were sent without. */
export function tellsAgents(format: LineFormat, lines: readonly Buffer[]): boolean {
  return lines.some((line) => {
    const hit = hitOf(format, line);
    if (hit) format.findAgent?.(hit);
    return hit !== undefined && hit.agentStart >= 0;
  });
}

function hitOf(format: LineFormat, line: Buffer): Hit | undefined {
  const hit = readLine(format, line);
  return typeof hit !== 'string' && hit.day !== NO_REQUEST ? hit : undefined;
}

function jsonShape(lines: readonly Buffer[], own: JsonFields): JsonShape {
  const records = lines.flatMap((line) => {
    try {
      return [JSON.parse(line.toString())];
    } catch {
      return [];
    }
  });
  const complete = ({ time = '', target = '', status = '' }: JsonFields) =>
    records.filter((record) =>
      [time, target, status].every((path) => fieldText(record, path) !== undefined),
    ).length;
  const shapes = JSON_SHAPES.map((shape) => ({ ...shape, fields: { ...shape.fields, ...own } }));
  return shapes.reduce((a, b) => (complete(b.fields) > complete(a.fields) ? b : a));
}

// Lines as containers keep them, around those of any format: Docker's json-file, and what Kubernetes
// writes for every runtime (CRI). Requests may be on standard error, as Caddy's are; whatever else
// is there is not for us to judge.

const LETTER_E = 0x65;
const LETTER_F = 0x46;
const LETTER_U = 0x75;
const DOCKER = '{"log":"';
const ESCAPED: Record<number, number> = { 110: LINE_FEED, 116: 0x09, 114: 0x0d };

type Wrapping = 'Docker' | 'Kubernetes';

/** How most of these lines are wrapped, if they are. */
function wrappingOf(lines: readonly Buffer[]): Wrapping | undefined {
  const most = (pattern: RegExp) =>
    2 * lines.filter((line) => pattern.test(line.toString('latin1', 0, 80))).length > lines.length;
  if (most(/^\{"log":"/)) return 'Docker';
  return most(/^\d{4}-\d\d-\d\dT\S+ std(?:out|err) [FP] /) ? 'Kubernetes' : undefined;
}

/** The lines inside, whole ones only. */
function unwrapped(wrapping: Wrapping, lines: readonly Buffer[]): Buffer[] {
  const found: Buffer[] = [];
  const inner: LineFormat = {
    name: '',
    read({ bytes }, start, end) {
      found.push(Buffer.from(bytes.subarray(start, end)));
      return undefined;
    },
  };
  const format = wrappedFormat(wrapping, inner);
  for (const line of lines) readLine(format, line);
  return found;
}

function wrappedFormat(wrapping: Wrapping, inner: LineFormat): LineFormat {
  return new Wrapped(wrapping, inner);
}

class Wrapped implements LineFormat {
  readonly name: string;
  readonly agentSetting: string | undefined;
  readonly #docker: boolean;
  readonly #inner: LineFormat;
  /** The line inside. Long ones come in several pieces. */
  readonly #line = Buffer.alloc(MAX_LINE);
  #length = 0;
  /** The piece that was taken last came from standard error. */
  #errors = false;

  constructor(wrapping: Wrapping, inner: LineFormat) {
    this.name = `${wrapping} around ${inner.name}`;
    this.agentSetting = inner.agentSetting;
    this.#docker = wrapping === 'Docker';
    this.#inner = inner;
  }

  read(hit: Hit, start: number, end: number): Rejection | undefined {
    const whole = this.#docker ? this.#takeDocker(hit, start, end) : this.#takeCri(hit, start, end);
    if (typeof whole === 'string') return whole;
    if (!whole) {
      hit.day = NO_REQUEST;
      return undefined;
    }
    hit.bytes = this.#line;
    const rejection = this.#inner.read(hit, 0, this.#length);
    this.#length = 0;
    if (rejection === undefined || !this.#errors) return rejection;
    hit.day = NO_REQUEST;
    return undefined;
  }

  findAgent(hit: Hit): void {
    this.#inner.findAgent?.(hit);
  }

  get state(): string {
    return `${this.#inner.state ?? ''}\n${this.#line.toString('latin1', 0, this.#length)}`;
  }

  set state(state: string) {
    const [inner = ''] = state.split('\n', 1);
    this.#length = this.#line.write(state.slice(inner.length + 1), 'latin1');
    if (this.#inner.state !== undefined) this.#inner.state = inner;
  }

  /** `2026-11-14T12:55:36.123456789Z stdout F line`; `P` is a piece of one. */
  #takeCri({ bytes }: Hit, start: number, end: number): boolean | Rejection {
    const stream = indexOf(bytes, SPACE, start, end) + 1;
    const tag = indexOf(bytes, SPACE, stream, end) + 1;
    if (tag + 2 > end) return 'not in the Kubernetes format';
    this.#errors = bytes[stream + 3] === LETTER_E;
    this.#append(bytes, tag + 2, end);
    return bytes[tag] === LETTER_F;
  }

  /** `{"log":"line\n","stream":"stdout","time":"…"}`; without its line feed it is a piece of one. */
  #takeDocker({ bytes }: Hit, start: number, end: number): boolean | Rejection {
    const from = start + DOCKER.length;
    const to = closingQuote(bytes, from, end);
    if (to >= end || latin1(bytes, start, from) !== DOCKER) {
      return 'not in the Docker format';
    }
    this.#errors = latin1(bytes, to, end).includes('"stream":"stderr"');
    this.#unescape(bytes, from, to);
    if (this.#line[this.#length - 1] !== LINE_FEED) return false;
    this.#length--;
    return true;
  }

  #append(bytes: Buffer, start: number, end: number): void {
    const piece = bytes.subarray(start, Math.min(end, start + MAX_LINE - this.#length));
    this.#line.set(piece, this.#length);
    this.#length += piece.length;
  }

  #unescape(bytes: Buffer, start: number, end: number): void {
    for (let at = start; at < end && this.#length < MAX_LINE - 4; at++) {
      let byte = bytes[at] as number;
      if (byte === BACKSLASH) {
        byte = bytes[++at] as number;
        if (byte === LETTER_U) {
          const hex = latin1(bytes, at + 1, at + 5);
          const text = String.fromCharCode(Number.parseInt(hex, 16) || 0);
          this.#length += this.#line.write(text, this.#length);
          at += 4;
          continue;
        }
        byte = ESCAPED[byte] ?? byte;
      }
      this.#line[this.#length++] = byte;
    }
  }
}
