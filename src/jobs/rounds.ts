// The agent's part of a turn: it works, its work is judged, and what a check found goes back to it.
import { DEFAULT_DOCS_PATHS } from '../changes/docs-paths.ts';
import { secretScanner } from '../changes/secrets.ts';
import { type AgentMessage, AgentStopped } from './agent.ts';
import type { ChangedPath, JobRecord } from './job.ts';
import { type Judgement, judge } from './judge.ts';
import type { Meter } from './meter.ts';
import { Stop, type StopKind } from './stop.ts';
import type { JobTools } from './tools.ts';
import type { Workspace } from './workspace.ts';

/** How often a failed check goes back to the agent. */
const REPAIR_ROUNDS = 2;
/** For putting unfinished work in a safe place after the time is over. */
export const RESCUE_MS = 60_000;

/** What stops an agent without a loss of its work. */
const KEPT: ReadonlySet<StopKind> = new Set(['timed-out', 'over-budget']);

export interface Made extends Judgement {
  summary: string;
  /** What the agent said in the rounds before, each of which a check sent back. */
  rounds: string[];
  /** Set when the agent was stopped by its time limit or the budget. */
  stopped?: Stop;
}

/** What the agent works on. */
export interface Copy {
  workspace: Workspace;
  /** What the branch changes already, where its checks failed: they are to pass for all of it. */
  earlier: ChangedPath[];
}

export async function makeChanges(
  job: JobRecord,
  index: number,
  { workspace, earlier }: Copy,
  { tools, meter, signal }: { tools: JobTools; meter: Meter; signal: AbortSignal },
): Promise<Made> {
  const origin = job.turns[index]?.origin;
  const [conversation, context, instructions] = await Promise.all([
    conversationSoFar(job, index, tools),
    origin && tools.context?.(origin, signal),
    tools.workspaces.instructions(signal),
  ]);
  const { redact } = secretScanner(tools.secrets);
  const working = AbortSignal.any([signal, meter.signal]);
  await meter.open();
  const rounds: string[] = [];
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
          onUsage: (usage) => meter.used(usage),
        },
        working,
      );
      summary = result.summary;
      const seconds = Math.round((tools.clock.now() - began) / 1000);
      meter.runEnded({ seconds, ...result.usage });
    } catch (error) {
      // Out of time or money: what is there so far is kept, if it may be kept at all.
      const { reason } = working;
      if (!(reason instanceof Stop) || !KEPT.has(reason.kind)) throw error;
      const rescue = AbortSignal.timeout(RESCUE_MS);
      const judged = await judge({ workspace, earlier }, { ...tools, check: undefined }, rescue);
      return {
        ...judged,
        summary: 'Stopped before it was finished.',
        rounds,
        stopped: reason.kind === 'timed-out' ? outOfTime(judged, error) : reason,
      };
    }
    tools.checkpoint?.('agent-done');
    const judged = await judge({ workspace, earlier }, tools, signal);
    tools.checkpoint?.('judged');
    if (judged.feedback === undefined || round === REPAIR_ROUNDS || meter.signal.aborted) {
      return { ...judged, summary, rounds };
    }
    rounds.push(redact(summary));
    // The check ran in the copy too; what it left there is not the agent's.
    await workspace.restore(judged.changes, signal);
    conversation.push({ role: 'agent', text: summary }, { role: 'user', text: judged.feedback });
  }
}

function outOfTime({ changes }: Judgement, error: unknown): Stop {
  const kept =
    changes.length > 0 ? 'What was done so far is kept on the branch.' : 'No file was changed.';
  const said = error instanceof AgentStopped ? error.lastWords : '';
  const last = said ? ` The agent’s last output: ${said}` : '';
  return new Stop('timed-out', `The time limit was reached. ${kept}${last}`);
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
