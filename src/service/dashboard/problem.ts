// A page for what did not work.
import { html } from '../../shared/text/escape.ts';
import { layout, type Viewer } from './layout.ts';

const TITLES: Record<number, string> = {
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  409: 'Not possible now',
  429: 'Too many requests',
  500: 'Something failed',
  503: 'Not available',
};

export function problemPage(status: number, sentences: readonly string[], viewer?: Viewer): string {
  // These two come before anyone asks who it is; the page of all jobs does.
  const isForAnyone = viewer !== undefined || status === 405 || status === 500;
  const back = isForAnyone ? html`<a href="/">All jobs</a>` : html`<a href="/sign-in">Sign in</a>`;
  const words = sentences.map((text) => html`<p>${text}</p>`);
  return layout({
    title: TITLES[status] ?? 'Check the request',
    ...(viewer && { viewer }),
    main: html`<div class="card" role="alert">${words}<p>${back}</p></div>`,
  });
}
