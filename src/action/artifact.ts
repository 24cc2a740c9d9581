// Artifacts of a workflow run. The package is loaded only when there is something to upload: it takes
// a quarter of a second.
import { join } from 'node:path';
import type { UploadArtifactOptions } from '@actions/artifact';
import { sentence, Unavailable } from '../shared/errors.ts';
import type { Artifact, ArtifactStore, Kept } from '../views/export/artifact.ts';

export interface Runner {
  serverUrl: string;
  /** Address of the workflow run. */
  runUrl: string;
  /** Whether the runner provides a results service (`ACTIONS_RESULTS_URL` and its token). */
  hasResults: boolean;
}

export function workflowArtifacts(runner: Runner): ArtifactStore {
  const upload = async (
    { name, dir, files, retentionDays }: Artifact,
    options: UploadArtifactOptions,
  ): Promise<Kept> => {
    const reason = whyNowhere(runner);
    if (reason) return { kind: 'nowhere', reason };
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const paths = files.map((file) => join(dir, file));
    const { group } = await import('@actions/core');
    const retention = retentionDays === undefined ? {} : { retentionDays };
    // The package prints a line for each of its steps, which interests nobody unless one fails.
    const { id } = await group(`Uploading ${name}`, () =>
      new DefaultArtifactClient().uploadArtifact(name, paths, dir, { ...options, ...retention }),
    ).catch((error: unknown) => {
      throw new Unavailable(failure(name, dir, error), { cause: error });
    });
    if (id === undefined) throw new Unavailable(failure(name, dir, 'no ID was returned'));
    return { kind: 'kept', id, url: `${runner.runUrl}/artifacts/${id}` };
  };
  return {
    upload: (artifact) => upload(artifact, {}),
    // The package names such an artifact after its file.
    uploadFile: (file) => upload({ ...file, files: [file.name] }, { skipArchive: true }),
  };
}

function whyNowhere({ serverUrl, hasResults }: Runner): string | undefined {
  if (!hasResults) return 'this run is not on a GitHub runner';
  const { hostname } = new URL(serverUrl);
  if (/^github\.com$|\.ghe\.com$|\.localhost$/.test(hostname)) return undefined;
  return `${hostname} is a GitHub Enterprise Server, which does not support this type of artifact`;
}

function failure(name: string, dir: string, error: unknown): string {
  const reason =
    sentence(error).replace(/\.$/, '') || `the storage service rejected it${statusOf(error)}`;
  const taken = /\b409\b|already exists/.test(reason);
  const remedy = taken
    ? 'Use a different `artifact-name` for each job in the run.'
    : 'Re-run the job. If it fails again, check githubstatus.com.';
  return `The artifact \`${name}\` could not be uploaded: ${reason}. ${remedy} The files are in ${dir}.`;
}

/** When the storage rejects an upload without a body, the message is empty. */
function statusOf(error: unknown): string {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? ` with HTTP ${statusCode}` : '';
}
