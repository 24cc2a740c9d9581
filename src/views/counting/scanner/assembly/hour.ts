// The day of a time such as `14/Nov/2026:13:55:36 +0100`. Lines come in order, so that the calendar is
// asked once an hour, which is done elsewhere.
import { byteAt } from './bytes';

const COLON: i32 = 0x3a;

// "14/Nov/2", "2026:13:" and "+010", "0" of the hour whose day is known.
let date: i64 = 0;
let hour: i64 = 0;
let zone: i32 = 0;
let zoneEnd: i32 = 0;
let day: i32 = -1;

/** -1 if it is not in the hour that is known. */
export function dayAt(at: i32): i32 {
  if (load<i64>(at) !== date || load<i64>(at, 7) !== hour) return -1;
  if (load<i32>(at, 21) !== zone || byteAt(at + 25) !== zoneEnd) return -1;
  if (byteAt(at + 17) !== COLON) return -1;
  return twoDigits(at + 15) <= 59 && twoDigits(at + 18) <= 60 ? day : -1;
}

/** The day at a time, which is the same for the whole hour. */
export function keepHour(at: i32, itsDay: i32): void {
  date = load<i64>(at);
  hour = load<i64>(at, 7);
  zone = load<i32>(at, 21);
  zoneEnd = byteAt(at + 25);
  day = itsDay;
}

/** 99 when they are no digits. */
function twoDigits(at: i32): i32 {
  const tens = byteAt(at) - 48;
  const ones = byteAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 99;
}
