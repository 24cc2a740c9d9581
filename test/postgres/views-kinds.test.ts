import { expect, it } from 'vitest';
import { countKind, createPostgresHistory } from '../../src/postgres/views-history.ts';
import { fileDay } from '../store/views-history.ts';
import { addProject, testDatabase } from '../support/database.ts';
import { viewsOf } from '../support/log-counting.ts';

const reported = (views: number) =>
  fileDay({
    file: 'collector-1',
    lines: views,
    pages: new Map([['/reported', [views, 0, 0, 0, 0, 0, 0]]]),
  });

it('of a day with views from logs and from pages, those of the newer kind count', async () => {
  const database = await testDatabase();
  await addProject(database, 'p');
  const history = createPostgresHistory(database, 'p');
  const paths = async () =>
    (await viewsOf(database, 'p').getViews('p', {})).views.map(({ path }) => path);
  await history.add([fileDay(), fileDay({ day: '2026-11-02' })]);
  await history.add([reported(3)]);
  expect(await paths()).toEqual(['/a', '/reported']);
  await history.add([reported(9)]);
  expect(await paths()).toEqual(['/reported', '/a']);
  await countKind(database, 'p', 'logs');
  expect(await paths()).toEqual(['/a']);
  await countKind(database, 'p', 'pages');
  await countKind(database, 'p', 'pages');
  expect(await paths()).toEqual(['/reported', '/a']);
});
