// What `docket init` has to know: from flags, from a person at the terminal, or from defaults.
import { InvalidRequest, SetupError } from '../../shared/errors.ts';
import { mustBeUrl } from '../args.ts';
import type { Terminal } from '../command.ts';
import {
  AGENT_NAMES,
  AGENTS,
  needsAgent,
  USUAL_WORKFLOWS,
  WORKFLOW_WORDS,
  type WorkflowWord,
} from './files.ts';

interface Given {
  agent?: string | undefined;
  model?: string | undefined;
  'model-url'?: string | undefined;
  workflows?: string | undefined;
  'key-from'?: string | undefined;
  yes: boolean;
}

export interface Answers {
  /** Absent if no workflow needs one. */
  agent?: string;
  /** The name of the model, if it is not the agent's own default. */
  model?: string | undefined;
  modelUrl: string;
  workflows: WorkflowWord[];
}

interface Question {
  flag: string;
  words: string;
  fallback?: string;
  /** Undefined if the answer is fine, otherwise what it must be. */
  must?(answer: string): string | undefined;
}

const DEFAULT_URL = 'https://api.openai.com/v1';

export async function askAnswers(
  given: Given,
  terminal: Terminal,
  hasAnalytics: boolean,
): Promise<Answers> {
  const ask = (question: Question) => answerTo(question, given, terminal);
  // The check needs no agent and no key, so anyone can begin with it.
  const first = (given.agent ?? given.model) ? USUAL_WORKFLOWS.join(',') : 'check';
  const usual = hasAnalytics ? `${first},views` : first;
  const listed =
    given.workflows ??
    (await ask({
      ...{ flag: 'workflows', fallback: usual, must: mustBeWorkflows },
      words: `Workflows (of ${WORKFLOW_WORDS.join(', ')}; check needs no key)`,
    }));
  const workflows = listWorkflows(listed) as WorkflowWord[];
  const needs = await Promise.all(workflows.map(needsAgent));
  if (!needs.includes(true)) return { workflows, modelUrl: DEFAULT_URL };
  const agent =
    given.agent ??
    (await ask({
      ...{ flag: 'agent', fallback: 'model', must: mustBeOneOf(AGENT_NAMES) },
      words: `Which agent writes? ${AGENT_NAMES.join(', ')}`,
    }));
  const usesModel = agent === 'model';
  if (given.model !== undefined && !AGENTS[agent]?.model) {
    throw new InvalidRequest(`\`--model\` cannot be set for ${agent}, which chooses its own.`);
  }
  const modelUrl =
    given['model-url'] ??
    (usesModel
      ? await ask({
          ...{ flag: 'model-url', fallback: DEFAULT_URL, must: mustBeUrl },
          words: "The model's OpenAI-compatible endpoint",
        })
      : DEFAULT_URL);
  const model =
    given.model ??
    (usesModel ? await ask({ flag: 'model', words: 'The name of the model' }) : undefined);
  return { agent, model, modelUrl, workflows };
}

async function answerTo(
  { flag, words, fallback, must }: Question,
  { yes }: Given,
  terminal: Terminal,
): Promise<string> {
  const typed = yes
    ? ''
    : await terminal.ask(`${words}${fallback === undefined ? '' : ` [${fallback}]`}: `);
  if (typed === undefined) {
    throw new InvalidRequest(
      `Nobody is there to answer: ${words}. Set \`--${flag}\`, or add --yes to use the defaults.`,
    );
  }
  const answer = typed.trim() || fallback;
  if (!answer) throw new InvalidRequest(`\`--yes\` needs \`--${flag}\`: ${words}.`);
  const problem = must?.(answer);
  if (problem) throw new InvalidRequest(`\`--${flag}\` must ${problem}.`);
  return answer;
}

const mustBeOneOf = (names: readonly string[]) => (answer: string) =>
  names.includes(answer) ? undefined : `be one of ${names.join(', ')}`;

const listWorkflows = (text: string) => text.split(',').map((word) => word.trim());

export function mustBeWorkflows(text: string): string | undefined {
  const known = listWorkflows(text).every((word) => WORKFLOW_WORDS.some((one) => one === word));
  return known ? undefined : `list some of ${WORKFLOW_WORDS.join(', ')}, separated by commas`;
}

/** GitHub takes no longer ones. */
const MAX_SECRET = 48_000;

/** The key, typed unseen or from a variable; undefined to set it later. Never from an argument. */
export async function askKey(
  name: string,
  given: Given,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<string | undefined> {
  const from = given['key-from'];
  if (from !== undefined && !env[from]) {
    throw new SetupError(
      `The variable ${from}, which \`--key-from\` names, is not set. Export it first.`,
    );
  }
  const question = `The key for the secret ${name} (it is not shown; empty to set it later, or to sign in without one): `;
  const typed =
    env[from ?? ''] ?? (given.yes ? '' : await terminal.ask(question, { hidden: true }));
  const key = typed?.trim();
  if (key && key.length > MAX_SECRET) {
    throw new InvalidRequest(
      'The key is too long for a secret on GitHub, which has at most 48 KB.',
    );
  }
  return key || undefined;
}

/** Yes or no; `--yes` says yes. */
export async function confirm(
  question: string,
  { yes }: Pick<Given, 'yes'>,
  terminal: Terminal,
): Promise<boolean> {
  if (yes) return true;
  const typed = await terminal.ask(`${question} [y/N]: `);
  if (typed === undefined) {
    throw new InvalidRequest(
      'Nobody is there to confirm this. To continue without questions, add --yes.',
    );
  }
  return /^y(?:es)?$/i.test(typed.trim());
}
