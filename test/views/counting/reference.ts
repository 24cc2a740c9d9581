// The engine again, slow and obvious: strings, regular expressions and nothing remembered. What
// the real one answers must be what this one answers.
import { isbot } from 'isbot';
import { RULES } from '../../../src/views/counting/rules.ts';

/** What one line says, however it is written. */
export interface Request {
  /** As the log writes it: local time, with minutes ahead of UTC. */
  time: number;
  zone: number;
  method: string;
  /** With its query. */
  target: string;
  status: number;
  agent?: string;
  contentType?: string;
}

export interface View {
  day: string;
  path: string;
  kind: string;
}

export function referenceViews(requests: readonly Request[]): View[] {
  return requests.flatMap((request) => {
    const { method, status, contentType } = request;
    if (method !== 'GET') return [];
    if (!(String(status).startsWith('2') && status > 199) && status !== 304) return [];
    if (contentType && !/html|markdown|text\/plain/.test(contentType)) return [];
    const [target = '', query = ''] = request.target.split(/[?#](.*)/s);
    if (query.split('&').some((part) => part.startsWith('_rsc='))) return [];
    const page = referencePage(target);
    if (!page) return [];
    const day = new Date(request.time - request.zone * 60_000).toISOString().slice(0, 10);
    return [{ day, path: page.path, kind: referenceClass(request.agent, page.markdown) }];
  });
}

export function referenceClass(agent: string | undefined, markdown: boolean): string {
  if (agent === undefined) return 'unknown';
  const named = RULES.agents.find(({ match }) => new RegExp(match, 'i').test(agent));
  if (named) return named.class;
  const library = RULES.libraries.some(({ match }) => new RegExp(match, 'i').test(agent));
  const nobody = agent === '' || agent === '-';
  if (markdown && (library || nobody || !isbot(agent))) return 'coding-agent';
  return library || nobody || isbot(agent) ? 'other-bot' : 'human';
}

function referencePage(raw: string): { path: string; markdown: boolean } | undefined {
  let path = raw.replace(/^https?:\/\/[^/]*/i, '') || '/';
  if (!path.startsWith('/')) return undefined;
  path = decode(path).replace(/\/+/g, '/');
  const name = path.split('/').at(-1) ?? '';
  if (['llms.txt', 'llms-full.txt', 'skill.md'].includes(name.toLowerCase())) {
    return { path, markdown: true };
  }
  if (RULES.assetFolders.some((folder) => path.startsWith(folder))) return undefined;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (RULES.assetExtensions.includes(extension)) return undefined;
  const markdown = ['md', 'mdx', 'markdown'].includes(extension);
  if (markdown) path = path.slice(0, path.lastIndexOf('.'));
  const parts = path.split('/');
  const folded = ['', 'index', 'index.html', 'index.htm'];
  while (parts.length > 1 && folded.includes(parts.at(-1)?.toLowerCase() ?? '')) parts.pop();
  return { path: parts.join('/') || '/', markdown };
}

/** Character by character: what is visible is decoded, if the whole run of escapes is UTF-8. */
function decode(path: string): string {
  const bytes = [...Buffer.from(path)].map((byte) =>
    byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16)}`,
  );
  const stray = /%(?![0-9a-fA-F]{2})/g;
  return bytes
    .join('')
    .replace(stray, '%25')
    .replace(/(?:%[0-9a-fA-F]{2})+/g, (run) => {
      try {
        return [...decodeURIComponent(run)]
          .map((character) =>
            /[\p{C}\p{Z}]/u.test(character) || '/?#%'.includes(character)
              ? Buffer.from(character).toString('hex').toUpperCase().replace(/../g, '%$&')
              : character,
          )
          .join('');
      } catch {
        return run.toUpperCase();
      }
    });
}
