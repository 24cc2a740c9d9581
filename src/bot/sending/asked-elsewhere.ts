// Jobs of one repository that are asked for in another: the documentation's own, seen from the threads
// of the code. Nothing that was not asked for there is touched from there.

import { type Config, trusts } from '../../config/config.ts';
import type { CallOptions, DocsRequest, DocsService } from '../../contract/service.ts';
import { isSameRepository } from '../../contract/values.ts';
import { threadKey } from '../../jobs/job.ts';
import { NotFound, SetupError } from '../../shared/errors.ts';
import type { Backend, ThreadJobs } from '../backend.ts';
import type { RepositoryInfo, ThreadHost } from '../thread-host.ts';

/** `backend` is that of the documentation; the threads are in `repository`, which has this ID. */
export function askedElsewhere<Jobs extends Backend & { records: ThreadJobs }>(
  backend: Jobs,
  { repository, id: repositoryId }: { repository: string; id: string },
  jobOfThread: (key: string) => Promise<string | null>,
): Jobs {
  const { service, records, work } = backend;
  /** Commits and steps of two repositories can have the same name, and one can get another name. */
  const keyed = (key: string) => `${repositoryId} ${key}`;
  const asked = (request: DocsRequest): DocsRequest => ({
    ...request,
    origin: { ...request.origin, repository },
  });
  const once = (options: CallOptions = {}): CallOptions => ({
    ...options,
    ...(options.idempotencyKey !== undefined && { idempotencyKey: keyed(options.idempotencyKey) }),
  });
  const originsOf: ThreadJobs['originsOf'] = async (id) => {
    const origins = await records.originsOf(id);
    return origins.filter((origin) => origin.repository === repository);
  };
  const insistOnOurs = async (id: string) => {
    if ((await originsOf(id)).length > 0) return;
    throw new NotFound(`There is no job ${JSON.stringify(id.slice(0, 80))} of ${repository}.`);
  };
  const { control } = service;
  const ours: DocsService = {
    ...service,
    createJob: (project, request, options) =>
      service.createJob(project, asked(request), once(options)),
    async sendMessage(project, id, request, options) {
      await insistOnOurs(id);
      return service.sendMessage(project, id, asked(request), once(options));
    },
    ...(control && {
      control: {
        async cancel(project, id, options) {
          await insistOnOurs(id);
          return control.cancel(project, id, options);
        },
        async archive(project, id, options) {
          await insistOnOurs(id);
          return control.archive(project, id, options);
        },
      },
    }),
  };
  return {
    ...backend,
    service: ours,
    threads: {
      jobOfThread: (thread) => jobOfThread(threadKey({ thread, repository }) as string),
      // Its pull requests are in the other repository.
      ownerOf: async () => null,
    },
    ...(work && {
      work: { ...work, follow: (id, event, signal) => work.follow(id, keyed(event), signal) },
    }),
    records: {
      ...records,
      jobOfKey: (key) => records.jobOfKey(keyed(key)),
      promptOf: (id, event) => records.promptOf(id, keyed(event)),
      endsOf: async (id) =>
        (await records.endsOf(id, repository)).map((end) => ({
          ...end,
          isOf: (event) => end.isOf(keyed(event)),
        })),
      promptToRepeat: (id, event) => records.promptToRepeat(id, keyed(event)),
      originsOf,
      // Whoever looks after the documentation does that.
      unarchived: async () => [],
      retire: async () => [],
    },
  };
}

interface AskedFrom {
  repository: string;
  host: Pick<ThreadHost, 'repository'>;
  config: Config;
  /** The settings of the repository with the documentation. */
  docsConfig(): Promise<Config>;
  /** False: it is only read. */
  writes: boolean;
}

/** Can the documentation of `from` be used there, and may it? Rejects with what to do. */
export async function insistOnDocs(
  name: string,
  docs: Pick<ThreadHost, 'repository'>,
  from: AskedFrom,
): Promise<RepositoryInfo> {
  const found = await docs.repository();
  // A name that is given up can come to belong to someone else.
  if (!isSameRepository(found.fullName, name)) {
    throw new SetupError(
      `${name} is called ${found.fullName} now. Change \`docs-repository\` to that.`,
    );
  }
  if (found.archived && from.writes) {
    throw new SetupError(
      `${name} is archived, so nothing can be written there. Unarchive it, or change \`docs-repository\`.`,
    );
  }
  const isPrivate = (await from.host.repository()).private;
  if (isPrivate && !found.private && from.writes && !trusts(from.config, name, 'publish')) {
    throw new SetupError(
      `${from.repository} is private and ${name} is public, where everyone can read the requests, the names of branches, and what the agent writes about the code. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\` of ${from.repository}.`,
    );
  }
  const isOpen = !isPrivate && found.private;
  if (isOpen && !trusts(await from.docsConfig(), from.repository, 'publish')) {
    throw new SetupError(
      `${name} is private and ${from.repository} is public, where everyone can read summaries and findings about pages that they cannot see. If that is intended, add \`publish\` to what \`trusted-repositories\` grants ${from.repository} in \`.github/docket.yml\` of ${name}.`,
    );
  }
  return found;
}
