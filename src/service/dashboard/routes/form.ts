// What a form of the dashboard sent.
import { InvalidRequest } from '../../../shared/errors.ts';
import { readBytes } from '../../server/body.ts';

const MAX_FORM_BYTES = 16 * 1024;

export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new InvalidRequest('Send the form as a browser does.', { code: 'unsupported-type' });
  }
  return new URLSearchParams(
    Buffer.from(await readBytes(request, MAX_FORM_BYTES)).toString('utf8'),
  );
}

/** Only a path of this server: anything else leads to the first page. */
export function safePath(path: string | null | undefined): string {
  const base = 'http://docket.invalid';
  if (!path || !/^\/[^\u0000-\u0020\\]{0,2000}$/.test(path) || !URL.canParse(path, base))
    return '/';
  const url = new URL(path, base);
  // As it is after `.` and `../../../server` are gone: with two slashes, the next part would be a host.
  const isHere = url.origin === base && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search : '/';
}
