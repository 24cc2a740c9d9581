// nginx's and Apache's combined format, common (the same without referer and agent), and their
// relatives with a virtual host before or more fields after:
//
//   1.2.3.4 - ann [14/Nov/2026:13:55:36 +0100] "GET /guide?x=1 HTTP/1.1" 200 2326 "referer" "agent"
//
// This is the hot loop. What makes it fast, each measured:
//   · the scanner walks the bytes, keeps positions and makes no string;
//   · a date is looked up in the calendar once an hour;
//   · assets, which are most lines, are passed over once their paths are known;
//   · the agent is found only for page views (`findAgent`).
import { ASK, type Hit, type LineFormat, type Rejection } from '../hit.ts';
import { FIELDS, findAgent, keepHour, pass, readCombined, valueIn } from '../scanner/scanner.ts';
import { clfDays } from './fields.ts';

const [TIME, DAY, IS_GET, PATH, PATH_END, QUERY, QUERY_END, STATUS] = [0, 1, 2, 3, 4, 5, 6, 7];
const [REST, AGENT, AGENT_END, REFERRER, REFERRER_END, PAGE] = [8, 9, 10, 11, 12, 13];
const [PASSED, PASSED_DAY, LINE, LINE_END, FOUND] = [14, 15, 16, 17, 18] as const;
/** What `readCombined` may return, in the order in which it looks. */
const REJECTIONS = [undefined, 'no time in brackets', 'no request in quotes', 'no status'];
const NO_TIME = 1;
const ZERO = 0x30;

const AGENT_SETTING = 'Use the `combined` log format.';

export function combinedFormat(): LineFormat {
  const dayAt = clfDays();

  function read(hit: Hit, start: number, end: number): Rejection | undefined {
    const found = readOnce(start, end);
    if (found === NO_TIME) return REJECTIONS[found];
    const time = FIELDS[TIME] as number;
    hit.day = FIELDS[DAY] as number;
    if (hit.day < 0) hit.day = newHour(hit, time);
    if (hit.day < 0) return 'invalid time';
    if (found !== 0) return REJECTIONS[found];
    hit.addressStart = start;
    hit.addressEnd = time - 1;
    hit.get = FIELDS[IS_GET] === 1;
    hit.pathStart = FIELDS[PATH] as number;
    hit.pathEnd = FIELDS[PATH_END] as number;
    hit.queryStart = FIELDS[QUERY] as number;
    hit.queryEnd = FIELDS[QUERY_END] as number;
    hit.status = FIELDS[STATUS] as number;
    const page = FIELDS[PAGE] as number;
    hit.target = page > 0 ? valueIn(page) : ASK;
    hit.literal = false;
    // Where to look for the agent, should anyone ask.
    hit.agentStart = FIELDS[REST] as number;
    hit.agentEnd = end;
    return undefined;
  }

  function newHour({ bytes, view }: Hit, time: number): number {
    const day = dayAt(bytes, view, time);
    // Where zones are whole hours, no day ends within one.
    const whole = bytes[time + 24] === ZERO && bytes[time + 25] === ZERO;
    if (day >= 0 && whole) keepHour(time, day);
    return day;
  }

  return {
    name: 'combined',
    agentSetting: AGENT_SETTING,
    read,
    findAgent: placeAgent,
    pass(pages, start, end, counted) {
      const at = pass(pages, start, end);
      const passed = FIELDS[PASSED] as number;
      if (passed > 0) counted(passed, FIELDS[PASSED_DAY] as number);
      return at;
    },
  };
}

/** The line at which `pass` has stopped is in the fields already. */
function readOnce(start: number, end: number): number {
  if (FIELDS[LINE] !== start || FIELDS[LINE_END] !== end) return readCombined(start, end);
  FIELDS[LINE] = 0;
  return FIELDS[FOUND] as number;
}

function placeAgent(hit: Hit): void {
  findAgent(hit.agentStart, hit.agentEnd);
  hit.agentStart = FIELDS[AGENT] as number;
  hit.agentEnd = FIELDS[AGENT_END] as number;
  hit.referrerStart = FIELDS[REFERRER] as number;
  hit.referrerEnd = FIELDS[REFERRER_END] as number;
}
