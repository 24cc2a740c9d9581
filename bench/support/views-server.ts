// Our server over a service of made-up pages, for bench/export.ts, in a process of its own.
import { randomUUID } from 'node:crypto';
import { mintKey } from '../../src/service/projects/keys.ts';
import { listen } from '../../src/service/server/listen.ts';
import { createServer } from '../../src/service/server/server.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { silentLog } from '../../test/support/silent-log.ts';
import { PERIODS } from './views-periods.ts';

const pages = Number(process.argv[2]);
const AREAS = ['guides', 'reference', 'concepts', 'tutorials', 'api', 'changelog', 'integrations'];
const WORDS = [
  'configure',
  'deploy',
  'migrate',
  'observe',
  'secure',
  'upgrade',
  'automate',
  'test',
];

const lists = PERIODS.map((_, period) =>
  Array.from({ length: pages }, (_, index) => {
    const human = Math.ceil(90_000 / (index + 1 + period)) + 1;
    const ai = Math.floor(human / (2 + (index % 5)));
    const words = [7, 13, 31].map((step) => WORDS[Math.floor(index / step) % WORDS.length]);
    const path = `/${AREAS[index % AREAS.length]}/${words.join('-')}/page-${index}`;
    return { path, human, ai, total: human + ai };
  }).sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1)),
);
const totals = lists.map((list) =>
  list.reduce(
    (sum, { human, ai, total }) => ({
      human: sum.human + human,
      ai: sum.ai + ai,
      total: sum.total + total,
    }),
    { human: 0, ai: 0, total: 0 },
  ),
);

const unused = () => Promise.reject(new Error('not part of this measurement'));
const request = { id: 'k1', project: 'acme', prefix: 'docket_', createdAt: '', expiresAt: null };
const { record, key } = mintKey(request, randomUUID() + randomUUID());
const server = createServer({
  service: {
    createJob: unused,
    sendMessage: unused,
    getJob: unused,
    async getViews(_, { dateFrom, limit = 50, offset = 0 }) {
      const period = Math.max(
        0,
        PERIODS.findIndex(({ from }) => from === dateFrom),
      );
      const views = lists[period]?.slice(offset, offset + limit) ?? [];
      const none = { human: 0, ai: 0, total: 0 };
      return { totals: totals[period] ?? none, views, hasMore: offset + limit < pages };
    },
  },
  projects: { has: async (id) => id === 'acme' },
  keys: { list: async () => [record], used: async () => {} },
  clock: systemClock,
  newId: randomUUID,
  log: silentLog,
  access: () => {},
  version: '0.0.0',
  perHour: { create: 100, message: 100 },
});
const { url } = await listen(server, { host: '127.0.0.1', port: 0, clock: systemClock });
process.stdout.write(`${JSON.stringify({ url, key })}\n`);
