// AgentRunner by model: a loop of questions and tool calls over any OpenAI-compatible endpoint.

import * as z from 'zod';
import type { AgentResult, AgentRunner, AgentTask } from '../../jobs/agent.ts';
import { SetupError, WorkFailed } from '../../shared/errors.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { bound, boundTail, clean, oneLine } from '../../shared/text/foreign.ts';
import { Gate } from '../broker/gate.ts';
import type { Login } from '../broker/plan.ts';
import { chatMessages, systemPrompt } from '../prompt.ts';
import { type Asker, ask, type Message, type ToolDefinition } from './chat.ts';
import type { Endpoint } from './errors.ts';
import { replyTo } from './reply.ts';
import { TOOLS } from './tools.ts';
import { openCopy } from './work-copy.ts';

export interface ModelBudget {
  /** Questions to the model. */
  steps: number;
  /** Input and output together, over all steps. */
  tokens: number;
  seconds: number;
  /** The most tokens of one answer. */
  answerTokens: number;
}

export const DEFAULT_BUDGET: ModelBudget = {
  steps: 60,
  tokens: 2_000_000,
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
/** Answers in a row that cannot be used. Each costs as much as one that can. */
const MAX_UNUSABLE = 5;
/** Answers in a row that were cut off: a model that rambles does not stop by itself. */
const MAX_CUT = 3;
/** Characters that are sent with every step, whatever the endpoint says about tokens. */
const MAX_CONVERSATION = 20_000_000;

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
  return {
    model: options.model,
    metered: true,
    run: (task, signal) =>
      withinTime(options, budget, signal, (all) => work(options, budget, task, all)),
  };
}

/** Ends even a request that hangs when the seconds are used up. */
async function withinTime(
  { clock }: ModelOptions,
  budget: ModelBudget,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<AgentResult>,
): Promise<AgentResult> {
  const over = new AbortController();
  const done = new AbortController();
  clock.sleep(budget.seconds * 1000, done.signal).then(
    () => over.abort(exhausted(`${budget.seconds} seconds`)),
    () => {},
  );
  try {
    return await run(AbortSignal.any([signal, over.signal]));
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
  budget: ModelBudget,
  task: AgentTask,
  signal: AbortSignal,
): Promise<AgentResult> {
  const { fetch, clock, log } = options;
  const gate = new Gate({ fetch, clock, log, onUsage: task.onUsage });
  try {
    return await converse(options, budget, { task, gate }, signal);
  } catch (error) {
    await gate.abandon();
    throw error;
  }
}

async function converse(
  options: ModelOptions,
  budget: ModelBudget,
  { task, gate }: { task: AgentTask; gate: Gate },
  signal: AbortSignal,
): Promise<AgentResult> {
  const { clock } = options;
  const started = clock.now();
  const copy = await openCopy(task.dir, task.docsPaths);
  const asker: Asker = {
    endpoint: options,
    gate,
    login: options.login,
    clock,
    random: options.random,
    deadline: started + budget.seconds * 1000,
    usage: true,
    maxAnswerTokens: budget.answerTokens,
    limit: 'max_tokens',
  };
  const messages: Message[] = [
    { role: 'system', content: systemPrompt(task) },
    ...chatMessages(task),
  ];
  let steps = 0;
  let characters = 0;
  let begun = false;
  let unusable = 0;
  let cut = 0;
  let wrong = '';
  for (;;) {
    const { inputTokens = 0, outputTokens = 0 } = gate.usage;
    if (steps === budget.steps) throw exhausted(`${budget.steps} steps`);
    if (inputTokens + outputTokens >= budget.tokens) throw exhausted(`${budget.tokens} tokens`);
    signal.throwIfAborted();
    const answer = await ask(asker, messages, DEFINITIONS, signal);
    steps += 1;
    await gate.counted();
    if (answer.finish === 'content_filter')
      throw new WorkFailed('The model’s endpoint declined to answer. Rephrase the request.');
    const situation = { copy, task, begun, unusable, stepsLeft: budget.steps - steps };
    const reply = await replyTo(answer, situation, signal);
    if (!reply) {
      // Words without a single call that worked are no reason to believe that all is well.
      if (!begun && wrong !== '') throw withoutCalls(options.model, wrong);
      const seconds = Math.round((clock.now() - started) / 1000);
      return {
        summary: boundTail(clean(boundTail(answer.text, 10 * SUMMARY_LIMIT)).trim(), SUMMARY_LIMIT),
        usage: { ...gate.usage, seconds },
      };
    }
    begun ||= reply.kind === 'worked';
    if (reply.kind === 'wrong') wrong = reply.problem;
    unusable = 'problem' in reply ? unusable + 1 : 0;
    if ('problem' in reply && unusable === MAX_UNUSABLE)
      throw withoutCalls(options.model, reply.problem);
    cut = reply.kind === 'cut' ? cut + 1 : 0;
    if (cut === MAX_CUT) throw rambling(options.model, budget.answerTokens);
    characters += JSON.stringify(reply.messages).length;
    if (characters > MAX_CONVERSATION) throw exhausted(`${MAX_CONVERSATION} characters`);
    for (const message of reply.messages) messages.push(message);
  }
}

const DEFINITIONS: ToolDefinition[] = TOOLS.map(({ name, description, input }) => ({
  type: 'function' as const,
  function: { name, description, parameters: z.toJSONSchema(input, { io: 'input' }) },
}));

function exhausted(what: string): WorkFailed {
  return new WorkFailed(
    `The agent used up its budget of ${what} before it finished. Ask for less at a time, or raise the budget in \`.github/docket.yml\`.`,
  );
}

function rambling(model: string, tokens: number): WorkFailed {
  return new WorkFailed(
    `${MAX_CUT} responses of the model \`${model}\` in a row were longer than one may be (${tokens} tokens). Ask for less at a time, use another model, or raise \`agent: max-answer-tokens\` in \`.github/docket.yml\`.`,
  );
}

function withoutCalls(model: string, problem: string): WorkFailed {
  return new WorkFailed(
    `The model \`${model}\` did not send a tool call that Docket can use. Docket’s last message to it: “${bound(oneLine(problem), 400)}” Use a model and an endpoint that support tool calls.`,
  );
}
