// Details of one column of the chart: under the pointer, or stepped through with the arrow keys.

export function startChart(figure: HTMLElement): void {
  const details = figure.querySelector<HTMLElement>('.details');
  if (!details) return;
  let current: Element | null = null;

  const show = (column: Element | null) => {
    current?.classList.remove('on');
    current = column;
    details.hidden = column === null;
    if (!(column instanceof SVGElement)) return;
    column.classList.add('on');
    const { title = '', people, ai, share, unit } = column.dataset;
    const known = unit ? [`${people} ${unit}`] : [`${people} people`, `${ai} AI (${share})`];
    const lines = people ? known : ['no data'];
    details.replaceChildren(
      line('strong', title),
      ...lines.map((text, index) => line('span', text, people ? (index ? 'ai' : 'human') : '')),
    );
    const [frame, box] = [figure.getBoundingClientRect(), column.getBoundingClientRect()];
    const half = details.offsetWidth / 2;
    const middle = box.left + box.width / 2 - frame.left;
    details.style.left = `${Math.max(half, Math.min(frame.width - half, middle))}px`;
  };

  for (const svg of figure.querySelectorAll<SVGElement>('svg')) {
    const columns = [...svg.querySelectorAll('.col')];
    svg.addEventListener('pointermove', (event) => show((event.target as Element).closest('.col')));
    svg.addEventListener('pointerleave', () => show(null));
    svg.addEventListener('focus', () => show(current ?? columns.at(-1) ?? null));
    svg.addEventListener('blur', () => show(null));
    svg.addEventListener('keydown', (event) => {
      const place = current ? columns.indexOf(current) : columns.length;
      const target = {
        ArrowLeft: place - 1,
        ArrowRight: place + 1,
        Home: 0,
        End: columns.length - 1,
      }[event.key];
      if (event.key === 'Escape') show(null);
      if (target === undefined) return;
      event.preventDefault();
      show(columns[Math.max(0, Math.min(columns.length - 1, target))] ?? null);
    });
  }
}

function line(tag: string, text: string, name = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = name;
  return element;
}
