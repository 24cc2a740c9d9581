// Whoever opens the pages in a browser may comment, as one person of the stand-in.
import type { HostEvent } from './host-event.ts';

export interface Commenting {
  /** The login of whoever comments. */
  as: string;
  /** What the box below a thread says about itself. */
  hint: string;
  /** Comments to choose from. */
  examples: readonly string[];
  /** Told of every comment, as a workflow is. */
  onEvent?: ((event: HostEvent) => void) | undefined;
}

/** Forms of other sites do not know the token. */
export interface OpenCommenting extends Commenting {
  token: string;
}

/** The log of a workflow run. */
export interface Run {
  repo: string;
  id: number;
  event: string;
  lines: string[];
}
