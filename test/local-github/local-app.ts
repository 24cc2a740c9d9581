// An app as its owner and the people who install it use it. Each act is delivered to the app.
import type { App, Installation } from './apps.ts';
import type { Host } from './host.ts';
import type { HostEvent } from './host-event.ts';
import { ownerOf } from './pulls.ts';
import type { LocalRepository } from './repository.ts';
import { installationShape } from './shapes/app.ts';
import { nodeId } from './shapes/links.ts';
import { repositoryShape } from './shapes/repository.ts';
import { userShape } from './shapes/user.ts';
import { type Delivery, signedHeaders } from './webhooks.ts';

export class LocalApp {
  readonly privateKey: string;
  readonly #host: Host;
  readonly #app: App;

  constructor(host: Host, app: App, privateKey: string) {
    this.#host = host;
    this.#app = app;
    this.privateKey = privateKey;
  }

  get id(): number {
    return this.#app.id;
  }
  get slug(): string {
    return this.#app.slug;
  }
  /** Every attempt so far. */
  get deliveries(): readonly Delivery[] {
    return this.#host.webhooks.deliveries.filter(({ app }) => app === this.id);
  }

  /** Lets people sign in with the app; they come back to an address below this one. */
  allowSignIn(callback: string): { clientId: string; clientSecret: string } {
    return this.#host.apps.oauth.register(this.id, callback);
  }

  /** Where deliveries go from now on. */
  hook(url: string, secret = this.#app.hook?.secret ?? ''): void {
    this.#app.hook = { url, secret };
  }

  async install(...repositories: LocalRepository[]): Promise<Installation> {
    const [first] = repositories;
    const ids = repositories.map(({ id }) => id);
    const made = this.#host.apps.install(this.#app, ownerOf(first ?? { fullName: '' }), ids);
    await this.#tell(made, 'installation', 'created', { repositories: ids.map(this.#brief) });
    return made;
  }

  /** Its owner takes one of its permissions away. */
  forbid(area: string): void {
    delete this.#app.permissions[area];
  }

  async uninstall(installation: Installation): Promise<void> {
    const { apps } = this.#host;
    apps.installations = apps.installations.filter((one) => one !== installation);
    await this.#tell(installation, 'installation', 'deleted', {});
  }

  async suspend(installation: Installation, suspended = true): Promise<void> {
    installation.suspendedAt = suspended ? this.#host.world.now() : null;
    await this.#tell(installation, 'installation', suspended ? 'suspend' : 'unsuspend', {});
  }

  async choose(installation: Installation, ...repositories: LocalRepository[]): Promise<void> {
    const before = installation.repositories;
    installation.repositories = repositories.map(({ id }) => id);
    const added = installation.repositories.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !installation.repositories.includes(id));
    const lists = {
      repository_selection: 'selected',
      repositories_added: added.map(this.#brief),
      repositories_removed: removed.map(this.#brief),
    };
    const action = added.length > 0 ? 'added' : 'removed';
    await this.#tell(installation, 'installation_repositories', action, lists);
  }

  /** Every token that it has is good for nothing any more. */
  revokeTokens(): void {
    this.#host.apps.revokeAll(this.#app);
  }

  /** Renames the repository, or gives it to another owner. */
  async rename(installation: Installation, repository: LocalRepository, name: string) {
    const { world, links } = this.#host;
    const repo = world.repository(repository.fullName);
    const { threads, comments, reviews, reviewComments } = world.data;
    for (const one of [...threads, ...comments, ...reviews, ...reviewComments]) {
      if (one.repo === repo.fullName) one.repo = name;
    }
    repo.fullName = name;
    world.changed();
    const shape = repositoryShape(world, links, repo);
    await this.#tell(installation, 'repository', 'renamed', { repository: shape });
  }

  /** An event as it would be delivered, for whoever wants to send it in a way of their own. */
  signed(event: HostEvent & { guid: string }, installation: Installation) {
    const payload = { installation: { id: installation.id }, ...event.payload };
    const body = JSON.stringify(payload);
    const { hook } = this.#app;
    const headers = signedHeaders(
      { guid: event.guid, event: event.name, body },
      hook?.secret ?? '',
    );
    return { body, headers };
  }

  /** As its owner does on the App's page. */
  redeliver({ id }: Delivery): Promise<Delivery> {
    return this.#host.webhooks.redeliver(this.#app, id);
  }

  /** Resolves when every delivery has got its answer. */
  settled(): Promise<void> {
    return this.#host.webhooks.settled();
  }

  async #tell(installation: Installation, name: string, action: string, more: object) {
    const { world, links, webhooks } = this.#host;
    const sender = userShape(links, world.account(installation.account));
    const shape = installationShape(world, links, installation, this.#app);
    const payload = { action, installation: shape, ...more, sender };
    await webhooks.deliver(installation, { name, payload });
  }

  readonly #brief = (id: number) => {
    const repo = this.#host.world.data.repositories.find((one) => one.id === id);
    const fullName = repo?.fullName ?? '';
    return {
      id,
      node_id: nodeId('R', id),
      name: fullName.split('/')[1] ?? '',
      full_name: fullName,
      private: repo?.private ?? false,
    };
  };
}
