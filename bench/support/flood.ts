// What a hostile tenant sends, at full speed, in a process of its own: its requests come from its own
// machines, so it gets only what the others leave of this one.
import { createHmac, randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';

export interface Flood {
  lanes: number;
  requests: readonly FloodRequest[];
}

export interface FloodRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** `@@` becomes a number that never comes again. */
  body?: string;
  /** As GitHub signs a delivery of this event. */
  signed?: { event: string; secret: string };
}

setPriority(19);
const { lanes, requests } = JSON.parse(await text(process.stdin)) as Flood;
let number = 0;
/** By status; what got no answer has 0. */
const answers: Record<string, number> = {};
process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(answers), () => process.exit());
});
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (;;) await send(requests[number % requests.length] as FloodRequest, ++number);
  }),
);

async function send({ url, method = 'POST', headers, body, signed }: FloodRequest, at: number) {
  const said = body?.replaceAll('@@', String(1e9 + at));
  const signature =
    signed &&
    createHmac('sha256', signed.secret)
      .update(said ?? '')
      .digest('hex');
  const status = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      ...(signed && {
        'X-GitHub-Event': signed.event,
        'X-GitHub-Delivery': randomUUID(),
        'X-Hub-Signature-256': `sha256=${signature}`,
      }),
    },
    ...(said !== undefined && { body: said }),
    signal: AbortSignal.timeout(30_000),
  })
    .then((answer) => answer.arrayBuffer().then(() => answer.status))
    .catch(() => 0);
  answers[status] = (answers[status] ?? 0) + 1;
}
