// The real @actions/artifact in a process of its own (it reads the environment), against the stand-in.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Results, startResults } from '../../local-runner/results.ts';
import { runToEnd } from '../../support/processes.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';
import { unzip } from '../../support/zip.ts';

const PROGRAM = resolve(import.meta.dirname, '../../support/upload.ts');

async function results(): Promise<Results> {
  const started = await startResults();
  atTestEnd(() => started.close());
  return started;
}

async function upload(env: Record<string, string>, files: Record<string, string>) {
  const dir = tempDir('docket-upload');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const args = [PROGRAM, dir, 'page-views', ...Object.keys(files)];
  const { stderr, stdout } = await runToEnd(process.execPath, args, {
    env: { PATH: process.env.PATH, GITHUB_SERVER_URL: 'https://github.com', ...env },
  });
  return { dir, stdout, outcome: JSON.parse(stderr.split('\n').at(-1) ?? '') };
}

describe('an artifact', () => {
  it('arrives whole', async () => {
    const { env, artifacts } = await results();
    const files = {
      'page-views.csv': 'path\r\n/\r\n',
      'report.html': `<p>${'x'.repeat(300_000)}</p>`,
    };
    const { outcome, stdout } = await upload(env, files);
    expect(outcome).toEqual({
      kind: 'kept',
      id: 1,
      url: 'https://github.com/acme/docs/actions/runs/42/artifacts/1',
    });
    // What the package says about its own steps is folded.
    expect(stdout).toMatch(/^::group::Uploading page-views\n[\s\S]+\n::endgroup::\n$/);
    const [stored] = artifacts;
    expect(stored?.name).toBe('page-views');
    const back = unzip(stored?.content ?? Buffer.alloc(0));
    expect(Object.keys(back).sort()).toEqual(['page-views.csv', 'report.html']);
    expect(back['report.html']?.toString()).toBe(files['report.html']);
  });

  it('that is one file can be uploaded as it is, under its own name', async () => {
    const { env, artifacts } = await results();
    const page = '<!doctype html><p>Report</p>';
    const { outcome } = await upload({ ...env, ALONE: 'yes' }, { 'page-views.html': page });
    expect(outcome).toMatchObject({ kind: 'kept', id: 1 });
    const [stored] = artifacts;
    expect(stored).toMatchObject({ name: 'page-views.html', mimeType: 'text/html' });
    expect(String(stored?.content)).toBe(page);
  });

  it('whose name is taken says how to choose another', async () => {
    const { env } = await results();
    await upload(env, { a: '1' });
    const { outcome, dir } = await upload(env, { a: '1' });
    expect(outcome.message).toMatch(/could not be uploaded.*a different `artifact-name`/);
    expect(outcome.message).toContain(dir);
  });

  it('that the storage refuses without a word says so', async () => {
    const { env } = await results();
    const storage = createServer((request, response) => {
      const url = `http://${request.headers.host}/blobs/1?sig=x`;
      response.writeHead(request.method === 'PUT' ? 403 : 200);
      response.end(
        request.method === 'PUT' ? '' : JSON.stringify({ ok: true, signed_upload_url: url }),
      );
    });
    await new Promise<void>((done) => storage.listen(0, '127.0.0.1', done));
    atTestEnd(() => void storage.close());
    const { port } = storage.address() as AddressInfo;
    const there = { ACTIONS_RESULTS_URL: `http://127.0.0.1:${port}/` };
    const { outcome } = await upload({ ...env, ...there }, { a: '1' });
    expect(outcome.message).toMatch(
      /could not be uploaded: the storage service rejected it with HTTP 403\./,
    );
  });

  it.each([
    ['on a runner without results', {}, /this run is not on a GitHub runner/],
    [
      'on GitHub Enterprise Server',
      { GITHUB_SERVER_URL: 'https://git.acme.example', ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/' },
      /git\.acme\.example is a GitHub Enterprise Server/,
    ],
  ])('stays in its folder %s, with the reason', async (_, env, reason) => {
    const { outcome } = await upload(env, { a: '1' });
    expect(outcome).toEqual({ kind: 'nowhere', reason: expect.stringMatching(reason) });
  });
});
