// Deliveries to apps: signed, sent once, and kept so that they can be asked for again. As on GitHub,
// nobody repeats a delivery that failed unless told to.
import { createHmac, randomUUID } from 'node:crypto';
import type { App, Apps, Installation } from './apps.ts';
import type { HostEvent } from './host-event.ts';
import { missing } from './problem.ts';
import type { World } from './world.ts';

export interface Delivery {
  id: number;
  guid: string;
  event: string;
  action: string | null;
  deliveredAt: string;
  redelivery: boolean;
  /** 0: nobody answered. */
  status: number;
  seconds: number;
  installation: number;
  repository: number | null;
  app: number;
  body: string;
}

/** GitHub waits this long. */
const PATIENCE_MS = 10_000;

export class Webhooks {
  readonly deliveries: Delivery[] = [];
  readonly #world: World;
  readonly #apps: Apps;
  readonly #now: () => number;
  /** Those that are on their way. */
  readonly #sending = new Set<Promise<unknown>>();

  constructor(world: World, apps: Apps, now: () => number) {
    this.#world = world;
    this.#apps = apps;
    this.#now = now;
  }

  /** To every app that is installed on the repository of the event. */
  announce(event: HostEvent): void {
    const { repository } = event.payload as { repository?: { id: number } };
    for (const installation of this.#apps.installedOn(repository?.id ?? 0)) {
      // Every push would be one: only for those who want them.
      if (event.name === 'push' && !this.#apps.isSubscribed(installation, 'push')) continue;
      void this.deliver(installation, event);
    }
  }

  deliver(installation: Installation, { name, payload }: HostEvent): Promise<Delivery> {
    const app = this.#apps.list.find(({ id }) => id === installation.app) as App;
    const { id } = installation;
    const body = JSON.stringify({ installation: { id, node_id: `I_${id}` }, ...payload });
    const { action, repository } = payload as { action?: string; repository?: { id: number } };
    return this.#send(app, {
      guid: randomUUID(),
      event: name,
      action: action ?? null,
      redelivery: false,
      installation: id,
      repository: repository?.id ?? null,
      body,
    });
  }

  redeliver(app: App, id: number): Promise<Delivery> {
    const found = this.deliveries.find((one) => one.id === id && one.app === app.id);
    return this.#send(app, { ...(found ?? missing('Not Found')), redelivery: true });
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  #send(
    app: App,
    what: Omit<Delivery, 'id' | 'app' | 'deliveredAt' | 'status' | 'seconds'>,
  ): Promise<Delivery> {
    const sending = this.#attempt(app, what);
    this.#sending.add(sending);
    void sending.finally(() => this.#sending.delete(sending));
    return sending;
  }

  async #attempt(
    app: App,
    what: Omit<Delivery, 'id' | 'app' | 'deliveredAt' | 'status' | 'seconds'>,
  ): Promise<Delivery> {
    const id = this.#world.nextId();
    const deliveredAt = this.#world.now();
    const startedAt = this.#now();
    const status = await post(app, what);
    const seconds = (this.#now() - startedAt) / 1000;
    const delivery = { ...what, id, app: app.id, deliveredAt, status, seconds };
    this.deliveries.push(delivery);
    return delivery;
  }
}

/** The headers of a delivery, with the signature over exactly these bytes. */
export function signedHeaders(
  { guid, event, body }: Pick<Delivery, 'guid' | 'event' | 'body'>,
  secret: string,
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'GitHub-Hookshot/local',
    'X-GitHub-Delivery': guid,
    'X-GitHub-Event': event,
    'X-Hub-Signature-256': `sha256=${signature}`,
  };
}

async function post(
  { hook }: App,
  what: Pick<Delivery, 'guid' | 'event' | 'body'>,
): Promise<number> {
  if (!hook) return 0;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = signedHeaders(what, hook.secret);
    const answer = await fetch(hook.url, { method: 'POST', headers, body: what.body, signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
