// Pieces of markup that several pages share.
import { DAY_MS } from '../../shared/days.ts';
import { type Html, html, type Insert } from '../../shared/text/escape.ts';

export interface NamedProject {
  id: string;
  /** What people call it. */
  name: string;
}

/** `OWNER/NAME` on GitHub, or the folder's own name. */
export function projectNames<T extends { id: string; repo: string }>(
  projects: readonly T[],
): (T & NamedProject)[] {
  const named = projects.map((project) => ({
    ...project,
    name: nameOf(project.repo) || project.id,
  }));
  const same = Map.groupBy(named, ({ name }) => name);
  return named.map((project) => {
    const isShared = (same.get(project.name)?.length ?? 0) > 1;
    return isShared ? { ...project, name: `${project.name} (${project.id})` } : project;
  });
}

const nameOf = (repo: string) =>
  /^[\w-][\w.-]*\/[\w.-]+$/.test(repo)
    ? repo
    : (repo
        .split(/[\\/]+/)
        .filter(Boolean)
        .at(-1)
        ?.replace(/\.git$/, '') ?? '');

/** A project that is no longer here has only its ID. */
export function nameIn(projects: readonly NamedProject[], id: string): string {
  return projects.find((project) => project.id === id)?.name ?? id;
}

/** By ID, or as people call it. */
export function findProject<T extends NamedProject>(
  projects: readonly T[],
  text: string,
): T | undefined {
  return projects.find(({ id }) => id === text) ?? projects.find(({ name }) => name === text);
}

/** Nobody chooses from a longer list, and it would be most of the page: projects are chosen by name then. */
const MAX_CHOICES = 100;

export function projectField(projects: readonly NamedProject[], chosen: string, none?: string) {
  if (projects.length > MAX_CHOICES) {
    const name = chosen && nameIn(projects, chosen);
    return field(
      'Project',
      html`<input name="project" maxlength="200" value="${name}" placeholder="${none ?? 'OWNER/NAME or project ID'}"${none === undefined && html` required`}>`,
    );
  }
  const all = projects.map(({ id, name }) => [id, name] as const);
  const choices = none === undefined ? all : [['', none] as const, ...all];
  return field('Project', html`<select name="project">${options(choices, chosen)}</select>`);
}

/** On narrow screens, each cell has its heading beside it. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Insert[])[],
): Html {
  const head = heads.map(
    (name) => html`<th scope="col">${name || html`<span class="sr">Actions</span>`}</th>`,
  );
  const body = rows.map((cells) => {
    const row = cells.map((cell, at) => html`<td data-head="${heads[at]}">${cell}</td>`);
    return html`<tr>${row}</tr>`;
  });
  return html`<div class="card lists"><table class="list"><caption class="sr">${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export function facts(rows: readonly (readonly [name: string, value: Insert])[]): Html {
  return html`<dl class="facts card">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** `then` is what to do about it. */
export function nothing(title: string, ...then: Insert[]): Html {
  return html`<div class="empty"><strong>${title}</strong>${then.map((part) => html`<p>${part}</p>`)}</div>`;
}

/** How long ago, with the exact time in UTC: the server knows no other zone. */
export function time(iso: string | null | undefined, now: number, none = '–'): Html {
  if (!iso) return html`${none}`;
  const exact = `${iso.slice(0, 16).replace('T', ' ')} UTC`;
  return html`<time datetime="${iso}" title="${exact}">${relativeTime(Date.parse(iso), now)}</time>`;
}

const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
/** Further away, a date says more. */
const RELATIVE_DAYS = 30;
// Made for the first page that has a time: every server and worker would start later by 27 ms.
let words: Intl.RelativeTimeFormat | undefined;
let dates: Intl.DateTimeFormat | undefined;

function relativeTime(at: number, now: number): string {
  const away = at - now;
  if (Number.isNaN(away)) return '–';
  if (Math.abs(away) > RELATIVE_DAYS * DAY_MS) {
    dates ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    return dates.format(at);
  }
  const [unit, ms] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? [];
  if (!unit || !ms) return 'just now';
  words ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  return words.format(Math.trunc(away / ms), unit);
}

export function field(label: string, control: Html): Html {
  return html`<label class="field"><span>${label}</span>${control}</label>`;
}

export function options(
  all: readonly (readonly [value: string, text: string])[],
  chosen: string,
): Html[] {
  return all.map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  );
}

/** A path of this server with a query. */
export function address(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

export function older(
  path: string,
  query: Record<string, string | undefined>,
  next: string | null,
  name = 'Older',
): Insert {
  const href = address(path, { ...query, cursor: next ?? undefined });
  return next !== null && html`<p class="more"><a rel="next" href="${href}">${name}</a></p>`;
}

/** A link only to a web address; anything else is shown as text. */
export function link(url: string, text: Insert): Html {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return html`${text}`;
  return html`<a href="${url}" rel="noreferrer">${text}</a>`;
}

export function state(word: string, kind = word): Html {
  return html`<span class="state ${kind}">${word}</span>`;
}
