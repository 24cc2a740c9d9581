// Everything that needs PostgreSQL, behind dynamic imports: without `--database`, nothing of it is
// loaded, and short commands do without the queue. One inside the other, so that the bundle has each
// package once.
export {
  openDatabaseKeys,
  openDatabaseProjects,
  openDatabaseSessions,
} from './administer-database.ts';
export { openAppSecret, removeAppSecret, rotateAppSecret } from './stored-app.ts';

export const withQueue = () => import('./with-queue.ts');
