// What happened, for people. Adapters turn it into workflow commands, terminal lines or JSON.

export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
