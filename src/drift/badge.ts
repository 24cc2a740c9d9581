/** The share of names that are documented, as a picture for a README. */
export function badge(percent: number): string {
  const color = percent >= 90 ? '#2da44e' : percent >= 70 ? '#bf8700' : '#cf222e';
  const value = `${percent}%`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="118" height="20" role="img" aria-label="documented: ${value}">
<rect width="118" height="20" rx="3" fill="#555"/><rect x="78" width="40" height="20" rx="3" fill="${color}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11"><text x="39" y="14">documented</text><text x="98" y="14">${value}</text></g>
</svg>
`;
}
