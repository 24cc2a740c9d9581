// Who signs off: a person's account as GitHub knows it, at the address that hides the real one.
import type { Signer } from '../jobs/sign-off.ts';
import type { Github } from './client.ts';

/** Null for apps and bots, which cannot certify anything. */
export async function signerOf(
  base: Github,
  login: string,
  signal: AbortSignal,
): Promise<Signer | null> {
  const github = base.withSignal(signal);
  const { data } = await github.rest.users.getByUsername({ username: login });
  if (data.type !== 'User') return null;
  const host = new URL(github.serverUrl).hostname;
  const { id, login: known, name } = data;
  return { login: known, name: name ?? '', email: `${id}+${known}@users.noreply.${host}` };
}
