// What runs in the browser where people can comment: it sends comments without leaving the page, and
// shows every change of the thread when it happens. Without it, forms and pages work as well.
import { createHash } from 'node:crypto';

export const SCRIPT = `
const text = (form, words) => { form.querySelector('.said').textContent = words; };
let sent = '';

addEventListener('submit', async (event) => {
  const form = event.target;
  if (!form.matches('form.comment')) return;
  event.preventDefault();
  const button = form.querySelector('button.main');
  button.disabled = true;
  text(form, 'Sending …');
  try {
    const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' },
      body: new URLSearchParams(new FormData(form)) });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.message);
    sent = said.anchor;
    const isCommand = /^ *[/]\\w/m.test(form.elements.body.value);
    form.reset();
    text(form, isCommand ? 'Sent. Docket answers in a few seconds.' : 'Sent. Only comments that start with /docs are answered.');
    form.closest('.line-box')?.remove();
  } catch (error) {
    text(form, error.message || 'It could not be sent.');
  }
  button.disabled = false;
});

addEventListener('keydown', (event) => {
  const form = event.target.closest?.('form.comment');
  if (form && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});

addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  if (button.dataset.example) {
    const box = document.getElementById('body');
    box.value = button.dataset.example;
    box.focus();
  }
  if (button.dataset.line) {
    document.querySelector('tr.line-box')?.remove();
    const row = document.getElementById('line-box').content.cloneNode(true);
    row.querySelector('[name=path]').value = button.dataset.path;
    row.querySelector('[name=line]').value = button.dataset.line;
    button.closest('tr').after(row);
    document.querySelector('tr.line-box textarea').focus();
  }
  if ('close' in button.dataset) button.closest('tr').remove();
});

/** New and changed parts only, so that what someone reads or writes stays as it is. */
function merge(old, now) {
  let at = old.firstElementChild;
  for (const next of [...now.children]) {
    const same = next.id && [...old.children].find(({ id }) => id === next.id);
    if (!same) {
      next.classList.add('new');
      old.insertBefore(next, at);
      continue;
    }
    const typed = same.querySelector('textarea');
    if (same.outerHTML !== next.outerHTML && !typed?.value) {
      same.replaceWith(next);
      at = next.nextElementSibling;
    } else at = same.nextElementSibling;
  }
}

function update(page) {
  const before = document.querySelectorAll('.badge').length;
  document.body.dataset.version = page.body.dataset.version;
  for (const now of page.querySelectorAll('[data-live]')) {
    const old = document.getElementById(now.id);
    if (!old || old.innerHTML === now.innerHTML || old.querySelector('tr.line-box')) continue;
    if (now.dataset.live === 'merge') merge(old, now);
    else old.innerHTML = now.innerHTML;
  }
  if (document.querySelectorAll('.badge').length > before)
    for (const said of document.querySelectorAll('.said')) said.textContent = '';
  const mine = sent && document.getElementById(sent);
  if (!mine) return;
  sent = '';
  document.querySelector('.box')?.scrollIntoView({ block: 'end', behavior: 'smooth' });
}

(async () => {
  for (;;) {
    try {
      const url = new URL(location.href);
      url.searchParams.set('after', document.body.dataset.version);
      const answer = await fetch(url);
      if (!answer.ok) throw new Error();
      update(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      document.body.classList.remove('ended');
    } catch {
      document.body.classList.add('ended');
      await new Promise((done) => setTimeout(done, 2000));
    }
  }
})();
`;

export const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
