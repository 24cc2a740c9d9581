// Many projects behind one DocsService: each call goes to the service of its project.
import type { DocsService, ViewInsights } from '../../contract/service.ts';
import { NotFound } from '../../shared/errors.ts';

export function manyServices(open: (projectId: string) => Promise<DocsService>): DocsService {
  async function insightsOf(projectId: string): Promise<ViewInsights> {
    const { insights } = await open(projectId);
    if (insights) return insights;
    throw new NotFound('This project does not count page views. Add its access logs to it first.');
  }
  return {
    createJob: async (projectId, ...rest) => (await open(projectId)).createJob(projectId, ...rest),
    sendMessage: async (projectId, ...rest) =>
      (await open(projectId)).sendMessage(projectId, ...rest),
    getJob: async (projectId, ...rest) => (await open(projectId)).getJob(projectId, ...rest),
    getViews: async (projectId, ...rest) => (await open(projectId)).getViews(projectId, ...rest),
    control: {
      cancel: async (projectId, ...rest) =>
        controlOf(await open(projectId)).cancel(projectId, ...rest),
      archive: async (projectId, ...rest) =>
        controlOf(await open(projectId)).archive(projectId, ...rest),
    },
    directory: {
      list: async (projectId, ...rest) =>
        directoryOf(await open(projectId)).list(projectId, ...rest),
      async *events(projectId, ...rest) {
        yield* directoryOf(await open(projectId)).events(projectId, ...rest);
      },
      usage: async (projectId, ...rest) =>
        directoryOf(await open(projectId)).usage(projectId, ...rest),
    },
    insights: {
      insights: async (projectId, ...rest) =>
        (await insightsOf(projectId)).insights(projectId, ...rest),
      async *classesByPage(projectId, ...rest) {
        yield* (await insightsOf(projectId)).classesByPage(projectId, ...rest);
      },
    },
  };
}

function controlOf({ control }: DocsService) {
  if (control) return control;
  throw new NotFound('This service does not support canceling or archiving jobs.');
}

function directoryOf({ directory }: DocsService) {
  if (directory) return directory;
  throw new NotFound('This service cannot list jobs.');
}
