// A repository on the local stand-in for GitHub, and steps of workflows in it.
import type { HostEvent } from '../local-github/host-event.ts';
import type { Exchange } from '../local-github/listen.ts';
import type { LocalRepository } from '../local-github/repository.ts';
import { type CheckedLocalGithub, checkedLocalGithub } from './local-github.ts';
import { runStep, type Step } from './runner.ts';

/** An agent that writes what it was told into a page, as text: a page may add no elements of its own. */
export const AGENT = "sed 's/</(/g' > docs/answer.md && echo Wrote the answer.";

export type Inputs = Record<string, string>;

export interface Somewhere {
  sandbox: CheckedLocalGithub;
  repository: LocalRepository;
  step(event: HostEvent, inputs?: Inputs, more?: Partial<Step>): Step;
  /** Somebody comments on a thread, and the workflow runs. */
  say(thread: number, by: string, body: string, inputs?: Inputs): ReturnType<typeof answered>;
  /** Told of every request when it has been answered. */
  watch(watcher: (exchange: Exchange) => void): void;
  /** What Docket says on a thread, without the markers. */
  said(thread: number): string[];
}

/** `ann` may write, `bob` may administrate, everybody else may read. */
export async function place(inputs: Inputs = { 'agent-command': AGENT }): Promise<Somewhere> {
  const watchers: ((exchange: Exchange) => void)[] = [];
  const sandbox = await checkedLocalGithub({
    onExchange: (exchange) => {
      for (const watch of watchers) watch(exchange);
    },
  });
  const repository = await sandbox.createRepository('octo/handbook', {
    files: { 'README.md': '# Handbook\n', 'docs/index.md': '# Start\n' },
  });
  repository.collaborator('ann', 'write');
  repository.collaborator('bob', 'admin');
  const step: Somewhere['step'] = (event, more = {}, rest = {}) => ({
    ...{ host: sandbox, repository, event, inputs: { ...inputs, ...more } },
    ...rest,
  });
  return {
    sandbox,
    repository,
    step,
    say(thread, by, body, more) {
      const { comment, event } = repository.comment(thread, { by, body });
      return answered(repository, comment.id, step(event, more));
    },
    watch: (watcher) => void watchers.push(watcher),
    said: (thread) => repository.comments(thread).flatMap(({ body }) => withoutMarker(body)),
  };
}

async function answered(repository: LocalRepository, commentId: number, step: Step) {
  const ended = await runStep(step);
  const reactions = repository.reactions('comment', commentId).map(({ content }) => content);
  return { ...ended, event: step.event, commentId, reactions };
}

export function withoutMarker(body: string): string[] {
  const own = /^<!-- docket .*? -->\n/s;
  return own.test(body) ? [body.replace(own, '')] : [];
}
