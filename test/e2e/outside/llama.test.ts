// The model agent against llama.cpp's own server with a real small model, which understands little and
// does not stop by itself: nothing hangs, and every ending says what happened.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect } from 'vitest';
import { buildHistory } from '../../../scripts/demo/history.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { docket } from '../../support/cli.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { agentOf, never, site, task } from '../../support/model-agent.ts';
import { startProcess } from '../../support/processes.ts';
import { itUnless } from '../../support/programs.ts';
import { testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd, beyondTest } from '../../support/test-end.ts';

const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
const python = join(cache, 'docket-test-tools/llama/bin/python');
const isThere = spawnSync(python, ['-c', 'import xllamacpp']).status === 0;
const itWithLlama = itUnless(
  !isThere && 'llama.cpp and its model are not installed: scripts/install-test-tools.sh.',
);

const servers = new Map<number, Promise<string>>();
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

/** One for each size of the context; it takes a moment to load the model. */
function llama(context: number): Promise<string> {
  const start = async () => {
    const script = join(import.meta.dirname, 'llama-server.py');
    const child = startProcess(python, [script, String(context)], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    stops.push(() => child.kill());
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith('http')) return line.trim();
    }
    throw new Error('llama.cpp did not start.');
  };
  const known = servers.get(context) ?? beyondTest(start);
  servers.set(context, known);
  return known;
}

interface Answer {
  /** The limit that was asked for. */
  limit: number | undefined;
  status: number;
  pieces: number;
  finish: string | undefined;
  tokens: number | undefined;
  /** Once the connection is closed: whether the agent hung up before the end. */
  cut: Promise<boolean>;
}

