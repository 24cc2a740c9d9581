// The world of the demo.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SetupError } from '../../src/shared/errors.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { startResults } from '../../test/local-runner/results.ts';
import type { EndedStep } from '../../test/local-runner/runner.ts';
import type { DemoWorld, Say } from './narrator.ts';
import {
  type Environment,
  openPlace,
  ROOT,
  runStep,
  SCRIPT_AGENT,
  type StepPlan,
} from './place.ts';
import { type ScriptedAnswer, startScriptedModel } from './scripted-model.ts';
import { jobPull, listen } from './site.ts';

export interface DemoStep {
  outcome: string;
  seconds: number;
  /** What the bot wrote on the thread, newest version. */
  answer: string;
  /** What left the machine, from the job summary. */
  sent: string;
}

export interface DemoImproved {
  outcome: string;
  seconds: number;
  summary: string;
  pull: { url: string; diff: string };
}

export interface DemoViews {
  seconds: number;
  summary: string;
  artifact: { name: string; bytes: number };
  report: string;
}

/** A throwaway repository, a stand-in for GitHub, and the real bundle. */
export interface StoryWorld extends DemoWorld {
  /** Someone opens the pull request that the demo starts with. */
  openPull(): Promise<{ title: string; url: string; number: number }>;
  /** Someone comments, and the workflow this starts runs to the end. */
  comment(by: string, thread: number, body: string, onLine: Say): Promise<DemoStep>;
  /** The same, with a model that adds a section. */
  commentToModel(by: string, thread: number, body: string, onLine: Say): Promise<DemoStep>;
  /** The pull request of the job, with its current changes. */
  jobPull(): Promise<{ number: number; url: string; commits: string[]; diff: string }>;
  exportViews(onLine: Say): Promise<DemoViews>;
  /** Someone merges the pull request. Answers what the bot says about it on the other one. */
  merge(pull: number, other: number, onLine: Say): Promise<string>;
  /** The pages that need work are picked. */
  improve(onLine: Say): Promise<DemoImproved>;
}

const START = 'The [command line](cli.md) has all options.';
const SECTION = '\n\n## For scripts\n\n`trail list --json` prints all trails as one array.';
const SCRIPT: readonly ScriptedAnswer[] = [
  { edit: { path: 'docs/start.md', find: START, replace: `${START}${SECTION}` } },
  { say: 'Added a section for scripts to docs/start.md.' },
];

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };

export async function openStory(env: Environment, signal: AbortSignal): Promise<StoryWorld> {
  const place = await openPlace(env, signal);
  const { repository } = place;
  const { port } = new URL(repository.url);
  const results = await startResults();
  const run = async (plan: StepPlan) => {
    const began = systemClock.now();
    const ended = await runStep(place.start(plan), signal);
    return { ended, seconds: (systemClock.now() - began) / 1000 };
  };

  const comment = async (
    by: string,
    thread: number,
    body: string,
    onLine: Say,
    inputs: Record<string, string>,
  ) => {
    const answer = listen(repository, thread);
    const { event } = repository.comment(thread, { by, body });
    const { ended, seconds } = await run({ event, onLine, inputs });
    const sent = /### What left the machine\n\n([^#]*)/.exec(ended.summary)?.[1] ?? '';
    return { ...readStep(ended, seconds), answer: answer(), sent: sent.trim() };
  };

  const logs = {
    'access-logs': join(ROOT, 'examples/site/logs/*.gz'),
    'date-from': '2026-11-02',
    'date-to': '2026-11-09',
  };

  return {
    openPull: place.openPull,

    comment: (...said) => comment(...said, { 'agent-command': SCRIPT_AGENT }),

    async commentToModel(...said) {
      const model = await startScriptedModel(SCRIPT);
      const inputs = { 'model-url': model.url, model: 'scripted', 'model-key': 'of-no-value' };
      return comment(...said, inputs).finally(model.close);
    },

    jobPull: () => jobPull(repository, env.PATH ?? ''),

    async merge(pull, other, onLine) {
      const answer = listen(repository, other);
      const event = await repository.merge(pull, { by: 'mona' });
      await run({ event, onLine, inputs: { 'agent-command': SCRIPT_AGENT } });
      return answer();
    },

    async improve(onLine) {
      const { ended, seconds } = await run({
        event: SCHEDULE,
        onLine,
        inputs: { ...logs, mode: 'improve', 'agent-command': SCRIPT_AGENT },
      });
      const { outcome } = readStep(ended, seconds);
      const [{ prLink }] = JSON.parse(ended.outputs.picked ?? '') as [{ prLink: string }];
      const pull = await jobPull(repository, env.PATH ?? '', Number(prLink.split('/').at(-1)));
      return { outcome, seconds, summary: ended.summary, pull };
    },

    async exportViews(onLine) {
      const { ended, seconds } = await run({
        event: SCHEDULE,
        onLine,
        inputs: logs,
        // The toolkit uploads only from GitHub's hosts and from names like this one, which mean this machine.
        env: { ...results.env, GITHUB_SERVER_URL: `http://docket.localhost:${port}` },
      });
      const [artifact] = results.artifacts;
      if (ended.code !== 0 || !artifact) {
        throw new SetupError(`The export failed unexpectedly:\n${ended.log}`);
      }
      return {
        seconds,
        summary: ended.summary,
        artifact: { name: artifact.name, bytes: artifact.content.length },
        report: pathToFileURL(join(ended.outputs['report-dir'] ?? '', 'report.html')).href,
      };
    },

    invite: place.invite,

    async close() {
      await Promise.all([place.close(), results.close()]);
    },
  };
}

function readStep(
  { outputs, code, log }: EndedStep,
  seconds: number,
): Omit<DemoStep, 'answer' | 'sent'> {
  if (code !== 0) throw new SetupError(`The step failed unexpectedly:\n${log}`);
  return { outcome: outputs.outcome ?? '', seconds };
}
