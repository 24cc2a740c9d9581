// The local stand-in for GitHub: REST, GraphQL, git over HTTP and pages for a browser, on one port.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Apps } from './apps.ts';
import { AtWork } from './at-work.ts';
import { type Clock, realClock } from './clock.ts';
import type { Commenting } from './commenting.ts';
import { Git } from './git/git.ts';
import { Plumbing } from './git/plumbing.ts';
import { gitArea } from './git-area.ts';
import { graphqlApi } from './graphql/api.ts';
import type { Host } from './host.ts';
import { inspect } from './inspect.ts';
import { createListener, type Exchange, type Intercept } from './listen.ts';
import { LocalApp } from './local-app.ts';
import { pages } from './pages/pages.ts';
import { loadWorld, saveWorld } from './persist.ts';
import { missing } from './problem.ts';
import { ownerOf } from './pulls.ts';
import { LocalRepository } from './repository.ts';
import { HOURLY_LIMIT } from './rest/accounts.ts';
import { restApi } from './rest/app.ts';
import { Tokens, type TokenWish, tokenOf } from './tokens.ts';
import { Webhooks } from './webhooks.ts';
import { emptyWorld, type Repository, World } from './world.ts';
import { WrongSetup } from './wrong-setup.ts';

export interface LocalGithubOptions {
  /** Where programs, git among them, are found. */
  path: string;
  /** By default any free one. Links keep their meaning over a restart only on the same port. */
  port?: number;
  host?: string;
  /**
   * Where repositories and the record of threads are kept. By default a temporary folder that is
   * removed when the stand-in closes.
   */
  dataDir?: string;
  /** Where that temporary folder is; by default where the system has its own. */
  temporaryIn?: string;
  /** The workflow token; by default a new one. */
  token?: string;
  clock?: Clock;
  /** For bad weather: may replace any answer. */
  intercept?: Intercept;
  /** Called for every request after its response. */
  onExchange?: (exchange: Exchange) => void;
}

export interface NewRepository {
  files?: Record<string, string | Buffer>;
  private?: boolean;
  defaultBranch?: string;
}

export interface LocalGithub {
  serverUrl: string;
  apiUrl: string;
  graphqlUrl: string;
  /** Acts as `github-actions[bot]`, with write access to contents, issues and pull requests. */
  token: string;
  /** Another token: a person's, a read-only one, one for some repositories. */
  issueToken(token?: TokenWish): string;
  revoke(token: string): void;
  /** A new GitHub App with a key of its own, which is installed nowhere yet. */
  registerApp(slug: string, owner: string): LocalApp;
  /** One that was created from a manifest; its key is with whoever created it. */
  app(slug: string): LocalApp;
  /** The name that a person has chosen to be shown. */
  displayName(login: string, name: string): void;
  createRepository(fullName: string, wanted?: NewRepository): Promise<LocalRepository>;
  /**
   * Serves a repository of this machine: its branches are used and changed where they are. It is
   * private, so that other users of the machine cannot read it here without a token.
   */
  linkRepository(fullName: string, path: string, base?: string): Promise<LocalRepository>;
  fork(repository: LocalRepository, owner: string): Promise<LocalRepository>;
  /** Deletes it, as its owner may: pull requests from it stay, with nothing behind them. */
  remove(repository: LocalRepository): void;
  repository(fullName: string): LocalRepository;
  /** From now on, whoever opens the pages in a browser can comment. */
  openComments(commenting: Commenting): void;
  /**
   * Everything as it is now, apart from repositories that are only linked. Answers what brings it back,
   * as often as you like. Ask for repositories again then.
   */
  remember(): Promise<() => Promise<void>>;
  /** A page for a workflow run, where links to it lead. Answers what adds a line to its log. */
  showRun(repository: LocalRepository, id: number, event: string): (line: string) => void;
  close(): Promise<void>;
}

