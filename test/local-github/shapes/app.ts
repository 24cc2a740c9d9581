import type { App, Installation } from '../apps.ts';
import type { Delivery } from '../webhooks.ts';
import type { World } from '../world.ts';
import { type Links, nodeId } from './links.ts';
import { userShape } from './user.ts';

export function appShape(world: World, links: Links, app: App) {
  return {
    id: app.id,
    slug: app.slug,
    node_id: nodeId('A', app.id),
    owner: userShape(links, world.account(app.owner)),
    name: app.slug,
    description: null,
    external_url: links.server,
    html_url: `${links.server}/apps/${app.slug}`,
    created_at: app.createdAt,
    updated_at: app.createdAt,
    permissions: app.permissions,
    events: app.events,
  };
}

export function installationShape(
  world: World,
  links: Links,
  { id, account, suspendedAt, createdAt }: Installation,
  app: App,
) {
  const target = world.account(account);
  return {
    id,
    account: userShape(links, target),
    repository_selection: 'selected',
    access_tokens_url: `${links.api}/app/installations/${id}/access_tokens`,
    repositories_url: `${links.api}/installation/repositories`,
    html_url: `${links.server}/settings/installations/${id}`,
    app_id: app.id,
    app_slug: app.slug,
    target_id: target.id,
    target_type: target.type === 'Organization' ? 'Organization' : 'User',
    permissions: app.permissions,
    events: app.events,
    created_at: createdAt,
    updated_at: createdAt,
    single_file_name: null,
    suspended_by: suspendedAt === null ? null : userShape(links, target),
    suspended_at: suspendedAt,
  };
}

export function deliveryShape(delivery: Delivery) {
  return {
    id: delivery.id,
    guid: delivery.guid,
    delivered_at: delivery.deliveredAt,
    redelivery: delivery.redelivery,
    duration: delivery.seconds,
    status: delivery.status >= 200 && delivery.status < 300 ? 'OK' : 'failed',
    status_code: delivery.status,
    event: delivery.event,
    action: delivery.action,
    installation_id: delivery.installation,
    repository_id: delivery.repository,
  };
}
