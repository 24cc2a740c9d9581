// The body of a response as it comes: server-sent events, or one document from an endpoint that does
// not stream or is no chat endpoint at all.

export interface ServerEvent {
  /** The name of the event, if it has one; `document` for a body that is no stream. */
  name: string;
  data: string;
}

/** Names of fields are words, and a comment has none. */
const FIELD = /^([a-z]*):[ ]?(.*)$/s;

export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const document: string[] = [];
  let streams: boolean | undefined;
  let name = '';
  let data: string[] = [];
  for await (const lines of linesOf(body)) {
    const first = streams ?? lines.find((line) => line.trim() !== '');
    if (typeof first === 'string') streams = FIELD.test(first);
    if (streams === false) document.push(lines.join('\n'));
    if (!streams) continue;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield* split(name, data);
        name = '';
        data = [];
        continue;
      }
      const [, field, value = ''] = FIELD.exec(line) ?? [];
      if (field === 'data') data.push(value);
      if (field === 'event') name = value;
      if (field === 'error') yield { name: 'error', data: value };
    }
  }
  yield* split(name, data);
  if (!streams) yield { name: 'document', data: document.join('\n') };
}

/** Lines of data belong together, unless an endpoint left out the empty lines between its events. */
function* split(name: string, data: string[]): Generator<ServerEvent> {
  const joined = data.join('\n');
  if (data.length < 2 || isJson(joined)) {
    if (data.length > 0) yield { name, data: joined };
    return;
  }
  for (const line of data) yield { name, data: line };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Together as they came: handing on single lines would take a minute for 16 MB of empty ones. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  // In pieces: joining them at every chunk would copy a long line again and again.
  let pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    const last = lines.pop() ?? '';
    if (lines.length > 0) {
      lines[0] = pieces.join('') + lines[0];
      pieces = [];
      yield lines.map(withoutReturn);
    }
    pieces.push(last);
  }
  yield [withoutReturn(pieces.join('') + decoder.decode())];
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
