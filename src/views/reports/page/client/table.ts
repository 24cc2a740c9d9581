// The table of all pages. Only the rows in sight are in the document, whatever their number.
import { change, difference } from '../../format.ts';
import { decode, type Pages } from './decode.ts';
import { arrange, type Filter, type SortKey, type View } from './order.ts';

const SPARE_ROWS = 8;
/** Browsers stop laying out somewhere above 17 million pixels. */
const MAX_HEIGHT = 16_000_000;
const number = new Intl.NumberFormat('en-US');

export async function startTable(section: HTMLElement, packed: HTMLElement): Promise<void> {
  const pages = decode(await unpack(packed.textContent ?? ''));
  packed.remove();
  new PageTable(section, pages);
}

async function unpack(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

class PageTable {
  readonly #pages: Pages;
  readonly #scroller: HTMLElement;
  readonly #table: HTMLTableElement;
  readonly #body: HTMLTableSectionElement;
  readonly #above: HTMLTableRowElement;
  readonly #below: HTMLTableRowElement;
  readonly #status: HTMLElement;
  readonly #empty: HTMLElement;
  readonly #heads: HTMLElement[];
  /** Columns that not every report has, with their places in a row. */
  readonly #change: number;
  readonly #sent: number;
  readonly #largest: number;
  #view: View = { key: 'total', descending: true, filter: 'all', search: '' };
  #rows: Uint32Array = new Uint32Array();
  #slots: HTMLTableRowElement[] = [];
  #rowHeight = 38;
  #drawn = '';

  constructor(section: HTMLElement, pages: Pages) {
    this.#pages = pages;
    this.#scroller = find(section, '.scroll');
    this.#table = find(section, 'table');
    this.#body = find(section, 'tbody');
    this.#status = find(section, '.status');
    this.#empty = find(section, '.nothing');
    this.#heads = [...section.querySelectorAll<HTMLElement>('th[data-key]')];
    this.#change = columnOf(section, 'change');
    this.#sent = columnOf(section, 'sent');
    this.#largest = pages.total.reduce((most, total) => Math.max(most, total), 1);
    // No wider than the table of a phone, where it would add a column.
    const columns = this.#heads.filter(
      (head) => !head.hidden && !head.classList.contains('hide'),
    ).length;
    this.#above = spacer(columns);
    this.#below = spacer(columns);
    this.#body.replaceChildren(this.#above, this.#below);
    this.#listen(section);
    this.#arrange();
    section.dataset.ready = '';
  }

  #listen(section: HTMLElement): void {
    let waiting = false;
    const draw = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        this.#draw();
      });
    };
    this.#scroller.addEventListener('scroll', draw, { passive: true });
    new ResizeObserver(draw).observe(this.#scroller);
    const search = find<HTMLInputElement>(section, 'input[type=search]');
    search.addEventListener('input', () => this.#changeView({ search: search.value }));
    for (const choice of section.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      choice.addEventListener('change', () => this.#changeView({ filter: choice.value as Filter }));
    }
    for (const head of this.#heads) {
      find(head, 'button').addEventListener('click', () => {
        const key = head.dataset.key as SortKey;
        const again = this.#view.key === key;
        this.#changeView({ key, descending: again ? !this.#view.descending : key !== 'path' });
      });
    }
  }

  #changeView(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.#scroller.scrollTop = 0;
    this.#arrange();
  }

  #arrange(): void {
    this.#rows = arrange(this.#pages, this.#view);
    const { key, descending } = this.#view;
    for (const head of this.#heads) {
      const sort = descending ? 'descending' : 'ascending';
      if (head.dataset.key === key) head.setAttribute('aria-sort', sort);
      else head.removeAttribute('aria-sort');
    }
    const [shown, all] = [this.#rows.length, this.#pages.paths.length];
    this.#status.textContent =
      shown === all
        ? `${number.format(all)} pages`
        : `${number.format(shown)} of ${number.format(all)} pages`;
    this.#table.setAttribute('aria-rowcount', String(shown + 1));
    this.#empty.hidden = shown > 0;
    this.#drawn = '';
    this.#draw();
  }

  #draw(): void {
    const height = this.#slots[0]?.offsetHeight;
    if (height) this.#rowHeight = height;
    const reach = Math.min(this.#rows.length, Math.floor(MAX_HEIGHT / this.#rowHeight));
    const inSight = Math.ceil(this.#scroller.clientHeight / this.#rowHeight) + 2 * SPARE_ROWS;
    const top = Math.floor(this.#scroller.scrollTop / this.#rowHeight) - SPARE_ROWS;
    const first = Math.max(0, Math.min(top, reach - inSight));
    const last = Math.min(reach, first + inSight);
    const drawing = `${first} ${last} ${this.#rowHeight}`;
    if (drawing === this.#drawn) return;
    this.#drawn = drawing;
    while (this.#slots.length < last - first) this.#slots.push(this.#slot());
    this.#slots.forEach((slot, index) => {
      const place = first + index;
      slot.hidden = place >= last;
      if (!slot.hidden) this.#fill(slot, this.#rows[place] ?? 0, place);
    });
    setHeight(this.#above, first * this.#rowHeight);
    setHeight(this.#below, (reach - last) * this.#rowHeight);
  }

  #slot(): HTMLTableRowElement {
    const template = find<HTMLTemplateElement>(this.#scroller, 'template');
    const row = template.content.firstElementChild?.cloneNode(true) as HTMLTableRowElement;
    this.#below.before(row);
    return row;
  }

  #fill(slot: HTMLTableRowElement, row: number, place: number): void {
    const { paths, human, ai, total, before, sent } = this.#pages;
    const [people = 0, machines = 0, all = 0, was = Number.NaN, from = Number.NaN] = [
      human[row],
      ai[row],
      total[row],
      before[row],
      sent[row],
    ];
    slot.setAttribute('aria-rowindex', String(place + 2));
    const cells = slot.cells;
    const path = cells[0]?.firstElementChild as HTMLElement;
    path.textContent = path.title = paths[row] ?? '';
    text(cells[1], number.format(people));
    const unknown = this.#scroller.dataset.agents === 'unknown';
    text(cells[2], unknown ? '–' : number.format(machines));
    text(cells[3], number.format(all));
    text(cells[4], unknown || all === 0 ? '–' : `${Math.round((100 * machines) / all)}%`);
    const bar = cells[5]?.firstElementChild;
    const parts = bar?.children as HTMLCollectionOf<HTMLElement> | undefined;
    if (parts?.[0] && parts[1]) {
      parts[0].style.width = `${(100 * people) / this.#largest}%`;
      parts[1].style.width = `${(100 * machines) / this.#largest}%`;
    }
    showChange(cells[this.#change], all, Number.isNaN(was) ? null : was);
    text(cells[this.#sent], Number.isNaN(from) ? '–' : number.format(from));
  }
}

function columnOf(section: HTMLElement, key: string): number {
  const head = section.querySelector<HTMLTableCellElement>(`th[data-key=${key}]`);
  return head?.cellIndex ?? -1;
}

/** As in the table of top pages. */
function showChange(cell: HTMLElement | undefined, now: number, before: number | null): void {
  const [moved, share] = cell?.querySelectorAll('span') ?? [];
  text(moved, difference(now, before));
  text(share, before === null || now === before ? '' : (change(now, before) ?? ''));
}

function text(cell: HTMLElement | undefined, value: string): void {
  if (cell) cell.textContent = value;
}

function spacer(columns: number): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.setAttribute('aria-hidden', 'true');
  row.className = 'spacer';
  const cell = row.insertCell();
  cell.colSpan = columns;
  return row;
}

function setHeight(row: HTMLTableRowElement, height: number): void {
  row.hidden = height === 0;
  const cell = row.cells[0];
  if (cell) cell.style.height = `${height}px`;
}

function find<T extends HTMLElement>(root: HTMLElement, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`The report has no ${selector}.`);
  return found;
}
