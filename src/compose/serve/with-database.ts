// Everything that needs PostgreSQL, behind one dynamic import: without `--database`, nothing of it
// is loaded, and the bundle has each of its packages once.
export { migrateDatabase, openDatabaseKeys, openDatabaseProjects } from './administer-database.ts';
export { serveShared } from './serve-shared.ts';
export { startWork } from './start-work.ts';
export { openAppSecret, removeAppSecret, rotateAppSecret } from './stored-app.ts';
