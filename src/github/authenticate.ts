// Requests with whatever token is current. One that GitHub refuses is replaced once: it may have been
// revoked, and a refused request had no effect.
import type { TokenSource } from '../shared/token-source.ts';

interface Options {
  headers: Record<string, unknown>;
}
type Request = (options: Options) => Promise<unknown>;

/** What Octokit takes for an authentication strategy. */
export function authenticate(source: TokenSource) {
  const attempt = (request: Request, options: Options, token: string) => {
    options.headers.authorization = `token ${token}`;
    return request(options);
  };
  const hook = async (request: Request, options: Options) => {
    const token = await source.get();
    try {
      return await attempt(request, options, token);
    } catch (error) {
      if ((error as { status?: number }).status !== 401) throw error;
      source.refused(token);
      const other = await source.get();
      if (other === token) throw error;
      return attempt(request, options, other);
    }
  };
  return Object.assign(async () => ({ type: 'token' }), { hook });
}
