// The git program, which reads and writes the repositories of the stand-in.
import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';

export interface GitResult {
  code: number;
  stdout: Buffer;
  stderr: string;
}

interface GitCall {
  input?: string | Buffer;
  env?: Record<string, string>;
}

export class GitFailed extends Error {
  constructor(args: string[], { code, stderr }: GitResult) {
    super(`\`git ${args.join(' ')}\` failed (exit ${code}): ${stderr.trim()}`);
  }
}

export class Git {
  readonly #env: Record<string, string>;

  /** `path`: where programs are found. */
  constructor(path: string) {
    this.#env = {
      PATH: path,
      LC_ALL: 'C',
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'GitHub',
      GIT_AUTHOR_EMAIL: 'noreply@github.com',
      GIT_COMMITTER_NAME: 'GitHub',
      GIT_COMMITTER_EMAIL: 'noreply@github.com',
      GIT_CONFIG_COUNT: '3',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '*',
      GIT_CONFIG_KEY_1: 'gc.auto',
      GIT_CONFIG_VALUE_1: '0',
      GIT_CONFIG_KEY_2: 'core.quotePath',
      GIT_CONFIG_VALUE_2: 'false',
    };
  }

  /** Resolves with whatever git answered, also when it failed. */
  async try(args: string[], { input = '', env = {} }: GitCall = {}): Promise<GitResult> {
    const child = spawn('git', args, { env: { ...this.#env, ...env } });
    const ended = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
    // git may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [stdout, stderr, code] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      ended,
    ]);
    return { code, stdout, stderr };
  }

  /** Resolves with the output; rejects when git did not exit with 0. */
  async run(args: string[], call?: GitCall): Promise<string> {
    const result = await this.try(args, call);
    if (result.code !== 0) throw new GitFailed(args, result);
    return result.stdout.toString('utf8');
  }
}
