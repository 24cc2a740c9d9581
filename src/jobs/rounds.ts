// The agent's part of a turn: it works, its work is judged, and what a check found goes back to it.
import { DEFAULT_DOCS_PATHS } from '../changes/docs-paths.ts';
import { secretScanner } from '../changes/secrets.ts';
import type { Usage } from '../contract/job.ts';
import type { AgentMessage } from './agent.ts';
import type { JobRecord } from './job.ts';
import { type Judgement, judge } from './judge.ts';
import { Stop } from './stop.ts';
import type { JobTools } from './tools.ts';
import type { Workspace } from './workspace.ts';

/** How often a failed check goes back to the agent. */
const REPAIR_ROUNDS = 2;
/** For putting unfinished work in a safe place after the time is over. */
export const RESCUE_MS = 60_000;

export interface Made extends Judgement {
  summary: string;
  usage: Usage;
  /** Set when the agent was stopped by its time limit. */
  stopped?: Stop;
}

export async function makeChanges(
  job: JobRecord,
  index: number,
  workspace: Workspace,
  tools: JobTools,
  signal: AbortSignal,
): Promise<Made> {
  const origin = job.turns[index]?.origin;
  const [conversation, context, instructions] = await Promise.all([
    conversationSoFar(job, index, tools),
    origin && tools.context?.(origin, signal),
    tools.workspaces.instructions(signal),
  ]);
  const { redact } = secretScanner(tools.secrets);
  let usage: Usage = {};
  for (let round = 0; ; round += 1) {
    const began = tools.clock.now();
    let summary = '';
    try {
      const result = await tools.agent.run(
        {
          dir: workspace.dir,
          conversation,
          docsPaths: [...(tools.docsPaths ?? DEFAULT_DOCS_PATHS)],
          ...(context === undefined ? {} : { context }),
          ...(instructions === undefined ? {} : { instructions }),
          onProgress: (line) => tools.log.info(redact(line)),
        },
        signal,
      );
      summary = result.summary;
      usage = addUsage(usage, result.usage, tools.clock.now() - began);
    } catch (error) {
      // Out of time: what is there so far is kept, if it may be kept at all.
      if (!(signal.reason instanceof Stop) || signal.reason.kind !== 'timed-out') throw error;
      const rescue = AbortSignal.timeout(RESCUE_MS);
      const judged = await judge(workspace, { ...tools, check: undefined }, rescue);
      return {
        ...judged,
        summary: 'Stopped before it was finished.',
        usage,
        stopped: signal.reason,
      };
    }
    tools.checkpoint?.('agent-done');
    const judged = await judge(workspace, tools, signal);
    tools.checkpoint?.('judged');
    if (judged.feedback === undefined || round === REPAIR_ROUNDS) {
      return { ...judged, summary, usage };
    }
    // The check ran in the copy too; what it left there is not the agent's.
    await workspace.restore(judged.changes, signal);
    conversation.push({ role: 'agent', text: summary }, { role: 'user', text: judged.feedback });
  }
}

async function conversationSoFar(
  job: JobRecord,
  index: number,
  tools: JobTools,
): Promise<AgentMessage[]> {
  const earlier = job.continues === undefined ? null : await tools.earlier?.(job.continues);
  const turns = [...(earlier?.turns ?? []), ...job.turns.slice(0, index + 1)];
  return turns.flatMap((turn, at): AgentMessage[] => [
    { role: 'user', text: turn.prompt },
    ...(turn.summary && at < turns.length - 1
      ? [{ role: 'agent' as const, text: turn.summary }]
      : []),
  ]);
}

function addUsage(a: Usage, b: Usage, elapsedMs: number): Usage {
  const sum = (x?: number, y?: number) => (x === undefined ? y : x + (y ?? 0));
  return {
    steps: sum(a.steps, b.steps),
    inputTokens: sum(a.inputTokens, b.inputTokens),
    outputTokens: sum(a.outputTokens, b.outputTokens),
    seconds: sum(a.seconds, b.seconds ?? Math.round(elapsedMs / 1000)),
  };
}
