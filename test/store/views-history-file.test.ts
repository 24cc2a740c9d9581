import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CorruptState } from '../../src/shared/errors.ts';
import { createFileHistory } from '../../src/store/views-history-file.ts';
import { tempDir } from '../support/temp.ts';
import { fileDay, viewsHistorySuite } from './views-history.ts';

describe('the views history in files', () => {
  viewsHistorySuite(async () => {
    const dir = join(tempDir(), 'views');
    return async () => createFileHistory(dir);
  });

  it('keeps a file a day, and nothing half written', async () => {
    const dir = tempDir();
    await createFileHistory(dir).add([fileDay(), fileDay({ day: '2026-11-02' })]);
    expect(readdirSync(dir)).toEqual(['2026-11-01.ndjson', '2026-11-02.ndjson']);
  });

  it.each([
    ['cut off', '{"version":1,"day":"2026-11-01"'],
    ['empty', ''],
    ['of a later version', '{"version":3,"day":"2026-11-01","classes":[]}\n'],
    [
      'with a negative count',
      `${head()}{"file":"f","lines":1,"rules":"r","pages":{"/a":[-1]},"agents":{},"missing":{}}\n`,
    ],
  ])('stops at a day that is %s and leaves it alone', async (_, text) => {
    const dir = tempDir();
    writeFileSync(join(dir, '2026-11-01.ndjson'), text);
    const history = createFileHistory(dir);
    await expect(history.read({ from: 0, to: 100_000_000 })).rejects.toThrow(CorruptState);
    await expect(history.add([fileDay()])).rejects.toThrow(CorruptState);
    expect(readFileSync(join(dir, '2026-11-01.ndjson'), 'utf8')).toBe(text);
  });

  it('reads counts by the names of their classes', async () => {
    const dir = tempDir();
    const classes = '["other-bot","human"]';
    writeFileSync(
      join(dir, '2026-11-01.ndjson'),
      `{"version":1,"day":"2026-11-01","classes":${classes}}\n{"file":"f","lines":1,"rules":"r","pages":{"/a":[7,3]},"agents":{},"missing":{}}\n`,
    );
    const [day] = await createFileHistory(dir).read({ from: 0, to: 100_000_000 });
    expect(day?.pages).toEqual(new Map([['/a', [3, 0, 0, 0, 0, 7, 0]]]));
  });
});

function head(): string {
  return '{"version":1,"day":"2026-11-01","classes":["human"]}\n';
}
