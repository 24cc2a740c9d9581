// What an operator sees of servers and workers, each a process of its own.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { docket, docketServe, docketWork } from '../../support/cli.ts';
import { emptyDatabase } from '../../support/database.ts';
import { keyAdmin } from '../../support/key-admin.ts';
import { jobsApi, organization } from '../../support/organization.ts';
import { mark } from '../../support/programs.ts';
import { repositoryWith } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';

const TOKEN = 'token-of-the-scraper';
const MEASURED = { DOCKET_METRICS_TOKEN: TOKEN };

async function metricsOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The lines that are about this. */
function linesOf(stderr: string, field: string, value: string): { message: string }[] {
  const lines = stderr.split('\n').filter((line) => line.startsWith('{"time"'));
  return lines.map((line) => JSON.parse(line)).filter((line) => line[field] === value);
}

async function folder() {
  const dir = tempDir();
  const data = join(dir, 'data');
  const agent = join(dir, 'agent.sh');
  writeFileSync(agent, 'echo Better. >> docs/index.md\necho "Made it better."\n');
  const repo = await repositoryWith({ 'docs/index.md': '# Docs\n' });
  const { key } = await keyAdmin(data).create({
    ...{ project: 'acme', prefix: 'docket_', expiresAt: null },
  });
  const where = ['--data', data, '--project', 'acme', '--repo', repo];
  return { key, args: [...where, '--agent-command', `sh ${agent}`] };
}

const readinessOf = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return `${answer.status} ${await answer.text()}`;
};

/** A disk with room for little more than itself, until it grows; undefined: only root can make one. */
function smallDisk() {
  const dir = tempDir();
  const mount = (...args: string[]) => spawnSync('mount', [...args, dir]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs')) return undefined;
  atTestEnd(() => void spawnSync('umount', ['--lazy', dir]));
  return { dir, grow: () => mount('-o', 'remount,size=600m') };
}

const NO_DISK = 'only root can mount a small disk.';

describe('a server that runs jobs itself', () => {
  it('is not ready while its temporary folder is full', async (context) => {
    mark(context);
    const disk = smallDisk();
    if (!disk) return context.skip(NO_DISK);
    const { args } = await folder();
    const server = await docketServe(args, { TMPDIR: disk.dir });
    expect(await readinessOf(server.url)).toMatch(/^503 .*is full: \d MB are free.*TMPDIR/);
    expect(disk.grow()).toBe(true);
    await vi.waitFor(async () => expect(await readinessOf(server.url)).toMatch(/^200/), 10_000);
  });

  it('measures them, and names none of them', async () => {
    const { key, args } = await folder();
    const server = await docketServe(args, MEASURED);
    const { create, finished } = jobsApi(server.url, key);
    const { id } = await create('Make it better');
    await finished(id);
    const metrics = await metricsOf(server.url);
    expect(metrics).toMatch(/^docket_turn_seconds_count\{state="done"\} 1$/m);
    expect(metrics).toMatch(/^docket_jobs\{status="completed"\} 1$/m);
    expect(metrics).toMatch(/^docket_waiting\{what="jobs"\} 0$/m);
    expect(metrics).toMatch(/route="\/v2\/agent\/\{projectId\}\/job",status="201"\} 1$/m);
    expect(metrics).not.toContain(id);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.stderr()).not.toContain(TOKEN);
  });

  it('has no metrics without a token, and does not start with a short one', async () => {
    const { args } = await folder();
    const server = await docketServe(args);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await server.end('SIGTERM');
    const short = await docket(['serve', '--port', '0', ...args], { DOCKET_METRICS_TOKEN: 'abc' });
    expect(short).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('at least 16 visible characters'),
    });
  });
});

const probeOf = (worker: { stderr(): string }) =>
  /Health and metrics are at (http[^\s"]+)"?\}?\n/.exec(worker.stderr())?.[1] ?? '';

describe('servers and workers of a database', () => {
  it('leave jobs to healthy machines, and say what is wrong with theirs', async () => {
    const { env, database, key } = await organization(await emptyDatabase());
    const server = await docketServe(database, env);
    const { create, finished } = jobsApi(server.url, key);
    const disk = tempDir();
    const broken = await docketWork([...database, '--port', '0'], { ...env, TMPDIR: disk });
    const ready = () => fetch(`${probeOf(broken)}/readyz`);
    expect((await ready()).status).toBe(200);
    rmSync(disk, { recursive: true });
    writeFileSync(disk, '');
    const jobs = [await create('Make it better'), await create('Make it much better')];
    await vi.waitFor(async () => {
      const answer = await ready();
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('This worker takes no jobs. Nothing can be written');
    }, 20_000);
    await docketWork(database, env);
    for (const { id } of jobs) expect(await finished(id)).toMatchObject({ status: 'completed' });
  });

  it('wait while the temporary folder is full, and go on when it is not', async (context) => {
    mark(context);
    const disk = smallDisk();
    if (!disk) return context.skip(NO_DISK);
    const { env, database, key } = await organization(await emptyDatabase());
    const server = await docketServe(database, env);
    const { create, finished } = jobsApi(server.url, key);
    const { id } = await create('Make it better');
    const worker = await docketWork([...database, '--port', '0'], { ...env, TMPDIR: disk.dir });
    expect(await readinessOf(probeOf(worker))).toMatch(/^503 .*takes no jobs.* is full: \d MB/);
    expect(disk.grow()).toBe(true);
    expect(await finished(id)).toMatchObject({ status: 'completed' });
    expect(await readinessOf(probeOf(worker))).toMatch(/^200/);
  });

  it('show all jobs, each worker its own work, and say in their logs what a line is about', async () => {
    const { env, database, key } = await organization(await emptyDatabase());
    const server = await docketServe(database, { ...env, ...MEASURED });
    const { create, finished } = jobsApi(server.url, key);
    const { id } = await create('Make it better');
    const before = await metricsOf(server.url);
    expect(before).toMatch(/^docket_jobs\{status="active"\} 1$/m);
    expect(before).toMatch(/^docket_waiting\{what="jobs"\} 1$/m);
    const worker = await docketWork([...database, '--port', '0'], { ...env, ...MEASURED });
    const probe = probeOf(worker);
    expect(await (await fetch(`${probe}/healthz`)).json()).toEqual({ status: 'ok' });
    await finished(id);
    const metrics = await metricsOf(probe);
    expect(metrics).toMatch(/^docket_turn_seconds_count\{state="done"\} 1$/m);
    expect(metrics).toMatch(/^docket_jobs\{status="completed"\} 1$/m);
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(linesOf(worker.stderr(), 'job', id)[0]).toMatchObject({ project: 'acme' });
  });
});