/** In front of the server: passes everything on as it comes, and counts. */
async function counted(
  upstream: string,
  { rambles = false, onPiece }: { rambles?: boolean; onPiece?: () => void } = {},
): Promise<{ url: string; answers: Answer[] }> {
  const answers: Answer[] = [];
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = JSON.parse(Buffer.concat(chunks).toString());
    const stop = new AbortController();
    const closed = once(response, 'close').then(() => stop.abort());
    const answer: Answer = {
      ...{ limit: asked.max_tokens, status: 0, pieces: 0, finish: undefined, tokens: undefined },
      cut: closed.then(() => !response.writableFinished),
    };
    answers.push(answer);
    // An endpoint that keeps to no limit, and a model that never stops.
    if (rambles) Object.assign(asked, { max_tokens: undefined, ignore_eos: true });
    try {
      const found = await fetch(`${upstream}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
        signal: stop.signal,
      });
      answer.status = found.status;
      response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
      const decoder = new TextDecoder();
      for await (const chunk of found.body ?? []) {
        const text = decoder.decode(chunk, { stream: true });
        answer.pieces += text.split('"delta"').length - 1;
        answer.finish = /"finish_reason":"(\w+)"/.exec(text)?.[1] ?? answer.finish;
        const [, tokens] = /"completion_tokens":(\d+)/.exec(text) ?? [];
        if (tokens) answer.tokens = Number(tokens);
        response.write(chunk);
        onPiece?.();
      }
      response.end();
    } catch {
      response.destroy();
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  atTestEnd(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/v1`, answers };
}

const CONTEXT = 8_192;
/** Of an answer. The model uses up any number, and each token takes as long as three of a question. */
const TOKENS = 16;
const request = (text: string) => ({ conversation: [{ role: 'user' as const, text }] });
const said = (run: Promise<unknown>) =>
  run.then(
    () => '',
    (error: Error) => error.message,
  );

describe('the model agent and llama.cpp', () => {
  for (const text of ['Improve page A.', 'Hello!', 'Write 5,000 words about everything.']) {
    itWithLlama(`ends with a true sentence: ${text}`, async () => {
      const { url, answers } = await counted(await llama(CONTEXT));
      let spent = 0;
      const onUsage = async ({ outputTokens = 0 }) => {
        spent = outputTokens;
      };
      const budget = { answerTokens: TOKENS, steps: 4 };
      const run = agentOf(url, { budget, clock: systemClock }).run(
        task(site(), { ...request(text), onUsage }),
        never,
      );
      const result = await run.catch((error: Error) => error);
      expect(answers.every(({ limit, status }) => limit === TOKENS && status === 200)).toBe(true);
      expect(answers.every(({ tokens = 0 }) => tokens > 0 && tokens <= TOKENS)).toBe(true);
      expect(spent).toBe(answers.reduce((sum, { tokens = 0 }) => sum + tokens, 0));
      const ends = answers.map(({ finish }) => finish);
      if (!(result instanceof Error)) {
        expect(result.summary).not.toBe('');
        expect(ends.at(-1)).toBe('stop');
      } else if (/in a row were longer than one may be \(16 tokens\)/.test(result.message)) {
        expect(ends.slice(-3)).toEqual(['length', 'length', 'length']);
      } else if (/budget of 4 steps/.test(result.message)) {
        expect(answers).toHaveLength(4);
      } else {
        expect(result.message).toMatch(/did not give an answer that Docket can use/);
      }
    });
  }

  itWithLlama('hangs up on a model that does not stop, and leaves the server free', async () => {
    const upstream = await llama(CONTEXT);
    const { url, answers } = await counted(upstream, { rambles: true });
    const run = agentOf(url, { budget: { answerTokens: TOKENS }, clock: systemClock });
    expect(await said(run.run(task(site()), never))).toMatch(
      /^3 responses of the model `writer-1` in a row were longer than one may be \(16 tokens\)\./,
    );
    expect(await Promise.all(answers.map(({ cut }) => cut))).toEqual([true, true, true]);
    // As many as may have been on their way when the agent hung up.
    for (const { pieces } of answers) expect(pieces).toBeLessThan(200);
    const next = await fetch(`${upstream}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }], max_tokens: 1 }),
    });
    expect(next.status).toBe(200);
  });

  itWithLlama('ends when its time is over, in the middle of an answer', async () => {
    const clock = new ManualClock();
    const onPiece = () => clock.advance(60_000);
    const { url } = await counted(await llama(CONTEXT), { rambles: true, onPiece });
    const run = agentOf(url, { budget: { seconds: 60 }, clock }).run(task(site()), never);
    expect(await said(run)).toMatch(/^The agent used up its budget of 60 seconds/);
  });

  itWithLlama('ends at once when it is canceled', async () => {
    const cancel = new AbortController();
    const onPiece = () => cancel.abort(new Error('canceled by @ann'));
    const { url, answers } = await counted(await llama(CONTEXT), { rambles: true, onPiece });
    const run = agentOf(url, { clock: systemClock }).run(task(site()), cancel.signal);
    expect(await said(run)).toBe('canceled by @ann');
    expect(answers).toHaveLength(1);
  });

  itWithLlama('says that the conversation no longer fits into the model', async () => {
    const { url, answers } = await counted(await llama(512));
    const run = agentOf(url, { clock: systemClock }).run(task(site()), never);
    expect(await said(run)).toMatch(/rejected the request \(400\)\. It returned: .*context size/);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });

  itWithLlama(
    'is auditioned: a model that cannot do it is seen to fail, merge by merge',
    async () => {
      const dir = tempDir();
      const [clone, out] = [join(dir, 'trail'), join(dir, 'out')];
      await buildHistory(testGit, clone);
      const config = join(dir, 'docket.yml');
      writeFileSync(config, `agent:\n  max-tokens: 2000\n  max-answer-tokens: ${TOKENS}\n`);
      const model = ['--model-url', `${await llama(CONTEXT)}/v1`, '--model', 'smollm2-135m'];
      const place = ['--config', config, '--out', out, '--merges', '1', '--yes'];
      const { code, stdout } = await docket(['audition', ...model, ...place], {}, { cwd: clone });
      expect([code, stdout]).toEqual([1, expect.stringContaining('2 failed; cost not measured.')]);
      expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('smollm2-135m wrote');
    },
  );
});
