// The tasks of side threads; see shared/side-thread.ts. Each is loaded when a thread is started for it.
import { taskOfThread } from '../shared/side-thread.ts';

const TASKS: Record<string, () => Promise<void>> = {
  'count-logs': async () => (await import('../store/log-readers.ts')).readLogsAsThread(),
  heartbeats: async () => (await import('../postgres/heartbeats.ts')).beatAsThread(),
  async judge() {
    const { judgeChange } = await import('../jobs/changes/judge-change.ts');
    (await import('../jobs/workspace/judging-thread.ts')).judgeForOthers(judgeChange);
  },
  async settings() {
    const { readSettings } = await import('../config/settings.ts');
    (await import('../config/settings-thread.ts')).readSettingsForOthers(readSettings);
  },
};

export async function runTask(): Promise<void> {
  await TASKS[taskOfThread()]?.();
}
