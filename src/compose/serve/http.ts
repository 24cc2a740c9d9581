// HTTP in front of a service, and the lines that a server writes for machines.
import { randomUUID } from 'node:crypto';
import type { Terminal } from '../../cli/command.ts';
import { DEFAULT_LIMITS } from '../../jobs/engine.ts';
import type { KeyStore } from '../../projects/key-store.ts';
import { keyState } from '../../projects/keys.ts';
import { accessLine, inBatches, operatorLog } from '../../server/access-log.ts';
import { type Listening, listen } from '../../server/listen.ts';
import { createServer, type ServerDeps } from '../../server/server.ts';
import { systemClock } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { VERSION } from '../../shared/version.ts';

export interface Lines {
  write: (line: string) => void;
  log: Log;
}

export function openLines(terminal: Pick<Terminal, 'err'>): Lines {
  const write = inBatches(terminal.err);
  return { write, log: operatorLog(write, systemClock) };
}

export interface HttpOptions
  extends Pick<ServerDeps, 'service' | 'projects' | 'keys' | 'webhooks'> {
  port: number;
  host: string;
  lines: Lines;
  /** What ends after the last request, also when the port cannot be had. */
  drain: () => Promise<void>;
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
  const { service, projects, keys, webhooks, port, host, lines, drain } = options;
  const server = createServer({
    service,
    projects,
    keys,
    webhooks,
    clock: systemClock,
    newId: randomUUID,
    log: lines.log,
    access: (entry) => lines.write(accessLine(entry)),
    version: VERSION,
    perHour: {
      create: DEFAULT_LIMITS.creates.perHour,
      message: DEFAULT_LIMITS.messages.perHour,
    },
  });
  try {
    return await listen(server, { port, host, clock: systemClock, drain });
  } catch (error) {
    await drain();
    throw error;
  }
}
