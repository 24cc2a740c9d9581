// The world of the demo, and of the demo of a week.
import { join } from 'node:path';
import type { Command } from '../../cli/command.ts';
import { type DemoOptions, type DemoStep, type DemoWorld, demoCommand } from '../../cli/demo.ts';
import { startResults } from '../../local-runner/results.ts';
import type { EndedStep } from '../../local-runner/runner.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import { type Environment, openPlace, runStep, type StepPlan } from './demo-place.ts';
import { jobPull, listen } from './demo-site.ts';
import { openWeek } from './demo-week.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };

export function demo(env: Environment): Command {
  return demoCommand({
    clock: systemClock,
    open: (options) => openWorld(env, options),
    openWeek: (options) => openWeek(env, options),
  });
}

async function openWorld(env: Environment, { keep, signal }: DemoOptions): Promise<DemoWorld> {
  const place = await openPlace(env, signal);
  const { root, repository } = place;
  const results = await startResults();
  const run = async (plan: StepPlan) => {
    const began = systemClock.now();
    const ended = await runStep(place.start(plan), signal);
    return { ended, seconds: (systemClock.now() - began) / 1000 };
  };

  const agent = `node ${join(root, 'examples/agents/script-agent.mjs')}`;
  const logs = {
    'access-logs': join(root, 'examples/site/logs/*.gz'),
    'date-from': '2026-11-02',
    'date-to': '2026-11-09',
  };

  return {
    openPull: place.openPull,

    async comment(by, thread, body, onLine) {
      const answer = listen(repository, thread);
      const { event } = repository.comment(thread, { by, body });
      const { ended, seconds } = await run({ event, onLine, inputs: { 'agent-command': agent } });
      return { ...readStep(ended, seconds), answer: answer() };
    },

    jobPull: () => jobPull(repository, env.PATH ?? ''),

    async improve(merged, onLine) {
      await repository.merge(merged, { by: 'mona' });
      const { ended, seconds } = await run({
        event: SCHEDULE,
        onLine,
        inputs: { ...logs, mode: 'improve', 'agent-command': agent },
      });
      const { outcome } = readStep(ended, seconds);
      const [{ prLink }] = JSON.parse(ended.outputs.picked ?? '') as [{ prLink: string }];
      const pull = await jobPull(repository, env.PATH ?? '', Number(prLink.split('/').at(-1)));
      return { outcome, seconds, summary: ended.summary, pull };
    },

    async exportViews(onLine) {
      const { ended, seconds } = await run({
        event: SCHEDULE,
        onLine,
        inputs: logs,
        // The toolkit uploads only from GitHub's hosts and from names like this one.
        env: { ...results.env, GITHUB_SERVER_URL: 'http://docket.localhost' },
      });
      const [artifact] = results.artifacts;
      if (ended.code !== 0 || !artifact) {
        throw new SetupError(`The export failed unexpectedly:\n${ended.log}`);
      }
      return {
        seconds,
        summary: ended.summary,
        artifact: { name: artifact.name, bytes: artifact.zip.length },
        report: join(ended.outputs['report-dir'] ?? '', 'report.html'),
      };
    },

    async close() {
      await Promise.all([place.close({ keep }), results.close()]);
    },
  };
}

function readStep({ outputs, code, log }: EndedStep, seconds: number): Omit<DemoStep, 'answer'> {
  if (code !== 0) throw new SetupError(`The step failed unexpectedly:\n${log}`);
  return { outcome: outputs.outcome ?? '', seconds };
}