export async function startLocalGithub(options: LocalGithubOptions): Promise<LocalGithub> {
  const { path, port = 0, host: address = '127.0.0.1', clock = realClock } = options;
  const { temporaryIn = tmpdir() } = options;
  const temporary = options.dataDir === undefined;
  const dataDir = resolve(
    options.dataDir ?? mkdtempSync(join(temporaryIn, 'docket-local-github-')),
  );
  const file = join(dataDir, 'github.json');
  const world = temporary
    ? new World(emptyWorld(), clock, () => {})
    : new World(loadWorld(file), clock, (data) => saveWorld(file, data));
  const plumbing = new Plumbing(new Git(path));
  const links = { server: '', api: '' };
  const tokens = new Tokens();
  const apps = new Apps(world, tokens, () => clock.now());
  const webhooks = new Webhooks(world, apps, () => clock.now());
  const host: Host = { world, plumbing, tokens, links, apps, webhooks, runs: [] };
  const names: string[] = [];

  const rest = restApi(host);
  const work = new AtWork();
  const server = createListener({
    areas: {
      rest: work.counted((request) => rest.fetch(request)),
      graphql: graphqlApi(host),
      page: pages(host),
      git: work.counted(gitArea(host, path)),
    },
    intercept: options.intercept,
    clock,
    isOurs: (name) => name !== undefined && names.includes(name.toLowerCase()),
    record: (exchange) => options.onExchange?.(exchange),
    limitOf: (authorization) => rateLimitOf(authorization, tokens),
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why =
        cause.code === 'EADDRINUSE' ? 'it is already in use; choose another port' : cause.message;
      fail(new WrongSetup(`Port ${port} on ${address} cannot be opened: ${why}.`, { cause }));
    });
    server.listen(port, address, done);
  });
  const bound = (server.address() as AddressInfo).port;
  links.server = `http://${address.includes(':') ? `[${address}]` : address}:${bound}`;
  names.push(new URL(links.server).host, `localhost:${bound}`, `docket.localhost:${bound}`);
  links.api = `${links.server}/api/v3`;

  const issueToken: LocalGithub['issueToken'] = (wanted = {}) => {
    const secret = `ghs_${randomBytes(18).toString('hex')}`;
    host.tokens.add(secret, tokenOf(wanted));
    return secret;
  };
  const token = options.token ?? issueToken();
  if (options.token) host.tokens.add(options.token, tokenOf({}));

  const add = (repo: Omit<Repository, 'id' | 'createdAt' | 'labels' | 'lastNumber'>) => {
    const made: Repository = {
      ...repo,
      collaborators: { ...repo.collaborators },
      id: world.nextId(),
      createdAt: world.now(),
      labels: [],
      lastNumber: 0,
    };
    world.account(ownerOf(made));
    world.data.repositories.push(made);
    world.changed();
    return new LocalRepository(host, made);
  };
  const known = (fullName: string) =>
    world.data.repositories.find((repo) => repo.fullName === fullName);
  const folder = async (fullName: string) => {
    const dir = join(dataDir, 'repositories', `${fullName}.git`);
    await mkdir(dir, { recursive: true });
    return dir;
  };
  const defaults = {
    private: false,
    forkOf: null,
    collaborators: {},
    actionsMayOpenPulls: true,
    draftsSupported: true,
  };

  return {
    serverUrl: links.server,
    apiUrl: links.api,
    graphqlUrl: `${links.server}/api/graphql`,
    token,
    issueToken,
    revoke: (secret) => tokens.remove(secret),

    registerApp(slug, owner) {
      const { app, privateKey } = apps.register({ slug, owner, hook: undefined });
      return new LocalApp(host, app, privateKey);
    },

    app(slug) {
      const found = apps.list.find((one) => one.slug === slug) ?? missing(`No such app: ${slug}`);
      return new LocalApp(host, found, '');
    },

    displayName(login, name) {
      world.account(login).name = name;
      world.changed();
    },

    async createRepository(fullName, { files, defaultBranch = 'main', ...wanted } = {}) {
      const before = known(fullName);
      if (before) return new LocalRepository(host, before);
      const gitDir = await folder(fullName);
      await plumbing.init(gitDir, defaultBranch);
      const made = add({
        ...defaults,
        fullName,
        defaultBranch,
        gitDir,
        private: wanted.private ?? false,
      });
      const start = files ?? { 'README.md': `# ${fullName}\n` };
      const by = ownerOf({ fullName });
      await made.push({ by, branch: defaultBranch, files: start, message: 'Begin' });
      return made;
    },

    async linkRepository(fullName, path, base) {
      const { gitDir, defaultBranch } = await inspect(plumbing, path, base);
      const before = known(fullName);
      if (!before) return add({ ...defaults, fullName, gitDir, defaultBranch, private: true });
      Object.assign(before, { gitDir, defaultBranch, private: true });
      world.changed();
      return new LocalRepository(host, before);
    },

    async fork(repository, owner) {
      const origin = world.repository(repository.fullName);
      const fullName = `${owner}/${origin.fullName.split('/')[1]}`;
      const gitDir = await folder(fullName);
      await plumbing.git.run(['clone', '--quiet', '--bare', origin.gitDir, gitDir]);
      return add({
        ...defaults,
        fullName,
        gitDir,
        private: origin.private,
        defaultBranch: origin.defaultBranch,
        forkOf: origin.fullName,
      });
    },

    remove({ fullName }) {
      world.data.repositories = world.data.repositories.filter(
        (repo) => repo.fullName !== fullName,
      );
      world.changed();
    },

    repository: (fullName) => new LocalRepository(host, world.repository(fullName)),

    openComments(commenting) {
      host.commenting = { ...commenting, token: randomBytes(18).toString('hex') };
      world.wake();
    },

    async remember() {
      const [now, then] = [
        join(dataDir, 'repositories'),
        mkdtempSync(join(dataDir, 'remembered-')),
      ];
      const data = structuredClone(world.data);
      await work.done();
      await cp(now, then, { recursive: true });
      return async () => {
        await work.done();
        Object.assign(world.data, structuredClone(data));
        await rm(now, { recursive: true });
        await cp(then, now, { recursive: true });
        world.changed();
      };
    },

    showRun({ fullName: repo }, id, event) {
      const lines: string[] = [];
      host.runs.push({ repo, id, event, lines });
      return (line) => {
        lines.push(line);
        world.wake();
      };
    },

    async close() {
      // All of them, whatever Node counts as a connection.
      for (const socket of sockets) socket.destroy();
      // Whoever waits for a change of a page.
      world.wake();
      await new Promise<void>((done) => server.close(() => done()));
      // A push whose caller is gone still writes, and its folder must not vanish below it.
      await work.done();
      await webhooks.settled();
      if (temporary) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const HOURLY_LIMIT_OF_APP = 5_000;

function rateLimitOf(authorization = '', tokens: Tokens): { name: string; limit: number } {
  if (/^bearer [\w-]+\.[\w-]+\./i.test(authorization)) {
    return { name: 'app', limit: HOURLY_LIMIT_OF_APP };
  }
  try {
    const installation = tokens.actor(authorization)?.installation;
    if (installation !== undefined) {
      return { name: `installation ${installation}`, limit: HOURLY_LIMIT_OF_APP };
    }
  } catch {
    // It is refused, and counts for whoever sent it.
  }
  return { name: authorization, limit: HOURLY_LIMIT };
}
