// What needs the queue, too (see with-database.ts).
export { migrateDatabase } from './migrate-database.ts';
export { serveShared } from './serve-shared.ts';
export { startWork } from './start-work.ts';
