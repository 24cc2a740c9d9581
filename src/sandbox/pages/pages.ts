import type { Host } from '../host.ts';

export function pages(_host: Host): (request: Request) => Promise<Response> {
  return async () => new Response('soon', { status: 404 });
}
