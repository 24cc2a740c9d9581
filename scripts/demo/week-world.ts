// The world of the demo of a week: the demo's place, with a model that plays a script.

import { SetupError } from '../../src/shared/errors.ts';
import type { HostEvent } from '../../test/local-github/host-event.ts';
import type { PullThread } from '../../test/local-github/world.ts';
import type { DemoWorld, Say } from './narrator.ts';
import { type Environment, openPlace, runStep } from './place.ts';
import { type ScriptedAnswer, startScriptedModel } from './scripted-model.ts';
import { listen, pageOf } from './site.ts';

/** How the documentation check of a pull request ended. */
export interface WeekCheck {
  passed: boolean;
  /** `none`, `stale`, or `broken`. */
  drift: string;
  summary: string;
}

export interface WeekStep {
  outcome: string;
  /** What the bot wrote last on the thread. */
  answer: string;
}

/** A repository with a model that plays a script. */
export interface WeekWorld extends DemoWorld {
  openPull(): Promise<{ title: string; url: string; number: number }>;
  /** Hubert renames an option of the program, and moves a page. */
  openRename(): Promise<{ title: string; url: string; number: number }>;
  check(pull: number, onLine: Say): Promise<WeekCheck>;
  comment(by: string, thread: number, body: string, onLine: Say): Promise<WeekStep>;
  /** The documentation on top of a pull request. */
  jobPull(onto: number): Promise<{ number: number; url: string }>;
  merge(by: string, pull: number): Promise<void>;
  requestChanges(pull: number, body: string, line: LineComment, onLine: Say): Promise<WeekStep>;
  /** A check fails on the newest commit of the pull request. */
  failCheck(pull: number, log: string, onLine: Say): Promise<WeekStep>;
  /** Someone asks, and cancels while the model is at work. */
  askAndCancel(by: string, thread: number, body: string, onLine: Say): Promise<WeekStep>;
  /** The team changes its settings. */
  setBudget(dollars: number): Promise<void>;
  conversation(thread: number): { author: string; body: string }[];
}

export interface LineComment {
  path: string;
  line: number;
  body: string;
}

const NEAR = '| `--near PLACE` | Looks around this place instead of around you. |';
const JSON_ROW = '| `--json` | Prints all trails as one JSON array, for scripts. |';
const JSON_FIELDS =
  '| `--json` | Prints all trails around you as one JSON array. Each trail has a `name`, `km`, and `hours`. |';
const START = 'The [command line](cli.md) has all options.';
const EXAMPLE = '\n\n```\ntrail list --near Chamonix\n```';

const SCRIPT: readonly ScriptedAnswer[] = [
  { edit: { path: 'docs/cli.md', find: NEAR, replace: `${NEAR}\n${JSON_ROW}` } },
  { say: 'Document the --json flag of trail list\n\nIt is in the table of options now.' },
  { say: 'Which flag do you mean? `trail list` has `--near` and `--json`.' },
  { edit: { path: 'docs/start.md', find: START, replace: `${START}${EXAMPLE}` } },
  { say: 'Added an example of `--near` to docs/start.md.' },
  { edit: { path: 'docs/cli.md', find: JSON_ROW, replace: JSON_FIELDS } },
  { say: 'Listed the fields of each trail, and where the trails are from.' },
  { edit: { path: 'docs/start.md', find: '```\ntrail', replace: '```sh\ntrail' } },
  { say: 'Named the language of the example.' },
  { edit: { path: 'docs/cli.md', find: '--near', replace: '--around' } },
  { edit: { path: 'docs/index.md', find: 'start.md', replace: 'first-hike.md' } },
  { say: 'Follow the renamed option and the moved page\n\nBoth are as in the program now.' },
  { wait: true },
];
/** How many requests the model has had when the one that is taken back arrives. */
const TAKEN_BACK = SCRIPT.length;

const PRICES = 'prices: { input: 1, output: 4 }\nfix-checks: true\n';

