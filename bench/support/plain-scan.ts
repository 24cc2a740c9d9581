// What anyone would write who counts views by path and agent: a scan of the bytes for the fields of a
// combined line, whatever they mean.
import { createReadStream } from 'node:fs';

const [LINE_FEED, QUOTE, SPACE, OPEN] = [0x0a, 0x22, 0x20, 0x5b];
const counts = new Map<string, number>();

function count(text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}

function scan(bytes: Buffer): Buffer {
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0) return bytes.subarray(start);
    const request = bytes.indexOf(QUOTE, bytes.indexOf(OPEN, start));
    const target = bytes.indexOf(SPACE, request) + 1;
    const targetEnd = bytes.indexOf(SPACE, target);
    const status = bytes.indexOf(QUOTE, targetEnd) + 2;
    const referer = bytes.indexOf(QUOTE, status) + 1;
    const agent = bytes.indexOf(QUOTE, bytes.indexOf(QUOTE, referer) + 1) + 1;
    if (bytes.toString('latin1', status, status + 3) === '200') {
      count(bytes.toString('latin1', target, targetEnd));
      count(bytes.toString('latin1', agent, bytes.indexOf(QUOTE, agent)));
    }
    start = end + 1;
  }
}

let rest: Buffer = Buffer.alloc(0);
for await (const chunk of createReadStream(process.argv[2] ?? '', { highWaterMark: 512 * 1024 })) {
  rest = scan(Buffer.concat([rest, chunk as Buffer]));
}
process.stdout.write(`${counts.size}\n`);
