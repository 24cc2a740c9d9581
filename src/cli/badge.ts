/** A share as a picture for a README; `unknown` is shown where there is too little to say. */
export function badge(label: string, percent: number | undefined, unknown: string): string {
  const color =
    percent === undefined
      ? '#57606a'
      : percent >= 90
        ? '#2da44e'
        : percent >= 70
          ? '#bf8700'
          : '#cf222e';
  const value = percent === undefined ? unknown : `${percent}%`;
  // At this size, a letter takes about 7 pixels.
  const left = label.length * 7 + 2;
  const width = left + 66;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${value}">
<rect width="${width}" height="20" rx="3" fill="#555"/><rect x="${left}" width="66" height="20" rx="3" fill="${color}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11"><text x="${left / 2}" y="14">${label}</text><text x="${left + 33}" y="14">${value}</text></g>
</svg>
`;
}
