// A page for what did not work.
import { html } from '../text/escape.ts';
import { layout, type Viewer } from './layout.ts';

const TITLES: Record<number, string> = {
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible now',
  429: 'Too many requests',
  500: 'Something failed',
  503: 'Not available',
};

export function problemPage(status: number, sentences: readonly string[], viewer?: Viewer): string {
  const words = sentences.map((text) => `<p>${html(text)}</p>`).join('');
  const back = viewer ? '<p><a href="/">All jobs</a></p>' : '<p><a href="/sign-in">Sign in</a></p>';
  return layout({
    title: TITLES[status] ?? 'Check the request',
    ...(viewer && { viewer }),
    main: `<div class="card" role="alert">${words}${back}</div>`,
  });
}
