// Work by tool calls: a conversation in which the model looks at the files and edits them.
import * as z from 'zod';
import { claimsChange } from '../../jobs/agent.ts';
import { chatMessages, systemPrompt } from '../prompt.ts';
import type { ModelAnswer } from './answer.ts';
import type { Message, ToolDefinition } from './chat.ts';
import { NotSupported } from './errors.ts';
import { replyTo } from './reply.ts';
import { rambling, type Session } from './session.ts';
import { TOOLS } from './tools.ts';

/** Answers in a row that cannot be used: a model that does this cannot hold such a conversation. */
const MAX_UNUSABLE = 2;
/** Answers in a row that were cut off: a model that rambles does not stop by itself. */
const MAX_CUT = 3;

/** The model's last words; undefined if it, or its endpoint, cannot work by tool calls. */
export async function workByCalls(session: Session): Promise<string | undefined> {
  const { task, copy, signal, budget, model } = session;
  const messages: Message[] = [
    { role: 'system', content: systemPrompt(task) },
    ...chatMessages(task),
  ];
  const earlier = new Map<string, string>();
  let begun = false;
  let unusable = 0;
  let wrong = false;
  let cut = 0;
  // Once, when the model has invented a tool.
  let mustCall = false;
  let insisted = false;
  for (;;) {
    const answer = await askWithTools(session, messages, mustCall);
    if (!answer) return undefined;
    const { stepsLeft } = session;
    const reply = await replyTo(
      answer,
      { copy, task, begun, unusable, stepsLeft, earlier },
      signal,
    );
    if (!reply) {
      // Words without a single call that worked are no reason to believe that all is well.
      return !begun && (wrong || claimsChange(answer.text)) ? undefined : answer.text;
    }
    begun ||= reply.kind === 'worked';
    wrong ||= reply.kind === 'wrong';
    unusable = 'problem' in reply ? unusable + 1 : 0;
    if (unusable === MAX_UNUSABLE) return undefined;
    cut = reply.kind === 'cut' ? cut + 1 : 0;
    if (cut === MAX_CUT) throw rambling(model, MAX_CUT, budget.answerTokens);
    mustCall = reply.kind === 'wrong' && reply.unknownTool && !insisted;
    insisted ||= mustCall;
    session.add(reply.messages);
    for (const message of reply.messages) messages.push(message);
  }
}

/** Undefined if the endpoint takes no tools. */
async function askWithTools(
  session: Session,
  messages: readonly Message[],
  mustCall: boolean,
): Promise<ModelAnswer | undefined> {
  // Later refusals are about the conversation: these tools have been accepted.
  const isFirst = messages.every(({ role }) => role !== 'tool');
  const question = { messages, tools: DEFINITIONS };
  try {
    return await session.ask(
      mustCall
        ? { ...question, mustCall, tries: 'required calls' }
        : { ...question, ...(isFirst && { tries: 'tools' as const }) },
    );
  } catch (error) {
    if (!(error instanceof NotSupported)) throw error;
    return mustCall ? askWithTools(session, messages, false) : undefined;
  }
}

/**
 * Keywords that every server takes. Some make a grammar of a schema and refuse lengths and ranges, others
 * refuse keywords that they do not know; what those say is checked when the call comes.
 */
const KEYWORDS = new Set(['type', 'properties', 'required', 'items', 'enum', 'description']);

const DEFINITIONS: ToolDefinition[] = TOOLS.map(({ name, description, input }) => ({
  type: 'function' as const,
  function: { name, description, parameters: parametersOf(input) },
}));

function parametersOf(input: z.ZodType): unknown {
  const override = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
    for (const key of Object.keys(jsonSchema)) if (!KEYWORDS.has(key)) delete jsonSchema[key];
  };
  const { $schema, ...parameters } = z.toJSONSchema(input, { io: 'input', override });
  return parameters;
}
