// The port to a code host that creates commits itself, and signs them.
import type { FileChange } from './changes/change.ts';

export interface HostCommitRequest {
  branch: string;
  /** Where the branch must stand; otherwise nothing happens. So a second try does no harm. */
  parent: string;
  changes: FileChange[];
  message: string;
}

export interface HostCommits {
  /** The new commit at the branch's tip; null when the host does not see the branch there. */
  create(request: HostCommitRequest, signal: AbortSignal): Promise<string | null>;
}
