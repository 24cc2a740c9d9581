// What an app should be, in the words of whoever creates it.

export interface Manifest {
  name: string;
  redirect_url: string;
  callback_urls: string[];
  hook_attributes: { url: string };
  default_permissions: Record<string, 'read' | 'write'>;
  default_events: string[];
}

/** As far as GitHub insists on it. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const { name, url, redirect_url: to, hook_attributes: hook, ...rest } = JSON.parse(text);
    const isComplete =
      /^.{1,34}$/.test(name) && [url, to, hook.url].every((one) => URL.canParse(one));
    if (!isComplete) return undefined;
    const { callback_urls = [], default_permissions = {}, default_events = [] } = rest;
    const more = { callback_urls, default_permissions, default_events };
    return { name, redirect_url: to, hook_attributes: hook, ...more };
  } catch {
    return undefined;
  }
}
