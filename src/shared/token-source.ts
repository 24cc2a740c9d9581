// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.

export interface TokenSource {
  /** One that is good for long enough to finish a request. */
  get(): Promise<string>;
  /** The code host refused it: the next one has to be another. */
  refused(token: string): void;
}

export type Token = string | TokenSource;

export async function tokenOf(token: Token): Promise<string> {
  return typeof token === 'string' ? token : token.get();
}
