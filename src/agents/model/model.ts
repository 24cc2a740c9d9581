// AgentRunner by model: a loop of questions and tool calls over any OpenAI-compatible endpoint. The
// provider package speaks the wire; the loop is ours, because its budgets, its retries and what is
// done when an answer breaks off are ours to decide.
import * as z from 'zod';
import type { AgentResult, AgentRunner, AgentTask } from '../../jobs/agent.ts';
import type { Random } from '../../shared/backoff.ts';
import type { Clock } from '../../shared/clock.ts';
import { SetupError, WorkFailed } from '../../shared/errors.ts';
import { bound, boundTail, clean } from '../../text/foreign.ts';
import { chatMessages, systemPrompt } from '../prompt.ts';
import type { Endpoint } from './errors.ts';
import { boundedFetch } from './fetch.ts';
import { type Answer, ask, type Prompt, type StepTools, type ToolDefinitions } from './step.ts';
import { type Copy, openCopy } from './tools/copy.ts';
import { callTool, TOOLS, type ToolAnswer } from './tools/toolbox.ts';

export interface Budget {
  /** Questions to the model. */
  steps: number;
  /** Input and output together, over all steps. */
  tokens: number;
  seconds: number;
}

const DEFAULT_BUDGET: Budget = { steps: 60, tokens: 2_000_000, seconds: 1_500 };

export interface ModelOptions extends Endpoint {
  fetch: typeof fetch;
  clock: Clock;
  random: Random;
  budget?: Partial<Budget>;
}

const SUMMARY_LIMIT = 4_000;
/** With this many steps left, the model is asked to finish. */
const LAST_STEPS = 3;
/** Tool calls in one response; further calls are not run. */
const MAX_CALLS = 50;
/** Characters that are sent with every step, whatever the endpoint says about tokens. */
const MAX_CONVERSATION = 20_000_000;

export function modelAgent(options: ModelOptions): AgentRunner {
  if (!/^https?:\/\//.test(options.url) || !URL.canParse(options.url))
    throw new SetupError(
      `\`model-url\` must be the URL of a chat endpoint, such as \`https://models.example/v1\`; got \`${bound(options.url, 200)}\`.`,
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
  budget: Budget,
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
  budget: Budget,
  task: AgentTask,
  signal: AbortSignal,
): Promise<AgentResult> {
  const { clock } = options;
  const started = clock.now();
  const copy = await openCopy(task.dir, task.docsPaths);
  const asker = { ...(await stepTools(options)), deadline: started + budget.seconds * 1000 };
  const prompt: Prompt = [
    { role: 'system', content: systemPrompt(task) },
    ...chatMessages(task).map(({ role, content }) => ({
      role,
      content: [{ type: 'text' as const, text: content }],
    })),
  ];
  const usage = { steps: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  let incomplete = false;
  let characters = 0;
  for (;;) {
    if (usage.steps === budget.steps) throw exhausted(`${budget.steps} steps`);
    if (usage.inputTokens + usage.outputTokens >= budget.tokens)
      throw exhausted(`${budget.tokens} tokens`);
    signal.throwIfAborted();
    const answer = await ask(asker, prompt, DEFINITIONS, signal);
    usage.steps += 1;
    usage.inputTokens += answer.tokens?.input ?? 0;
    usage.cachedInputTokens += answer.tokens?.cached ?? 0;
    usage.outputTokens += answer.tokens?.output ?? 0;
    incomplete ||= answer.tokens === undefined;
    const used = { ...usage, ...(incomplete && { incomplete }) };
    await task.onUsage?.(used);
    if (answer.finish === 'content-filter')
      throw new WorkFailed('The model’s endpoint declined to answer. Rephrase the request.');
    if (answer.calls.length === 0 && answer.finish !== 'length') {
      const seconds = Math.round((clock.now() - started) / 1000);
      return {
        summary: boundTail(clean(boundTail(answer.text, 10 * SUMMARY_LIMIT)).trim(), SUMMARY_LIMIT),
        usage: { ...used, seconds },
      };
    }
    const said = await reply(answer, copy, budget.steps - usage.steps, task, signal);
    characters += JSON.stringify(said).length;
    if (characters > MAX_CONVERSATION) throw exhausted(`${MAX_CONVERSATION} characters`);
    prompt.push(...said);
  }
}

/** What goes back to the model: its own words and calls, and what became of them. */
async function reply(
  answer: Answer,
  copy: Copy,
  stepsLeft: number,
  task: AgentTask,
  signal: AbortSignal,
): Promise<Prompt> {
  const text = answer.text === '' ? [] : [{ type: 'text' as const, text: answer.text }];
  if (answer.calls.length === 0) {
    return [
      { role: 'assistant', content: text },
      { role: 'user', content: [{ type: 'text', text: 'Your response was cut off. Continue.' }] },
    ];
  }
  const results = [];
  for (const [index, { id, name, input }] of answer.calls.entries()) {
    signal.throwIfAborted();
    const {
      ok,
      text: said,
      did,
    } = index < MAX_CALLS ? await callTool(name, input, copy, signal) : TOO_MANY;
    if (did !== '') task.onProgress?.(did);
    const hurry =
      stepsLeft <= LAST_STEPS
        ? `\n(You have ${stepsLeft} steps left. Finish now and write your summary.)`
        : '';
    const value = said + hurry;
    results.push({
      type: 'tool-result' as const,
      toolCallId: id,
      toolName: name,
      output: ok ? { type: 'text' as const, value } : { type: 'error-text' as const, value },
    });
  }
  const calls = answer.calls.map(({ id, name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input: objectOf(input),
  }));
  return [
    { role: 'assistant', content: [...text, ...calls] },
    { role: 'tool', content: results },
  ];
}

const TOO_MANY: ToolAnswer = {
  ok: false,
  text: `Not done: more than ${MAX_CALLS} calls in one response. Send fewer at a time.`,
  did: '',
};

/** Endpoints refuse a conversation whose earlier calls are not JSON objects. */
function objectOf(input: string): unknown {
  try {
    const value: unknown = JSON.parse(input);
    // Nested too deep, it can be read but not be sent again.
    JSON.stringify(value);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

const DEFINITIONS: ToolDefinitions = TOOLS.map(({ name, description, input }) => ({
  type: 'function' as const,
  name,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input' }) as never,
}));

async function stepTools(options: ModelOptions): Promise<Omit<StepTools, 'deadline'>> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'docket',
    baseURL: options.url.replace(/\/+$/, ''),
    includeUsage: true,
    ...(options.key ? { apiKey: options.key } : {}),
    fetch: boundedFetch(options.fetch),
  });
  const { clock, random } = options;
  return { chat: provider.chatModel(options.model), endpoint: options, clock, random };
}

function exhausted(what: string): WorkFailed {
  return new WorkFailed(
    `The agent used up its budget of ${what} before it finished. Ask for less at a time, or raise the budget in \`.github/docket.yml\`.`,
  );
}
