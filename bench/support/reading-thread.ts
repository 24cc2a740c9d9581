// The threads of `read-logs.ts`, which have only one task.
import { readLogsAsThread } from '../../src/store/log-readers.ts';

readLogsAsThread();
