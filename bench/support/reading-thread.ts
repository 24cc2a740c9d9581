// The threads of `read-logs.ts`, which have only one task.
import { readLogsAsThread } from '../../src/views/logs/log-readers.ts';

readLogsAsThread();
