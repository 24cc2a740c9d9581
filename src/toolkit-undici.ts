// Replaces undici where the Actions toolkit imports it (see scripts/build.ts). undici takes as long
// to load as most of what a command needs before its first request. The toolkit needs it only for
// proxies, and our Octokit has a fetch that supports them (shared/network/network.ts).
export class ProxyAgent {}
export const { fetch } = globalThis;
