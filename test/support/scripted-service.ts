import type { ReceivedJob } from '../../src/contract/schemas.ts';
import type { DocsService } from '../../src/contract/service.ts';
import { NotFound } from '../../src/shared/errors.ts';

export interface Recorded {
  call: keyof DocsService | 'cancel' | 'archive';
  args: unknown[];
}

/** A service of one job that records what it was asked, for tests of what stands around it. */
export function scriptedService(overrides: Partial<DocsService> = {}) {
  const calls: Recorded[] = [];
  const job: ReceivedJob = {
    id: 'job-1',
    status: 'active',
    source: { repository: 'acme/docs', ref: 'main' },
    model: 'scripted',
    prLink: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    archivedAt: null,
  };
  const record =
    <T>(call: Recorded['call'], answer: T) =>
    async (...args: unknown[]) => {
      calls.push({ call, args });
      return answer;
    };
  const service: DocsService = {
    createJob: record('createJob', job),
    sendMessage: record('sendMessage', job),
    getJob: async (project, id, options) => {
      calls.push({ call: 'getJob', args: [project, id, options] });
      if (id !== job.id) throw new NotFound(`There is no job \`${id}\`; check its id.`);
      return job;
    },
    getViews: record('getViews', {
      totals: { human: 3, ai: 2, total: 5 },
      views: [{ path: '/', human: 3, ai: 2, total: 5 }],
      hasMore: false,
    }),
    control: {
      cancel: record('cancel', { ...job, status: 'failed' }),
      archive: record('archive', { ...job, status: 'archived' }),
    },
    ...overrides,
  };
  return { service, calls, job };
}
