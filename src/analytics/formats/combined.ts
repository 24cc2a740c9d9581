// nginx's and Apache's combined format, common (the same without referer and agent), and their
// relatives with a virtual host before or more fields after:
//
//   1.2.3.4 - ann [14/Nov/2026:13:55:36 +0100] "GET /guide?x=1 HTTP/1.1" 200 2326 "referer" "agent"
//
// This is the hot loop. What makes it fast, each measured:
//   · the scanner walks the bytes, keeps positions and makes no string;
//   · a date is looked up in the calendar only when its bytes differ from the line before;
//   · the agent is found only for page views (`findAgent`): most lines are assets.
import type { Hit, LineFormat, Rejection } from '../hit.ts';
import { FIELDS, findAgent, readCombined } from '../scanner/scanner.ts';
import { clfDays } from './time.ts';

const [TIME, IS_GET, PATH, PATH_END, QUERY, QUERY_END, STATUS, REST] = [0, 1, 2, 3, 4, 5, 6, 7];
const [AGENT, AGENT_END, REFERRER, REFERRER_END] = [8, 9, 10, 11];
/** What `readCombined` may return, in the order in which it looks. */
const REJECTIONS = [undefined, 'no time in brackets', 'no request in quotes', 'no status'];
const NO_TIME = 1;

const AGENT_SETTING =
  'Use the `combined` log format. In HAProxy, use `option httplog` with `capture request header User-Agent len 512`.';

export function combinedFormat(): LineFormat {
  const dayAt = clfDays();

  function read(hit: Hit, start: number, end: number): Rejection | undefined {
    const found = readCombined(start, end);
    if (found === NO_TIME) return REJECTIONS[found];
    const time = FIELDS[TIME] as number;
    hit.day = dayAt(hit.bytes, hit.view, time);
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
    // Where to look for the agent, should anyone ask.
    hit.agentStart = FIELDS[REST] as number;
    hit.agentEnd = end;
    return undefined;
  }

  return { name: 'combined', agentSetting: AGENT_SETTING, read, findAgent: placeAgent };
}

function placeAgent(hit: Hit): void {
  findAgent(hit.agentStart, hit.agentEnd);
  hit.agentStart = FIELDS[AGENT] as number;
  hit.agentEnd = FIELDS[AGENT_END] as number;
  hit.referrerStart = FIELDS[REFERRER] as number;
  hit.referrerEnd = FIELDS[REFERRER_END] as number;
}
