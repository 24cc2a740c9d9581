// The parts of GitHub's events that we use. Everything is optional: events differ, and the code
// that uses a field must notice when it is missing.

export interface EventUser {
  login?: string;
  type?: string;
}

export interface EventPull {
  number?: number;
  html_url?: string;
  updated_at?: string;
  state?: string;
  merged?: boolean | null;
  head?: { ref?: string; sha?: string; repo?: { full_name?: string } | null };
  base?: { ref?: string };
}

export interface EventPayload {
  action?: string;
  /** In a push: the branch, and the commit that it is at now. */
  ref?: string;
  after?: string;
  sender?: EventUser;
  repository?: { full_name?: string; default_branch?: string; private?: boolean };
  issue?: { number?: number; html_url?: string; updated_at?: string; pull_request?: unknown };
  pull_request?: EventPull;
  comment?: {
    id?: number;
    in_reply_to_id?: number | null;
    body?: string | null;
    user?: EventUser | null;
    created_at?: string;
    updated_at?: string;
    html_url?: string;
  };
  /** Of an edited comment: what it was before. */
  changes?: { body?: { from?: string } };
  workflow_run?: EventChecks;
  check_suite?: EventChecks;
  review?: {
    id?: number;
    body?: string | null;
    state?: string;
    user?: EventUser | null;
    submitted_at?: string | null;
    html_url?: string;
  };
}

/** A workflow run, or a check suite of another app. */
interface EventChecks {
  conclusion?: string | null;
  head_branch?: string | null;
  head_sha?: string;
  path?: string;
  head_repository?: { full_name?: string } | null;
  app?: { slug?: string } | null;
}

export interface WorkflowEvent {
  name: string;
  payload: EventPayload;
  /** The number of the issue or pull request it is about. */
  thread?: number | undefined;
  /** The file of the workflow that runs, such as `.github/workflows/docs.yml`. */
  workflow?: string | undefined;
}
