// Takes the place of undici where the Actions toolkit imports it (see scripts/build.ts). undici takes
// as long to load as most of what a command needs before its first request. The toolkit wants it for
// proxies only, and our Octokit brings a fetch that knows them (compose/network.ts).
export class ProxyAgent {}
export const { fetch } = globalThis;
