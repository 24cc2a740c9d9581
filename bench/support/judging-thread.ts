// The threads of `one-job.ts`, which have only one task.
import { judgeChange } from '../../src/jobs/changes/judge-change.ts';
import { judgeForOthers } from '../../src/jobs/workspace/judging-thread.ts';

judgeForOthers(judgeChange);
