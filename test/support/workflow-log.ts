/** What the runner would act on, read as it reads: `::` at a line's start, `##[` anywhere. */
export function fired(printed: string): string[] {
  const names: string[] = [];
  let stopped: string | undefined;
  for (const line of printed.split(/\r\n|\n|\r/)) {
    const name = /^\s*::([^ :]+).*?::/.exec(line)?.[1] ?? /##\[([^\]]*)\]/.exec(line)?.[1];
    if (stopped !== undefined) {
      if (name === stopped) stopped = undefined;
    } else if (name === 'stop-commands') {
      stopped = line.trim().slice('::stop-commands::'.length);
    } else if (name !== undefined) {
      names.push(name);
    }
  }
  return names;
}
