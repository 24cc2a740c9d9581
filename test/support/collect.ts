// `docket serve` with pages that report their own views.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeDay } from '../../src/views/counting/history.ts';
import { docketServe, type ServeProcess } from './cli.ts';
import { keyAdmin } from './key-admin.ts';
import { repositoryWith } from './repository.ts';
import { tempDir } from './temp.ts';

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface CollectSetup {
  data: string;
  key: string;
  start(more?: string[]): Promise<ServeProcess>;
  /** What is stored of all days: views per page, and per named agent. */
  stored(): { pages: Record<string, number>; agents: Record<string, number>; missing: string[] };
}

export async function collectSetup(origins: readonly string[]): Promise<CollectSetup> {
  const dir = tempDir();
  const data = join(dir, 'data');
  const config = join(dir, 'docket.yml');
  writeFileSync(config, `views: { collect-from: ${JSON.stringify(origins)} }\n`);
  const repo = await repositoryWith({ 'docs/index.md': '# Docs\n' });
  const { key } = await keyAdmin(data).create({
    ...{ project: 'demo', prefix: 'docket_', expiresAt: null },
  });
  const args = ['--data', data, '--project', 'demo', '--repo', repo, '--config', config];
  return {
    data,
    key,
    start: (more = []) => docketServe([...args, '--agent-command', 'true', ...more]),
    stored: () => storedViews(data),
  };
}

export function storedViews(data: string): ReturnType<CollectSetup['stored']> {
  const views = join(data, 'views');
  const pages: Record<string, number> = {};
  const agents: Record<string, number> = {};
  const missing: string[] = [];
  const names = existsSync(views) ? readdirSync(views) : [];
  for (const name of names.filter((file) => file.endsWith('.ndjson'))) {
    for (const day of decodeDay(readFileSync(join(views, name), 'utf8'), name)) {
      const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
      day.pages.forEach((counts, path) => {
        pages[path] = (pages[path] ?? 0) + sum(counts);
      });
      day.agents.forEach((counts, agent) => {
        agents[agent] = (agents[agent] ?? 0) + sum(counts);
      });
      day.missing.forEach((_, path) => void missing.push(path));
    }
  }
  return { pages, agents, missing };
}

export interface ReportOptions {
  path?: string;
  origin?: string;
  agent?: string;
  headers?: Record<string, string>;
  project?: string;
}

export function reportView(url: string, options: ReportOptions = {}): Promise<Response> {
  const { path = '/', origin = 'https://docs.example', agent = CHROME, headers = {} } = options;
  return fetch(`${url}/v1/collect/${options.project ?? 'demo'}`, {
    method: 'POST',
    headers: { Origin: origin, 'User-Agent': agent, 'Content-Type': 'text/plain', ...headers },
    body: JSON.stringify({ path }),
  });
}
