/** Reports are shared more widely than logs: no IP addresses, nothing invisible. */
export function cleanExample(text: string): string {
  return text
    .replace(/[^ -~]/g, '·')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '0.0.0.0')
    .replace(/\b(?:[0-9a-f]{1,4}:){4,}[0-9a-f:.]*|[0-9a-f:]{0,40}::[0-9a-f:.]*/gi, '::');
}
