// npm run demo -- --audition: an agent is tried on ten past merges, before anyone gives it write access.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createGit } from '../../src/shared/git/git.ts';
import { buildHistory } from './history.ts';
import type { Demo, DemoWorld, Narrator, Told } from './narrator.ts';
import { ROOT, SCRIPT_AGENT } from './place.ts';

interface AuditionWorld extends DemoWorld {
  build(): Promise<void>;
  /** Its last lines, and where the page is. */
  audition(
    onLine: (line: string) => void,
  ): Promise<{ code: number | null; said: string; page: string }>;
}

export const auditionDemo: Demo<AuditionWorld> = {
  opening: 'An audition, offline: a repository with ten merges, and the agent of the examples.',
  next: 'For your own repository and agent, run `docket audition` in a clone. It needs no write access.',
  flag: '--audition',
  open,
  tell,
};

async function open(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<AuditionWorld> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-demo-'));
  const clone = join(dir, 'trail');
  const out = join(dir, 'audition');
  let over: Promise<unknown> = Promise.resolve();
  return {
    build: () => buildHistory(createGit({ path: env.PATH ?? '' }), clone),
    async audition(onLine) {
      // The agent of the examples needs no isolation from us, and a laptop may have none.
      const options = ['--isolation', 'best', '--at-once', '2', '--yes', '--out', out];
      const child = spawn(
        process.execPath,
        [join(ROOT, 'dist/cli.js'), 'audition', '--agent-command', SCRIPT_AGENT, ...options],
        { cwd: clone, env, signal, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      over = new Promise((resolve) => child.once('close', resolve));
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.trimEnd().split('\n')) onLine(line);
      });
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, said, page: join(out, 'index.html') };
    },
    async close() {
      await over;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function tell(world: AuditionWorld, { chapter, say, style, log }: Narrator): Promise<Told> {
  chapter('A history: ten merges, five of them with documentation');
  await world.build();
  chapter('The agent does each of them again, from the code and the words of the pull request');
  const { code, said, page } = await world.audition(log);
  chapter('What it would have been worth');
  say(
    said
      .split('\n')
      .slice(0, 1)
      .join('\n')
      .replace(/^.*?: /, ''),
  );
  const url = pathToFileURL(page).href;
  say(`What people wrote beside what the agent wrote:\n${style.link(url)}`);
  return {
    asPromised: code === 0 && readFileSync(page, 'utf8').includes('People wrote'),
    places: [{ what: 'The page of the audition', url }],
  };
}
