// HTTP in front of a service, and the lines that a server writes for machines.
import { randomUUID } from 'node:crypto';
import { DEFAULT_LIMITS } from '../../jobs/engine.ts';
import { SetupError } from '../../shared/errors.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import { VERSION } from '../../shared/version.ts';
import type { DashboardDeps } from '../dashboard/routes/visit.ts';
import { createAdministration } from '../projects/administration.ts';
import { type KeyStore, keyState } from '../projects/keys.ts';
import type { Projects } from '../projects/project.ts';
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts';
import { type Listening, listen } from './listen.ts';
import {
  type AccessEntry,
  accessLine,
  inBatches,
  isWritten,
  type LineStyle,
  LOG_FORMATS,
  LOG_LEVELS,
  operatorLog,
} from './respond.ts';
import { createServer, type ServerDeps } from './server.ts';

interface Lines {
  log: Log;
  access(entry: AccessEntry): void;
}

/** Where lines go, and whether that is a terminal. */
interface LinesPlace {
  err(text: string): void;
  live: boolean;
}

export function openLines({ err, live }: LinesPlace, env: NodeJS.ProcessEnv): Lines {
  const style: LineStyle = {
    level: choice(env, 'DOCKET_LOG_LEVEL', LOG_LEVELS) ?? 'info',
    format: choice(env, 'DOCKET_LOG_FORMAT', LOG_FORMATS) ?? (live ? 'text' : 'json'),
  };
  const write = inBatches(err);
  return {
    log: operatorLog(write, systemClock, style),
    access(entry) {
      if (isWritten('info', style.level)) write(accessLine(entry, style.format));
    },
  };
}

function choice<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly T[],
): T | undefined {
  const wanted = env[name]?.trim();
  if (!wanted) return undefined;
  const found = choices.find((one) => one === wanted.toLowerCase());
  if (found) return found;
  throw new SetupError(`${name} must be ${choices.join(', ')}, not \`${wanted}\`.`);
}

interface HttpOptions extends Pick<ServerDeps, 'service' | 'webhooks' | 'reach'> {
  dashboard: DashboardDeps;
  telemetry: OpenTelemetry;
  projects: ServerDeps['projects'] & Pick<Projects, 'find'>;
  keys: KeyStore;
  port: number;
  host: string;
  lines: Lines;
  /** Settled once it is known where people reach the server, or that they cannot. */
  address?: PromiseWithResolvers<string>;
  /** What ends after the last request, also when the port cannot be had. */
  drain: () => Promise<void>;
}

/** One line per request, and what is measured of it. */
export function accessTo({ access }: Lines, { telemetry }: OpenTelemetry): ServerDeps['access'] {
  return (entry) => {
    access(entry);
    telemetry?.request(entry);
  };
}

/** Where the server will be reached; nobody has to wait for it. */
export function serverAddress(): PromiseWithResolvers<string> {
  const address = Promise.withResolvers<string>();
  address.promise.catch(() => {});
  return address;
}

/** Whether anyone can use the service, or one project of it. */
export async function hasValidKey(
  keys: Pick<KeyStore, 'list'>,
  project?: string,
): Promise<boolean> {
  const now = systemClock.now();
  return (await keys.list()).some(
    (key) => keyState(key, now) === 'valid' && (project === undefined || key.project === project),
  );
}

export async function listenTo(options: HttpOptions): Promise<Listening> {
  const { service, projects, keys, webhooks, reach, drain } = options;
  const { port, host, lines, telemetry } = options;
  const { log } = lines;
  const server = createServer({
    service,
    projects,
    keys,
    administration: (actor) => createAdministration(options.dashboard.keys(actor), projects.find),
    webhooks,
    reach,
    dashboard: options.dashboard,
    clock: systemClock,
    newId: randomUUID,
    log,
    access: accessTo(lines, telemetry),
    metrics: telemetry.metrics,
    version: VERSION,
    perHour: {
      create: DEFAULT_LIMITS.creates.perHour,
      message: DEFAULT_LIMITS.messages.perHour,
    },
  });
  try {
    const listening = await listen(server, { port, host, clock: systemClock, drain });
    options.address?.resolve(options.dashboard.publicUrl ?? listening.url);
    return listening;
  } catch (error) {
    options.address?.reject(error);
    await drain();
    throw error;
  }
}
