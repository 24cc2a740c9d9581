// Which repository on GitHub this clone belongs to, whose token may act there, and where the Docket that
// runs comes from.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { isRepositoryName } from '../../contract/values.ts';
import { SetupError } from '../../shared/errors.ts';
import { assertTrusted, openCloneGit } from '../../shared/git/clone-git.ts';
import { createGit, type Git } from '../../shared/git/git.ts';
import { ownFolder, webAddress } from '../../shared/home.ts';
import { oneLine } from '../../shared/text/foreign.ts';

export interface Clone {
  git: Git;
  /** The top folder. */
  root: string;
  /** `owner/name` */
  repository: string;
  /** Where it is on the web. */
  url: string;
  /** Undefined on a detached HEAD. */
  branch: string | undefined;
}

export async function findClone(
  env: NodeJS.ProcessEnv,
  remote: string,
  cwd: string,
): Promise<Clone> {
  const git = await openCloneGit(env);
  const ask = async (...args: string[]) => {
    const answer = await git.try(args, { cwd });
    assertTrusted(answer);
    return answer.code === 0 ? answer.stdout.toString('utf8').trim() : undefined;
  };
  const root = await ask('rev-parse', '--show-toplevel');
  if (!root) {
    throw new SetupError('This folder is not in a git repository. Run docket init in a clone.');
  }
  const address = await ask('remote', 'get-url', '--', remote);
  if (!address) {
    throw new SetupError(
      `This clone has no remote \`${remote}\`. Name the one on GitHub with --remote, or add it: git remote add ${remote} URL.`,
    );
  }
  const url = webAddress(address)?.replace('//ssh.github.com/', '//github.com/');
  const repository = URL.parse(url ?? '')?.pathname.slice(1) ?? '';
  if (!url || !isRepositoryName(repository)) {
    throw new SetupError(
      `The remote \`${remote}\` (${oneLine(address.replace(/\/\/[^@/]*@/, '//'))}) is not a repository on GitHub. Name another one with --remote.`,
    );
  }
  return { git, root, repository, url, branch: await ask('symbolic-ref', '--short', 'HEAD') };
}

/** The variables that a workflow on that server would have. */
export function serverVariables(url: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { origin, host } = new URL(url);
  if (URL.parse(env.GITHUB_SERVER_URL ?? '')?.origin === origin) return env;
  const own = { ...env, GITHUB_SERVER_URL: `https://${host}` };
  const api = (base: string, rest: string, graphql: string) => ({
    ...own,
    GITHUB_API_URL: `${base}${rest}`,
    GITHUB_GRAPHQL_URL: `${base}${graphql}`,
  });
  return isCloud(host)
    ? api(`https://api.${host}`, '', '/graphql')
    : api(`https://${host}`, '/api/v3', '/api/graphql');
}

export const isCloud = (host: string) => host === 'github.com' || host.endsWith('.ghe.com');

/**
 * A token goes to the host that it was made for. A clone can name any host, so one for Enterprise Server
 * counts only for the server that the person or the workflow names, or that the GitHub CLI is signed in to.
 */
export async function findToken(url: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { host, origin } = new URL(url);
  const { GH_TOKEN, GITHUB_TOKEN, GH_ENTERPRISE_TOKEN, GITHUB_ENTERPRISE_TOKEN, ...others } = env;
  const isServer = URL.parse(env.GITHUB_SERVER_URL ?? '')?.origin === origin;
  const given = isCloud(host) || isServer ? GH_TOKEN || GITHUB_TOKEN : undefined;
  if (given) return given;
  // Without the variables, it answers with what it keeps for this host.
  const asked = promisify(execFile)('gh', ['auth', 'token', '--hostname', host], {
    ...{ env: others, timeout: 10_000, maxBuffer: 10_000 },
  });
  const kept = await asked.then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );
  const isNamed = isServer || env.GH_HOST?.toLowerCase() === host || kept !== undefined;
  const enterprise = GH_ENTERPRISE_TOKEN || GITHUB_ENTERPRISE_TOKEN || undefined;
  return !isCloud(host) && isNamed ? (enterprise ?? kept) : kept;
}

const ACTION = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$/;

export function mustBeAction(text: string): string | undefined {
  return ACTION.test(text) ? undefined : 'be the address of an action, such as acme/docket@v1';
}

/**
 * The commit in this folder, with its tag as a comment. Undefined if nobody else can get
 * it: nothing says where it is from, or its commit was not pushed.
 */
export async function ownAction(path: string, folder = ownFolder()): Promise<string | undefined> {
  if (!folder) return undefined;
  // Its programs run here already, whoever owns it.
  const git = createGit({ path, safe: { directories: [folder] } });
  const ask = async (...args: string[]) =>
    (await git.try(args, { cwd: folder })).stdout.toString('utf8').trim();
  // In a package, git would tell of the project that it is installed in.
  const isTop = (await ask('rev-parse', '--show-prefix', '--is-inside-work-tree')) === 'true';
  const home = webAddress(await ask('remote', 'get-url', 'origin'));
  const pushed = await ask('branch', '--remotes', '--contains', 'HEAD');
  if (!isTop) return installedFrom(folder);
  if (!home || !pushed) return undefined;
  const [tag] = (await ask('tag', '--points-at', 'HEAD', 'v*.*.*')).split('\n');
  const name = `${new URL(home).pathname.slice(1)}@${await ask('rev-parse', 'HEAD')}`;
  return tag ? `${name} # ${tag}` : name;
}

/** The commit that npm got this package from, by npm's own record beside it. */
async function installedFrom(folder: string): Promise<string | undefined> {
  const record = await readFile(join(folder, '../.package-lock.json'), 'utf8').catch(() => '{}');
  const { data } = InstalledPackages.safeParse(JSON.parse(record));
  const { resolved = '' } = data?.packages[`node_modules/${basename(folder)}`] ?? {};
  const [, from = '', commit] = /^git\+(.+)#([0-9a-f]{40})$/.exec(resolved) ?? [];
  const name = URL.parse(webAddress(from) ?? '')?.pathname.slice(1) ?? '';
  return commit && isRepositoryName(name) ? `${name}@${commit}` : undefined;
}

const InstalledPackages = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/** The files that the setup is compared with. */
export interface Base {
  list(): Promise<string[]>;
  /** Null if there is no such file. */
  read(path: string): Promise<string | null>;
}

/** A commit on GitHub, which is fetched if the clone does not have it; nothing else in it changes. */
export async function commitBase(
  { git, root, url }: Clone,
  commit: string,
  fetching: Git,
): Promise<Base> {
  const known = await git.try(['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  if (known.code !== 0) {
    const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
    await fetching.run(['fetch', ...quietly, `${url}.git`, commit], { cwd: root });
  }
  return {
    list: async () =>
      names(await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { cwd: root })),
    async read(path) {
      const { code, stdout } = await git.try(['cat-file', 'blob', `${commit}:${path}`], {
        cwd: root,
      });
      return code === 0 ? stdout.toString('utf8') : null;
    },
  };
}

/** The files as they are in this folder, committed or not. */
export function folderBase({ git, root }: Clone): Base {
  const all = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return {
    list: async () => names(await git.run(all, { cwd: root })),
    read: (path) =>
      readFile(join(root, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw new SetupError(`\`${path}\` cannot be read (${error.code}).`, { cause: error });
      }),
  };
}

const names = (output: string) => output.split('\0').filter((name) => name !== '');
