// Callers in a process of their own, as an operator's are: `node create-load.ts`, with what to do on
// standard input. Answers on standard output how many jobs a second they created.
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { measureBareSends } from './bare-boss.ts';
import { perSecond } from './database-jobs.ts';

export interface CreateLoad {
  /** Of the server, or of the database for bare sends. */
  url: string;
  /** Of the projects 1, 2, and so on; none: bare sends. */
  keys: readonly string[];
  times: number;
  connections: number;
  /** The first project. */
  from: number;
}

const { url, keys, times, connections, from } = (await json(process.stdin)) as CreateLoad;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

function create(n: number): Promise<void> {
  const body = JSON.stringify({ prompt: `Explain the option --json of command ${n}.` });
  const headers = {
    Authorization: `Bearer ${keys[n % keys.length]}`,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  };
  const path = `/v2/agent/${from + (n % keys.length)}/job`;
  return new Promise((done, failed) => {
    const asked = request(new URL(path, url), { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 201 ? done() : failed(new Error(`Status ${answer.statusCode}`)),
      );
    });
    asked.once('error', failed);
    asked.end(body);
  });
}

const rate =
  keys.length === 0
    ? await measureBareSends(url, { times, lanes: connections })
    : await perSecond(times, connections, create);
process.stdout.write(JSON.stringify(rate));
process.exit();
