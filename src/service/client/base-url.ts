// Where the service is: checked once, before any key is sent there.
import { SetupError } from '../../shared/errors.ts';

/** Without a trailing slash, so that a route's path can be appended. */
export function baseUrlOf(text: string): URL {
  if (!URL.canParse(text)) {
    throw new SetupError('The base URL is not a valid URL. Use the form https://docs.example.com.');
  }
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new SetupError(
      `The base URL must start with https:// or http://, not ${url.protocol}//.`,
    );
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new SetupError(
      'The base URL must not contain a user name, password, query, or fragment. Set the API key separately.',
    );
  }
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url;
}
