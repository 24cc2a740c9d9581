// What happened, for people. Adapters turn it into workflow commands, terminal lines or JSON.

export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
  /** The same log with more to every line, where lines are for machines. */
  with?(fields: LogFields): Log;
}

/** What a line is about, by id. */
export type LogFields = Readonly<Partial<Record<'project' | 'job' | 'delivery', string>>>;

export function about(log: Log, fields: LogFields): Log {
  return log.with?.(fields) ?? log;
}
