// What each worker and each installation of the GitHub App can do, and why not.
import { APP_EVENTS } from '../github/manifest.ts';
import { countInstalled } from '../postgres/app-projects.ts';
import { createAppSecret } from '../postgres/app-secret.ts';
import type { Database } from '../postgres/database.ts';
import { countWaiting } from '../postgres/deliveries.ts';
import { listWorkers } from '../postgres/presence.ts';
import { encryptionOf } from '../shared/encryption.ts';
import { sentence } from '../shared/errors.ts';
import type { Log } from '../shared/runtime.ts';
import { type OpenApp, openApp } from './serve/app.ts';

interface Finding {
  what: string;
  isOk: boolean;
  /** A sentence, with what to do about it. */
  says: string;
}

export async function examineAll(
  database: Database,
  env: NodeJS.ProcessEnv,
  log: Log,
): Promise<Finding[]> {
  return [
    ...(await examineWorkers(database)),
    ...(await examineApp(database, env, log)),
    ...(await examineDeliveries(database)),
  ];
}

async function examineWorkers(database: Database): Promise<Finding[]> {
  const workers = await listWorkers(database);
  if (workers.length === 0) {
    return [{ what: 'workers', isOk: false, says: 'There are none. Start one with docket work.' }];
  }
  return workers.map(({ name, notReady, draining }) => ({
    what: `worker ${name}`,
    isOk: notReady === null || draining,
    says: notReady ?? 'It can do what comments and jobs need.',
  }));
}

/** As the App that the variables of this shell name. */
async function examineApp(
  database: Database,
  env: NodeJS.ProcessEnv,
  log: Log,
): Promise<Finding[]> {
  const installed = await countInstalled(database);
  const what = 'GitHub App';
  try {
    const stored = env.APP_ID?.trim()
      ? null
      : await createAppSecret(database).read(() => encryptionOf(env));
    const app = openApp(env, log, stored);
    if (!app) {
      if (installed.length === 0) return [];
      const says = 'APP_ID is not set. Run this with the variables of the servers.';
      return [{ what, isOk: false, says }];
    }
    const events = await app.events();
    const missing = APP_EVENTS.filter((event) => !events.includes(event));
    const says =
      missing.length === 0
        ? 'GitHub accepts its key.'
        : `It is not subscribed to ${missing.join(', ')}. Subscribe to it in its settings.`;
    const found: Finding[] = [{ what: `${what} ${app.id}`, isOk: missing.length === 0, says }];
    for (let at = 0; at < installed.length; at += AT_ONCE) {
      const part = installed.slice(at, at + AT_ONCE);
      found.push(...(await Promise.all(part.map((one) => examineInstallation(one, app)))));
    }
    return found;
  } catch (error) {
    return [{ what, isOk: false, says: sentence(error) }];
  }
}

const AT_ONCE = 8;

async function examineInstallation(
  { id, owner, repositories, suspended }: Awaited<ReturnType<typeof countInstalled>>[number],
  app: Pick<OpenApp, 'lacks'>,
): Promise<Finding> {
  const what = `${owner} (installation ${id}, repositories: ${repositories})`;
  const wrong = (says: string): Finding => ({ what, isOk: false, says });
  if (suspended) return wrong('The App is suspended there. Its owner can unsuspend it.');
  const lacks = await app.lacks(id).catch(sentence);
  if (typeof lacks === 'string') return wrong(lacks);
  if (lacks === null) return wrong('This App is not installed there. Check APP_ID.');
  if (lacks.length === 0) return { what, isOk: true, says: 'Everything is permitted.' };
  return wrong(`Not permitted: ${lacks.join('; ')}. Its owner has to accept the permissions.`);
}

async function examineDeliveries(database: Database): Promise<Finding[]> {
  const { deliveries, deadDeliveries: dead } = await countWaiting(database);
  const words = `${deliveries.count} wait for GitHub, and ${dead} are not tried any more.`;
  const says = dead > 0 ? `${words} See docket admin deliveries --dead.` : words;
  return [{ what: 'deliveries', isOk: dead === 0, says }];
}
