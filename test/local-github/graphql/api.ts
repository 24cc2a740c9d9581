import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';
import { problemResponse } from '../rest/app.ts';
import { answer, type GraphRequest } from './execute.ts';
import { resolvers } from './resolve.ts';

export function graphqlApi(host: Host): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const actor = host.tokens.actor(request.headers.get('authorization') ?? undefined);
      if (!actor) throw new Problem(401, 'This endpoint requires you to be authenticated.');
      const body = (await request.json()) as GraphRequest;
      return Response.json(await answer(resolvers(host, actor), body));
    } catch (error) {
      if (error instanceof Problem) return problemResponse(error);
      throw error;
    }
  };
}
