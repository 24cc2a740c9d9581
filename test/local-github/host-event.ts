export interface HostEvent {
  /** `GITHUB_EVENT_NAME` */
  name: string;
  /** The contents of the file at `GITHUB_EVENT_PATH`. */
  payload: Record<string, unknown>;
}
