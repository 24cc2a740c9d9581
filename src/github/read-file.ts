import { InvalidRequest, NotFound } from '../shared/errors.ts';
import type { Github } from './client.ts';

/** A text file of a repository's default branch; null when there is none. */
export async function readFile(
  { rest }: Github,
  place: { owner: string; repo: string; path: string },
): Promise<string | null> {
  try {
    const { data } = await rest.repos.getContent(place);
    if (Array.isArray(data) || data.type !== 'file') return null;
    // GitHub leaves the content of a large file out; that must not pass for an empty one.
    if (data.encoding !== 'base64') {
      throw new InvalidRequest(
        `\`${place.path}\` in ${place.owner}/${place.repo} is larger than 1 MB. Make it smaller.`,
      );
    }
    return Buffer.from(data.content, 'base64').toString('utf8');
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
