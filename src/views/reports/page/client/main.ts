import { startChart } from './chart.ts';
import { startTable } from './table.ts';

for (const figure of document.querySelectorAll<HTMLElement>('.chart')) startChart(figure);

const section = document.getElementById('all');
const packed = document.getElementById('pages-data');
if (section && packed) {
  startTable(section, packed).catch(() => {
    section.dataset.failed = '';
  });
}
