// The front matter of a page, as text.

/** Between two lines of dashes, or of plus signs. */
export function splitFront(text: string): { front: string; body: string; mark?: string } {
  const page = text.startsWith('\ufeff') ? text.slice(1) : text;
  const [first = ''] = page.split('\n', 1);
  const mark = first.trimEnd();
  if (mark !== '---' && mark !== '+++') return { front: '', body: page };
  let at = first.length + 1;
  for (const line of page.slice(at).split('\n')) {
    if (line.trimEnd() === mark)
      return {
        front: page.slice(first.length + 1, at),
        body: page.slice(at + line.length + 1),
        mark,
      };
    at += line.length + 1;
  }
  return { front: '', body: page };
}
