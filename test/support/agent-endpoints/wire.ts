// What the scripted endpoints have in common: a request as the script sees it, an answer as the script
// writes it, and how each wire format reads the one and writes the other.
import type { ServerResponse } from 'node:http';

/** One answer of the model: words, and maybe one call of a tool of the program. */
export interface Answer {
  text: string;
  /** A text is the input of a tool that takes free text, which only the Responses API has. */
  call?: { tool: string; input: Record<string, unknown> | string };
}

export interface Asked {
  /** Names of the tools that the program offers; titles and summaries are asked for without any. */
  tools: string[];
  /** What the tools that were called so far returned. */
  results: string[];
  /** Everything that was sent. */
  text: string;
}

export interface Wire {
  /** The key from wherever this format carries it. */
  key(headers: Readonly<Record<string, string | string[] | undefined>>): string;
  matches(path: string): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the wire's own shape, made by a program of others
  read(body: any): Asked;
  write(answer: Answer, response: ServerResponse, stream: boolean): void;
  /** The body of an error as the real service words it. */
  refusal(status: 401 | 429): unknown;
}

export const bearer: Wire['key'] = ({ authorization = '' }) =>
  `${authorization}`.replace(/^Bearer /, '');

/** Server-sent events; the name is also in the data where the format wants it. */
export function events(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return {
    send(data: unknown, name?: string) {
      response.write(`${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    },
    end(last = '') {
      response.end(last);
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Text parts of a message, whatever the format calls them. */
export const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content ?? '');
