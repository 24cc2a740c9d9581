// `mode: audition` in a workflow run, after actions/checkout with the whole history.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_NAME, runAudition } from '../audition/audition.ts';
import { findPast, inspectClone, tellPlan } from '../audition/plan.ts';
import { freshSeal } from '../audition/seal.ts';
import { sumOf, type TrialRow, tellSum } from '../audition/sum.ts';
import { VERDICTS } from '../audition/trial.ts';
import { loadConfig } from '../config/load-config.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { costText } from '../shared/dollars.ts';
import { SetupError } from '../shared/errors.ts';
import { openCloneGit } from '../shared/git/clone-git.ts';
import { inline, tableOf } from '../shared/text/foreign.ts';
import { connectGithub } from './connect-github.ts';
import { identityOf } from './embedded.ts';
import { workflowArtifacts } from './export-views.ts';
import type { ActionRun, RunEnding } from './workflow.ts';

const MERGES = 10;

export async function auditionAgent(run: ActionRun): Promise<RunEnding> {
  const { inputs, facts, env, runner, signal } = run;
  const { docsPaths, checkCommand } = inputs.embedded;
  const candidate = candidateOf(run);
  const host = createThreadHost(connectGithub(run));
  const config = await loadConfig(host, facts.repository, runner);
  const git = await openCloneGit(env);
  const clone = await inspectClone(git, env.GITHUB_WORKSPACE ?? process.cwd());
  const wanted = { ref: 'HEAD', count: MERGES, config, docsPaths };
  const { isDocs, ...history } = await findPast(git, clone, wanted);
  const temp = facts.temp ?? tmpdir();
  const out = await mkdtemp(join(temp, 'audition-'));
  const plan = {
    ...{ merges: history.merges, candidates: [candidate], repository: facts.repository, out },
    seal: freshSeal(),
    scratch: await mkdtemp(join(temp, 'audition-work-')),
    atOnce: 1,
  };
  for (const line of tellPlan(plan, { ...history, done: 0 }, config)) runner.info(line);
  if (inputs.dryRun) return { failed: false, message: 'A dry run: no agent was started.' };
  const place = {
    ...{ git, env, config, docsPaths, isDocs, checkCommand, objects: clone.objects, log: runner },
    isolation: config.agent.isolation,
    hide: [...facts.hide, clone.root],
    identity: identityOf(run),
  };
  const told = {
    show: (done: number, all: number, words: string) => runner.info(`${done} of ${all}: ${words}`),
  };
  const rows = await runAudition(plan, place, { told, signal });
  const message = tellSum(sumOf(rows, candidate.name));
  await runner.summary(
    `## Audition\n\n${message}\n\n${rowsTable(rows)}\n\n${await keep(run, out)}`,
  );
  return { failed: rows.every(({ verdict }) => verdict === 'failed'), message };
}

function candidateOf({ inputs }: ActionRun) {
  const { agentCommand: command, modelUrl: url, model, modelKey: key } = inputs.embedded;
  if (command !== undefined) return { name: command, command };
  if (url !== undefined && model !== undefined)
    return { name: model, model: { url, model, ...(key && { key }) } };
  throw new SetupError(
    'Name the agent to try: set `agent-command`, or `model-url` and `model`. A service at `base-url` cannot be tried.',
  );
}

/** Where people open the page. */
async function keep({ facts, env }: ActionRun, dir: string): Promise<string> {
  const hasResults = Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN);
  const kept = await workflowArtifacts({ ...facts, hasResults }).uploadFile({
    name: PAGE_NAME,
    dir,
  });
  return kept.kind === 'kept'
    ? `[What people wrote beside what the agent wrote](${kept.url})`
    : `The page was not uploaded, because ${kept.reason}. It is at \`${join(dir, PAGE_NAME)}\`.`;
}

function rowsTable(rows: readonly TrialRow[]): string {
  const cells = rows.map(({ title, verdict, names, missed, seconds, usage }) => [
    inline(title),
    VERDICTS[verdict],
    names === 0 ? '' : `${names - missed} of ${names}`,
    `${seconds.toFixed(0)} s`,
    costText(usage),
  ]);
  return tableOf(['Merge', 'Result', 'Names', 'Time', 'Cost'], cells);
}
