// Where a page of jobs ends. Jobs of several projects have one order, so a cursor is good in each.
import { isoTime } from '../shared/clock.ts';
import { InvalidRequest } from '../shared/errors.ts';

/** The jobs after it are older. */
export interface Position {
  createdAt: string;
  id: string;
}

export function isJobId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

/** For sorting. */
export function newestFirst(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? -1 : 1;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}

/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
export function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): Position {
  const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split(' ');
  if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
    return { createdAt, id };
  }
  throw new InvalidRequest(
    'Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.',
  );
}

/** From 1970 to 9999: a clock can show more, but not every store. */
export const LATEST = Date.UTC(9999, 11, 31);
export const inReach = (time: number) => Math.min(LATEST, Math.max(0, time));

function isTime(text: string): boolean {
  const time = Date.parse(text);
  return time === inReach(time) && isoTime(time) === text;
}
