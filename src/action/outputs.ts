import type { Result } from '../bot/outcome.ts';
import { decimal } from '../shared/dollars.ts';
import type { WorkflowCommands } from './workflow-commands.ts';

export function writeJobOutputs({ outcome, job }: Result, runner: WorkflowCommands): void {
  runner.output('outcome', outcome);
  if (!job) return;
  runner.output('job-id', job.id);
  runner.output('status', job.status);
  runner.output('pr-link', job.prLink ?? '');
  const { costMicros, incomplete } = job.docket?.usage ?? {};
  const known = costMicros !== undefined && !incomplete;
  runner.output('cost', known ? decimal(costMicros) : '');
  runner.output('job', JSON.stringify(job));
}
