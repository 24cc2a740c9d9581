/** Whether a key sent to this address would cross a network unencrypted. */
export function isCleartext(url: URL): boolean {
  const local = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  return url.protocol === 'http:' && !local;
}