export async function openWeek(env: Environment, signal: AbortSignal): Promise<WeekWorld> {
  const place = await openPlace(env, signal);
  const { repository } = place;
  const model = await startScriptedModel(SCRIPT);
  const inputs = { 'model-url': model.url, model: 'scripted', 'model-key': 'demo-key-of-no-value' };
  repository.collaborator('hubert', 'write');
  const settings = (text: string) =>
    repository.push({ by: 'mona', branch: 'main', files: { '.github/docket.yml': text } });
  await settings(PRICES);

  const start = (event: HostEvent, onLine: Say) => place.start({ event, onLine, inputs });
  const run = async (event: HostEvent, thread: number, onLine: Say): Promise<WeekStep> => {
    const answer = listen(repository, thread);
    const { outputs } = await runStep(start(event, onLine), signal);
    return { outcome: outputs.outcome ?? '', answer: answer() };
  };
  const pullOf = async (isIt: (one: PullThread) => boolean) => {
    const pull = (await repository.pulls()).find(isIt);
    if (!pull) throw new SetupError('The job reported a pull request, but there is none.');
    return pull;
  };

  return {
    openPull: place.openPull,
    async openRename() {
      const program = (await repository.file('main', 'src/trail.js')) ?? '';
      const files = {
        'src/trail.js': program.replace('--near', '--around'),
        'docs/start.md': null,
        'docs/first-hike.md': await repository.file('main', 'docs/start.md'),
      };
      await repository.push({ by: 'hubert', branch: 'around', files });
      const title = 'Rename --near, and the first page';
      const wanted = { by: 'hubert', title, body: '', head: 'around', base: 'main' };
      const { number } = (await repository.openPull(wanted)).pull;
      return { title, number, url: pageOf(repository, number) };
    },
    async check(pull, onLine) {
      const event = await repository.synchronize(pull, 'mona');
      // It needs neither the model nor its key.
      const step = place.start({ event, onLine, inputs: { mode: 'check' } });
      const { code, outputs, summary } = await runStep(step, signal);
      return { passed: code === 0, drift: outputs.drift ?? '', summary };
    },
    comment: (by, thread, body, onLine) =>
      run(repository.comment(thread, { by, body }).event, thread, onLine),
    async jobPull(onto) {
      const { headRef } = (await pullOf((one) => one.number === onto)).pull;
      const { number } = await pullOf((one) => one.pull.baseRef === headRef);
      return { number, url: pageOf(repository, number) };
    },
    async merge(by, pull) {
      await repository.merge(pull, { by });
    },
    async requestChanges(number, body, line, onLine) {
      const wanted = { by: 'hubert', body, comments: [line] };
      const { event } = await repository.requestChanges(number, wanted);
      return run(event, number, onLine);
    },
    async failCheck(number, log, onLine) {
      const { headRef } = (await pullOf((one) => one.number === number)).pull;
      const headSha = (await repository.branch(headRef)) ?? '';
      const failed = { headBranch: headRef, headSha, job: 'lint', log };
      return run(repository.checks.run(failed).event, number, onLine);
    },
    async askAndCancel(by, thread, body, onLine) {
      const answer = listen(repository, thread);
      const asking = start(repository.comment(thread, { by, body }).event, onLine);
      await model.asked(TAKEN_BACK);
      await run(repository.comment(thread, { by, body: '/docs cancel' }).event, thread, onLine);
      const { outputs } = await runStep(asking, signal);
      return { outcome: outputs.outcome ?? '', answer: answer() };
    },
    async setBudget(dollars) {
      await settings(`${PRICES}budget: { day: ${dollars} }\n`);
    },
    conversation: (thread) => repository.comments(thread),
    async invite(onLine) {
      // The budget is used up, and a script does not report tokens.
      await settings('fix-checks: true\n');
      return place.invite(onLine);
    },
    async close() {
      await Promise.all([place.close(), model.close()]);
    },
  };
}
