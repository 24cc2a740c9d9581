// A thread that counts parts of access logs. A bundle of its own, so that it starts quickly.
import { countAsThread } from './compose/count-thread.ts';

countAsThread();
