// One run of the model agent: what it works on, and what it has used of its budget. Both ways of
// working, by tool calls and by structured answers, ask through it.
import type { Usage } from '../../contract/job.ts';
import { type AgentTask, BudgetUsed } from '../../jobs/agent.ts';
import { WorkFailed } from '../../shared/errors.ts';
import type { ModelAnswer } from './answer.ts';
import { type Asker, ask, type Question } from './chat.ts';
import type { WorkCopy } from './work-copy.ts';

export interface ModelBudget {
  /** Questions to the model. */
  steps: number;
  /** Input and output together, over all steps. */
  tokens: number;
  seconds: number;
  /** The most tokens of one answer. */
  answerTokens: number;
}

interface SessionOptions {
  asker: Asker;
  budget: ModelBudget;
  copy: WorkCopy;
  task: AgentTask;
  signal: AbortSignal;
}

/** Characters that are sent with every step, whatever the endpoint says about tokens. */
const MAX_CONVERSATION = 20_000_000;

export class Session {
  readonly copy: WorkCopy;
  readonly task: AgentTask;
  readonly signal: AbortSignal;
  readonly budget: ModelBudget;
  readonly #asker: Asker;
  #steps = 0;
  #characters = 0;

  constructor({ asker, budget, copy, task, signal }: SessionOptions) {
    this.#asker = asker;
    this.budget = budget;
    this.copy = copy;
    this.task = task;
    this.signal = signal;
  }

  get model(): string {
    return this.#asker.endpoint.model;
  }

  get stepsLeft(): number {
    return this.budget.steps - this.#steps;
  }

  /** Rejects with `NotSupported` if the endpoint lacks what the question tries; that uses no step. */
  async ask(question: Question): Promise<ModelAnswer> {
    const { gate } = this.#asker;
    const { steps, tokens } = this.budget;
    if (this.#steps === steps) throw exhausted(`${steps} steps`);
    if (tokensOf(this.task.used) + tokensOf(gate.usage) >= tokens)
      throw exhausted(`${tokens} tokens`);
    this.signal.throwIfAborted();
    const answer = await ask(this.#asker, question, this.signal);
    this.#steps += 1;
    await gate.counted();
    if (answer.finish === 'content_filter')
      throw new WorkFailed('The model’s endpoint declined to answer. Rephrase the request.');
    return answer;
  }

  /** Counts what a conversation has grown by. */
  add(messages: unknown): void {
    this.#characters += JSON.stringify(messages).length;
    if (this.#characters > MAX_CONVERSATION) throw exhausted(`${MAX_CONVERSATION} characters`);
  }
}

const tokensOf = ({ inputTokens = 0, outputTokens = 0 }: Usage = {}) => inputTokens + outputTokens;

export function exhausted(what: string): BudgetUsed {
  return new BudgetUsed(
    `The agent used up its budget of ${what} before it finished. Ask for less at a time, or raise the budget in \`.github/docket.yml\`.`,
  );
}

export function rambling(model: string, answers: number, tokens: number): WorkFailed {
  return new WorkFailed(
    `${answers} responses of the model \`${model}\` in a row were longer than one may be (${tokens} tokens). Ask for less at a time, use another model, or raise \`agent: max-answer-tokens\` in \`.github/docket.yml\`.`,
  );
}
