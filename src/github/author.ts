// Who commits are by: the account the token belongs to, at the address by which GitHub knows it.
import { sentence } from '../shared/errors.ts';
import type { Github } from './client.ts';

const VIEWER = '{ viewer { login } }';

/** Undefined if GitHub does not say; then the commits belong to nobody. */
export async function commitAuthor(
  github: Github,
): Promise<{ name: string; email: string } | undefined> {
  try {
    const { viewer } = await github.graphql<{ viewer: { login: string } }>(VIEWER, {});
    // The API for one's own account is closed to apps; this one is open to every token.
    const { data } = await github.rest.users.getByUsername({ username: viewer.login });
    // The ID makes it this account's address for good; without it, a later owner of the name gets it.
    if (data.login !== viewer.login || !Number.isSafeInteger(data.id)) return undefined;
    const host = new URL(github.serverUrl).hostname;
    return { name: data.login, email: `${data.id}+${data.login}@users.noreply.${host}` };
  } catch (error) {
    github.log.debug(`The account of the token is not known: ${sentence(error)}`);
    return undefined;
  }
}
