// Exporting from our own server over a socket, beside the same requests with nothing done to the
// answers. Client and server are processes of their own; rounds alternate, so that a busy moment of
// the machine falls on both, and the best round of each counts. Memory is that of the committed
// command line, with everything it loads.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from '../scripts/bundle.ts';
import type { Figure } from './figure.ts';
import { PERIODS } from './support/views-periods.ts';

export const name = 'export';

const PAGES = 100_000;
const ROUNDS = 7;
const SUPPORT = join(import.meta.dirname, 'support');
const CLI = join(import.meta.dirname, '../dist/cli.js');
/** Loaded into the program whose memory is measured. */
const TELL_MEMORY = "process.on('exit',()=>process._rawDebug(process.resourceUsage().maxRSS*1024))";

interface Outcome {
  ms: number;
  bytes: number;
}

export async function run(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-export-'));
  try {
    const client = await bundleScript(join(SUPPORT, 'views-client.ts'), join(dir, 'client.mjs'));
    const small = await measure(client, PAGES / 10, 3, join(dir, 'small'));
    const large = await measure(client, PAGES, ROUNDS, join(dir, 'large'));
    return [...timeAndMemory(small, large), ...htmlSize(join(dir, 'large'))];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

interface Rounds {
  bare: Outcome[];
  export: Outcome[];
  /** Most memory of `docket views`, in bytes. */
  program: number[];
}

async function measure(
  client: string,
  pages: number,
  rounds: number,
  out: string,
): Promise<Rounds> {
  const server = spawn(process.execPath, [join(SUPPORT, 'views-server.ts'), String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const { url, key } = JSON.parse(line.toString('utf8'));
    const found: Rounds = { bare: [], export: [], program: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['bare', 'export'] as const) {
        const args = [client, kind, url, key, String(pages), out];
        found[kind].push(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
      }
      found.program.push(programMemory(url, key, out));
    }
    return found;
  } finally {
    server.kill('SIGKILL');
  }
}

function programMemory(url: string, key: string, out: string): number {
  const [{ from, to }] = PERIODS;
  const args = ['--import', `data:text/javascript,${TELL_MEMORY}`, CLI, 'views'];
  args.push('--base-url', url, '--project', 'acme', '--from', from, '--to', to, '--out', out);
  const { stderr } = spawnSync(process.execPath, [...args, '--max-requests', '1000000'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DOCKET_API_KEY: key },
  });
  return Number(stderr.trim().split('\n').at(-1));
}

function timeAndMemory(small: Rounds, large: Rounds): Figure[] {
  const [ours, bare] = [fastest(large.export), fastest(large.bare)];
  const [most, least] = [Math.max(...large.program), Math.max(...small.program)];
  return [
    {
      what: `${PAGES} pages, compared, as CSV, JSON and HTML`,
      value: `${Math.round(ours)} ms`,
      goal: '≤ 1.3 × the bare requests',
      against: `bare requests ${Math.round(bare)} ms`,
      ratio: `${(ours / bare).toFixed(2)} ×`,
      ok: ours <= 1.3 * bare,
    },
    {
      what: 'memory of `docket views` at most',
      value: megabytes(most),
      goal: '≤ 250 MB',
      against: `${PAGES / 10} pages ${megabytes(least)}; bare requests ${megabytes(Math.max(...large.bare.map(({ bytes }) => bytes)))}`,
      ratio: `${(most / least).toFixed(2)} ×`,
      ok: most <= 250 * 2 ** 20,
    },
  ];
}

function htmlSize(dir: string): Figure[] {
  const page = readFileSync(join(dir, 'report.html'), 'utf8');
  const data = /id="pages-data">([^<]*)</.exec(page)?.[1]?.length ?? 0;
  const rest = Buffer.byteLength(page) - data;
  return [
    {
      what: 'report.html without the table’s data',
      value: `${(rest / 1000).toFixed(0)} kB`,
      goal: '≤ 150 kB',
      against: `data ${(data / 1000).toFixed(0)} kB, ${(data / PAGES).toFixed(1)} bytes a page`,
      ok: rest <= 150_000,
    },
  ];
}

const fastest = (rounds: Outcome[]) => Math.min(...rounds.map(({ ms }) => ms));
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
