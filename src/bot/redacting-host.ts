// A host that never publishes a secret, wherever it came from.
import { secretScanner } from '../jobs/changes/secrets.ts';
import type { ThreadHost } from './thread-host.ts';

/** The secrets are read for each text: tokens change. */
export function discreet(host: ThreadHost, secrets: Iterable<string>): ThreadHost {
  const redact = (text: string) => secretScanner(secrets).redact(text);
  return {
    ...host,
    createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
    editComment: (comment, body) => host.editComment(comment, redact(body)),
    // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
    failedChecks: async (sha) =>
      (await host.failedChecks(sha)).map(({ name, output }) => ({
        name: redact(name),
        output: async () => redact(await output()),
      })),
  };
}
