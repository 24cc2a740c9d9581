// The model agent on a small site, against a scripted endpoint, with a clock that takes no time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelAgent } from '../../src/agents/model/model.ts';
import type { ModelBudget } from '../../src/agents/model/session.ts';
import type { AgentTask } from '../../src/jobs/agent.ts';
import type { Clock } from '../../src/shared/runtime.ts';
import { InstantClock } from './clock.ts';
import { type ModelServer, modelServer, type Reply } from './model-server.ts';
import { silentLog } from './silent-log.ts';
import { tempDir } from './temp.ts';

/** Waits between attempts take no time; the limit of the whole run is never reached. */
export class PatientClock extends InstantClock {
  override async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms < 600_000) return super.sleep(ms, signal);
    await new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  }
}

export const never = new AbortController().signal;

interface Options {
  budget?: Partial<ModelBudget>;
  clock?: Clock;
  key?: string;
}

export const agentOf = (url: string, { clock = new PatientClock(), ...more }: Options = {}) =>
  modelAgent({ url, model: 'writer-1', fetch, clock, log: silentLog, random: () => 0.5, ...more });

export function site(): string {
  const dir = tempDir();
  mkdirSync(join(dir, 'docs'));
  writeFileSync(join(dir, 'docs/a.md'), '# A\n\nold text\n');
  writeFileSync(join(dir, 'secret.txt'), 'x');
  return dir;
}

export function task(dir: string, more: Partial<AgentTask> = {}): AgentTask {
  const conversation = [{ role: 'user' as const, text: 'Improve page A.' }];
  return { dir, conversation, docsPaths: ['docs/**'], ...more };
}

export async function run(script: Reply[], options: Options = {}, more: Partial<AgentTask> = {}) {
  const server = await modelServer(script);
  const dir = site();
  const result = agentOf(server.url, options).run(task(dir, more), never);
  return { dir, server, result };
}

/** What the tools answered in the conversation of the last request, in order. */
export const toolAnswers = (server: ModelServer): string[] =>
  server.requests
    .at(-1)
    ?.body.messages.filter((message: { role: string }) => message.role === 'tool')
    .map((message: { content: string }) => message.content);
