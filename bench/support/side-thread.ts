// The threads of `read-logs.ts`, which have only one task.
import { countAsThread } from '../../src/compose/count-thread.ts';

countAsThread();
