// A service of somebody else: it keeps to the contract and to nothing beyond it. No idempotency keys,
// no cancel, its own kind of ids, its own account on the code host.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalRepository } from '../local-github/repository.ts';
import { atTestEnd } from './test-end.ts';

export const FOREIGN_KEY = 'svc_3f9d1c77aa0b4e5588';

interface Job {
  id: string;
  prompts: string[];
  /** Answers `active` this many times more. */
  looks: number;
  pull: number | undefined;
  archived: boolean;
}

export class ForeignService {
  readonly jobs: Job[] = [];
  readonly inputs: Record<string, string>;
  /** The next effect happens, but its answer is lost. */
  loseAnswer = false;
  /** Jobs stay active until this is set. */
  patient = false;
  readonly #repository: LocalRepository;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(repository: LocalRepository, url: string) {
    this.#repository = repository;
    this.inputs = { 'base-url': url, 'api-key': FOREIGN_KEY, 'project-id': 'p1' };
  }

  static async start(repository: LocalRepository): Promise<ForeignService> {
    const server = createServer(async (request, response) => {
      const answer = await service.#inTurn(() => service.#answer(request));
      if (service.loseAnswer && request.method === 'POST') {
        service.loseAnswer = false;
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    atTestEnd(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const service = new ForeignService(repository, `http://127.0.0.1:${port}/api`);
    return service;
  }

  /** One request at a time: two that see the same work undone would both do it. */
  #inTurn<T>(answer: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(answer, answer);
    this.#last = turn;
    return turn;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (request.headers.authorization !== `Bearer ${FOREIGN_KEY}`) {
      return { status: 401, body: { message: 'no' } };
    }
    const body = await read(request);
    const [, id, message] =
      /^\/api\/v2\/agent\/p1\/job(?:\/([^/]+))?(\/message)?$/.exec(request.url ?? '') ?? [];
    if (request.method === 'POST' && id === undefined) {
      const job: Job = {
        ...{ id: `J--${this.jobs.length + 1}`, prompts: [body.prompt] },
        ...{ looks: 1, pull: undefined, archived: false },
      };
      this.jobs.push(job);
      return { status: 201, body: await this.#shape(job) };
    }
    const job = this.jobs.find((one) => one.id === id);
    if (!job) return { status: 404, body: '<h1>Not found</h1>' };
    if (request.method === 'POST' && message) {
      if (job.archived) return { status: 409, body: { message: 'archived' } };
      job.prompts.push(body.prompt);
      // Once in this answer and once when looked at, or nobody would believe that it went on.
      job.looks = 2;
    }
    return { status: 200, body: await this.#shape(job) };
  }

  async #shape(job: Job) {
    const { id, archived } = job;
    if (!archived && (this.patient || job.looks-- > 0)) {
      return { id, status: 'active', prLink: null, source: {}, model: 'theirs' };
    }
    if (!archived) await this.#work(job);
    const prLink = `${this.#repository.url}/pull/${job.pull}`;
    return { id, status: archived ? 'archived' : 'completed', prLink, model: 'theirs' };
  }

  async #work(job: Job): Promise<void> {
    const by = 'their-app';
    const branch = `their/${this.jobs.indexOf(job)}`;
    this.#repository.collaborator(by, 'write');
    await this.#repository.push({
      by,
      branch,
      files: { 'docs/answer.md': job.prompts.join('\n') },
    });
    if (job.pull !== undefined) return;
    const wanted = { by, title: 'An answer', head: branch, base: 'main' };
    job.pull = (await this.#repository.openPull(wanted)).pull.number;
  }
}

async function read(request: IncomingMessage): Promise<{ prompt: string }> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? { prompt: '' } : JSON.parse(text);
}
