// What every views history promises; run on each of them.
import { expect, it } from 'vitest';
import type { FileDay } from '../../src/views/counting/file-day.ts';
import type { ViewsHistory } from '../../src/views/counting/history.ts';

const ALWAYS = { from: 0, to: 100_000_000 };

export function fileDay(entry: Partial<FileDay> = {}): FileDay {
  return {
    file: 'f1',
    day: '2026-11-01',
    lines: 10,
    rules: '2026-11-15',
    pages: new Map([
      ['/a', [1, 0, 2, 0, 0, 0, 0]],
      ['/"b" \\ é', [0, 0, 0, 0, 0, 7, 0]],
    ]),
    agents: new Map([['Claude Code', [0, 2, 0, 0, 0, 0, 0]]]),
    missing: new Map([['/gone', [0, 1, 0, 0, 0, 0, 0]]]),
    ...entry,
  };
}

/** `open` gives a history on the same place each time it is called in a test. */
export function viewsHistorySuite(place: () => Promise<() => Promise<ViewsHistory>>): void {
  it('is empty at first', async () => {
    const history = await (await place())();
    expect(await history.read(ALWAYS)).toEqual([]);
  });

  it('gives back what was added, also to the next who opens it', async () => {
    const open = await place();
    const days = [fileDay(), fileDay({ file: 'f2' }), fileDay({ day: '2026-11-02' })];
    await (await open()).add(days);
    expect(await (await open()).read(ALWAYS)).toEqual(days);
  });

  it('does not change when the same is added again', async () => {
    const history = await (await place())();
    const days = [fileDay(), fileDay({ file: 'f2' })];
    await history.add(days);
    await history.add(days);
    await history.add([fileDay()]);
    expect(await history.read(ALWAYS)).toEqual(days);
  });

  it('keeps the larger reading of a file, whichever came first', async () => {
    const history = await (await place())();
    const larger = fileDay({ lines: 20, pages: new Map([['/a', [20, 0, 0, 0, 0, 0, 0]]]) });
    await history.add([fileDay()]);
    await history.add([larger]);
    await history.add([fileDay({ lines: 15 })]);
    expect(await history.read(ALWAYS)).toEqual([larger]);
  });

  it('reads the days it is asked for, without the last', async () => {
    const history = await (await place())();
    await history.add(['2026-10-31', '2026-11-01', '2026-11-02'].map((day) => fileDay({ day })));
    const from = Date.UTC(2026, 9, 31) / 86_400_000;
    const days = await history.read({ from, to: from + 2 });
    expect(days.map(({ day }) => day)).toEqual(['2026-10-31', '2026-11-01']);
  });
}
