// What all routes share: who asks, which repository, pages of lists.
import type { Context, Hono } from 'hono';
import { missing, Problem } from '../problem.ts';
import type { Actor } from '../tokens.ts';
import { can } from '../tokens.ts';
import type { Repository, World } from '../world.ts';

export interface Variables {
  actor: Actor;
  repo: Repository;
}
export type Api = Hono<{ Variables: Variables }>;
export type Ask = Context<{ Variables: Variables }>;

/** A private repository does not exist for those who may not see it. */
export function visibleRepository(world: World, actor: Actor, fullName: string): Repository {
  const repo = world.repository(fullName);
  if (repo.private && !can(actor, 'contents', 'read', fullName)) missing('Not Found');
  return repo;
}

export function numberParam(c: Ask, name: string): number {
  const value = c.req.param(name) ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : missing('Not Found');
}

export async function jsonBody(c: Ask): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (body && typeof body === 'object') return body as Record<string, unknown>;
  } catch {
    // answered below
  }
  throw new Problem(400, 'Problems parsing JSON');
}

/** `undefined` when absent; anything but a string is refused as GitHub refuses it. */
export function text(body: Record<string, unknown>, field: string): string | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  throw new Problem(422, `Invalid request.\n\nFor 'properties/${field}', value is not a string.`);
}

export function texts(body: Record<string, unknown>, field: string): string[] {
  const value = body[field] ?? [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new Problem(422, `Invalid request.\n\nFor 'properties/${field}', value is not an array.`);
}

/** One page of a list that is the whole answer. */
export function paged<T>(c: Ask, api: string, items: T[], shape: (item: T) => object): Response {
  return c.json(pageOfList(c, api, items).map(shape));
}

/** One page of a list, with GitHub's `Link` header. */
export function pageOfList<T>(c: Ask, api: string, items: T[]): T[] {
  const asked = (name: string, fallback: number) => {
    const value = Number(c.req.query(name) ?? fallback);
    return Number.isInteger(value) && value > 0 ? value : fallback;
  };
  const size = Math.min(100, asked('per_page', 30));
  const page = asked('page', 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const address = (to: number, rel: string) => {
    const query = new URLSearchParams(c.req.query());
    query.set('page', String(to));
    return `<${api}${c.req.path}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [address(page - 1, 'prev'), address(1, 'first')] : []),
    ...(page < last ? [address(page + 1, 'next'), address(last, 'last')] : []),
  ];
  if (links.length > 0) c.header('Link', links.join(', '));
  return items.slice((page - 1) * size, page * size);
}
