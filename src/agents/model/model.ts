// AgentRunner by model, over any OpenAI-compatible endpoint: with tool calls where it can hold such a
// conversation, otherwise with structured answers.

import type { AgentResult, AgentRunner, AgentTask } from '../../jobs/agent.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { bound, boundTail, clean } from '../../shared/text/foreign.ts';
import { Gate } from '../broker/gate.ts';
import type { Login } from '../broker/plan.ts';
import type { Endpoint } from './errors.ts';
import { exhausted, type ModelBudget, Session } from './session.ts';
import { workByAnswers } from './structured-answers.ts';
import { workByCalls } from './tool-calls.ts';
import { openCopy } from './work-copy.ts';

export const DEFAULT_BUDGET: ModelBudget = {
  // Endless loops end here where nobody reports tokens; everything else ends at the tokens.
  steps: 200,
  tokens: 300_000,
  seconds: 1_500,
  // The longest page that a model should write in one call.
  answerTokens: 16_000,
};

interface ModelOptions extends Endpoint, Runtime {
  fetch: typeof fetch;
  budget?: Partial<ModelBudget>;
  login?: Login | undefined;
}

const SUMMARY_LIMIT = 4_000;

export function modelAgent(options: ModelOptions): AgentRunner {
  if (!/^https?:\/\//.test(options.url) || !URL.canParse(options.url))
    throw new SetupError(
      `\`model-url\` must be the URL of a chat endpoint, such as \`https://models.example/v1\`; got \`${bound(options.url, 200)}\`.`,
    );
  const { username, password } = new URL(options.url);
  if (username !== '' || password !== '')
    throw new SetupError(
      '`model-url` must not contain a user name or a password. Set `model-key` from a secret instead.',
    );
  if (options.model.trim() === '')
    throw new SetupError(
      '`model` is empty. Set it to the name of a model that the endpoint provides.',
    );
  const budget = { ...DEFAULT_BUDGET, ...options.budget };
  // Copies in which tool calls were of no use; a job's later rounds do not try them again.
  const withoutCalls = new Set<string>();
  return {
    model: options.model,
    metered: true,
    run: (task, signal) =>
      withinTime(options, budget, { task, signal }, (all, deadline) =>
        work(options, { budget, task, deadline, withoutCalls }, all),
      ),
  };
}

/** Ends even a request that hangs when the seconds are used up. */
async function withinTime(
  { clock }: ModelOptions,
  budget: ModelBudget,
  { task, signal }: { task: AgentTask; signal: AbortSignal },
  run: (signal: AbortSignal, deadline: number) => Promise<AgentResult>,
): Promise<AgentResult> {
  const over = new AbortController();
  const done = new AbortController();
  const left = Math.max(0, budget.seconds - (task.used?.seconds ?? 0)) * 1000;
  clock.sleep(left, done.signal).then(
    () => over.abort(exhausted(`${budget.seconds} seconds`)),
    () => {},
  );
  try {
    return await run(AbortSignal.any([signal, over.signal]), clock.now() + left);
  } catch (error) {
    signal.throwIfAborted();
    over.signal.throwIfAborted();
    throw error;
  } finally {
    done.abort();
  }
}

async function work(
  options: ModelOptions,
  {
    budget,
    task,
    deadline,
    withoutCalls,
  }: { budget: ModelBudget; task: AgentTask; deadline: number; withoutCalls: Set<string> },
  signal: AbortSignal,
): Promise<AgentResult> {
  const { fetch, clock, random, log, login } = options;
  const gate = new Gate({ fetch, clock, log, onUsage: task.onUsage });
  const started = clock.now();
  const asker = {
    endpoint: options,
    gate,
    login,
    clock,
    random,
    deadline,
    usage: true,
    maxAnswerTokens: budget.answerTokens,
    limit: 'max_tokens' as const,
  };
  try {
    const copy = await openCopy(task.dir, task.docsPaths);
    const session = new Session({ asker, budget, copy, task, signal });
    let summary = withoutCalls.has(task.dir) ? undefined : await workByCalls(session);
    if (summary === undefined) {
      withoutCalls.add(task.dir);
      summary = await workByAnswers(session);
    }
    const seconds = Math.round((clock.now() - started) / 1000);
    return {
      summary: boundTail(clean(boundTail(summary, 10 * SUMMARY_LIMIT)).trim(), SUMMARY_LIMIT),
      usage: { ...gate.usage, seconds },
    };
  } catch (error) {
    await gate.abandon();
    throw error;
  }
}
