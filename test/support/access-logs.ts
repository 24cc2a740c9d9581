// Small access logs for tests of everything around the engine.

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
export const AI = 'Claude-User (claude-code/2.1.88; +https://support.anthropic.com/)';

/** One line of a combined log, at noon of a day in October 2026. */
export function logLine(day: number, target: string, agent = PERSON): string {
  const date = String(day).padStart(2, '0');
  return `203.0.113.9 - - [${date}/Oct/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" 200 512 "-" "${agent}"\n`;
}
