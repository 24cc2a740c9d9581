// What a hostile model calls, and patterns that cost more than they look: none may keep the process
// from its deadline, from SIGTERM, or from its other requests.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { logLine } from '../../support/access-logs.ts';
import { type Reply, type ScriptedCall, startModelServer } from '../../support/model-server.ts';
import { type Ended, startStep } from '../../support/runner.ts';
import { PROJECT, startServing } from '../support/served.ts';
import type { Attack, Place, Scene } from './scene.ts';

/** An honest run takes a few seconds; a frozen one is ended, so that it does not outlive the test. */
const FROZEN_MS = 100_000;
const DONE: Reply = { text: 'Done.' };

async function runWith(
  scene: Scene,
  place: Place,
  inputs: Record<string, string>,
  event = place.repository.comment(place.thread, {
    by: 'ann',
    body: '/docs explain the flag',
  }).event,
): Promise<Ended> {
  const { sandbox: host } = scene;
  const step = startStep({ host, repository: place.repository, event, dir: scene.dir(), inputs });
  const guard = setTimeout(() => step.child.kill('SIGKILL'), FROZEN_MS);
  const ended = await step.ended;
  clearTimeout(guard);
  expect(ended.code, `The run froze or died:\n${ended.log.slice(-1_000)}`).toBeTypeOf('number');
  return ended;
}

interface Call {
  what: string;
  call: ScriptedCall;
  times?: number;
  because: string;
  files?: Record<string, string>;
}

/** All calls are made in one job, one per answer; the last tool answer of each row, in order. */
const told = new WeakMap<Scene, Promise<string[]>>();

async function makeCalls(scene: Scene): Promise<string[]> {
  const files = Object.assign({}, ...CALLS.map((row) => row.files));
  // So that what is too long is up to the tools.
  const settings = { '.github/docket.yml': 'agent: { max-answer-tokens: 1000000 }\n' };
  const place = await scene.place({ ...files, ...settings });
  const made = CALLS.flatMap(({ call, times = 1 }) => Array<ScriptedCall>(times).fill(call));
  // Beside each is one that can be used, as otherwise the model would be asked for structured answers.
  const script = made.map((call, at) => ({
    calls: [call, { name: 'list', input: { pattern: `docs/none-${at}.md` } }],
  }));
  const model = await startModelServer([...script, DONE]);
  const inputs = { 'model-url': model.url, model: 'scripted' };
  const ended = await runWith(scene, place, inputs).finally(model.close);
  expect(ended.code, ended.log).toBe(0);
  const messages: { role: string; content: string }[] = model.requests.at(-1)?.body.messages ?? [];
  const said = messages
    .filter(({ role }) => role === 'tool')
    .filter((_, at) => at % 2 === 0)
    .map(({ content }) => content);
  let at = -1;
  return CALLS.map(({ times = 1 }) => {
    at += times;
    return said[at] ?? '';
  });
}

const attackBy = ({ what, because }: Call, index: number): Attack => ({
  category: 'tool calls',
  what: `a model that ${what}`,
  must: `is told: ${because}`,
  async see(scene) {
    const answers = told.get(scene) ?? makeCalls(scene);
    told.set(scene, answers);
    expect((await answers)[index]).toContain(because);
  },
});

const long = 'a'.repeat(60);
const stars = `${'*a'.repeat(40)}b`;
const CALLS: Call[] = [
  {
    what: 'lists with many braces',
    call: { name: 'list', input: { pattern: '{a,b}'.repeat(40) } },
    because: 'more than 50 alternatives',
  },
  {
    what: 'lists with a range of a hundred million',
    call: { name: 'list', input: { pattern: '{1..99999999}' } },
    because: 'has a range',
  },
  {
    what: 'lists with many stars',
    call: { name: 'list', input: { pattern: `docs/${stars}` } },
    files: { [`docs/${long}.md`]: 'x' },
    because: '(no files)',
  },
  {
    what: 'searches with many folders of stars',
    call: { name: 'search', input: { text: 'x', pattern: `${'**/*a/'.repeat(30)}b` } },
    files: { [`${'a/'.repeat(40)}x.md`]: 'x' },
    because: '(nothing found)',
  },
  {
    what: 'searches with a pattern of a million characters',
    call: { name: 'search', input: { text: 'x', pattern: '?'.repeat(1_000_000) } },
    because: 'are invalid',
  },
  {
    what: 'searches for a text of a million characters',
    call: { name: 'search', input: { text: 'x'.repeat(1_000_000) } },
    because: 'are invalid',
  },
  {
    what: 'searches for something that would be a slow regular expression',
    call: { name: 'search', input: { text: '(a+)+$' } },
    files: { 'docs/d.md': `${'a'.repeat(100_000)}!` },
    because: '(nothing found)',
  },
  {
    what: 'doubles a page with every edit',
    call: {
      name: 'edit',
      input: { path: 'docs/a.md', find: 'a', replace: 'a'.repeat(64), all: true },
    },
    files: { 'docs/a.md': 'a\n' },
    times: 4,
    because: 'the limit is 5 MB',
  },
  {
    what: 'edits a page of one letter into terabytes',
    call: {
      name: 'edit',
      input: { path: 'docs/b.md', find: 'a', replace: 'b'.repeat(400_000), all: true },
    },
    files: { 'docs/b.md': 'a'.repeat(4_000_000) },
    because: 'the limit is 5 MB',
  },
  {
    what: 'edits with a piece that is slow to look for',
    call: {
      name: 'edit',
      input: {
        path: 'docs/c.md',
        find: `${'a'.repeat(20_000)}b${'a'.repeat(20_000)}`,
        replace: '',
      },
    },
    files: { 'docs/c.md': 'a'.repeat(4_000_000) },
    because: 'is not in `docs/c.md`',
  },
  {
    what: 'writes a giant page',
    call: { name: 'write', input: { path: 'docs/a.md', content: 'a'.repeat(8_000_000) } },
    because: 'are invalid',
  },
];

const MODELS: Attack[] = [
  {
    category: 'tool calls',
    what: 'a model that never stops talking',
    must: 'is cut off, and the job fails with a sentence',
    async see(scene) {
      const place = await scene.place();
      const model = await startModelServer([{ text: 'blah '.repeat(4_000_000) }]);
      const inputs = { 'model-url': model.url, model: 'scripted' };
      const ended = await runWith(scene, place, inputs).finally(model.close);
      expect(ended.outputs.outcome).toBe('failed');
      expect(place.said()).toContain('longer than one may be');
    },
  },
  {
    category: 'tool calls',
    what: 'a model that makes two thousand calls in one answer',
    must: 'has the first ones done and is told about the rest',
    async see(scene) {
      const place = await scene.place();
      const calls = Array.from({ length: 2_000 }, () => ({ name: 'list', input: {} }));
      const model = await startModelServer([{ calls }, DONE]);
      const inputs = { 'model-url': model.url, model: 'scripted' };
      const ended = await runWith(scene, place, inputs).finally(model.close);
      expect(ended.code).toBe(0);
      expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('calls in one response');
    },
  },
  {
    category: 'tool calls',
    what: 'a model that has a thousand files searched fifty times',
    must: 'is stopped by SIGTERM in the middle of its calls',
    async see(scene) {
      const pages = Array.from({ length: 1_000 }, (_, n) => [`docs/p${n}.md`, 'x'.repeat(20_000)]);
      const place = await scene.place(Object.fromEntries(pages));
      const calls = Array.from({ length: 50 }, () => ({ name: 'search', input: { text: 'y' } }));
      const model = await startModelServer([{ calls }, DONE]);
      const { event } = place.repository.comment(place.thread, {
        by: 'ann',
        body: '/docs explain the flag',
      });
      const inputs = { 'model-url': model.url, model: 'scripted' };
      const { sandbox: host } = scene;
      const step = startStep({
        host,
        repository: place.repository,
        event,
        dir: scene.dir(),
        inputs,
      });
      await step.printed('search for y');
      step.child.kill('SIGTERM');
      const guard = setTimeout(() => step.child.kill('SIGKILL'), FROZEN_MS);
      const ended = await step.ended.finally(model.close);
      clearTimeout(guard);
      expect(ended.code).toBeTypeOf('number');
      expect(ended.log.split('search for y').length).toBeLessThan(50);
      expect(model.requests).toHaveLength(1);
    },
  },
  {
    category: 'tool calls',
    what: 'a model that lists with many stars in `docket serve`',
    must: 'does not keep the server from answering and stopping',
    async see(scene) {
      const repository = await scene.sandbox.createRepository('octo/served-model', {
        files: { 'docs/index.md': '# Start\n', [`docs/${long}.md`]: 'x' },
      });
      const pattern = `docs/${stars}`;
      const model = await startModelServer([
        { calls: [{ name: 'list', input: { pattern } }] },
        DONE,
      ]);
      const agent = ['--model-url', model.url, '--model', 'scripted'];
      const data = join(scene.dir(), 'data');
      const server = await startServing(['--repo', repository.gitDir, ...agent], {}, data);
      const ask = async (path: string, body?: object) => {
        const response = await fetch(`${server.url}/v2/agent/${PROJECT}/job${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
          signal: AbortSignal.timeout(FROZEN_MS),
          ...(body && { body: JSON.stringify(body) }),
        });
        return (await response.json()) as { id: string; status: string };
      };
      try {
        const { id } = await ask('', { prompt: 'Explain it.' });
        let status = 'active';
        while (status === 'active') ({ status } = await ask(`/${id}`));
        expect(status).toBe('completed');
        const stopped = new Promise((done) => server.child.once('close', done));
        server.child.kill('SIGTERM');
        expect(await stopped).toBe(0);
      } finally {
        server.child.kill('SIGKILL');
        model.close();
      }
    },
  },
];

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
const CONFIG = '.github/docket.yml';

/** A setting that is refused, or used without freezing. */
interface Setting {
  what: string;
  /** `LOGS` stands for the folder of the log. */
  inputs?: Record<string, string>;
  config?: string;
  agent?: string;
  because?: string;
}

const setting = ({ what, inputs, config, agent = 'curl/8', because }: Setting): Attack => ({
  category: 'patterns',
  what,
  must: because ? `is refused: ${because}` : 'is used in time',
  async see(scene) {
    const place = await scene.place(config === undefined ? {} : { [CONFIG]: config });
    const logs = scene.dir();
    writeFileSync(join(logs, `${long}.log`), logLine(1, '/a', agent));
    const days = { 'date-from': '2026-10-01', 'date-to': '2026-10-02' };
    const given = { 'access-logs': 'LOGS/*', ...days, ...inputs };
    given['access-logs'] = given['access-logs'].replace('LOGS', logs);
    const ended = await runWith(scene, place, given, SCHEDULE);
    expect(ended.code, ended.log).toBe(because ? 1 : 0);
    if (because) expect(ended.log).toContain(because);
  },
});

const agents = (match: string) =>
  `views:\n  agents:\n    - { agent: X, class: training, match: '${match}' }\n`;

const SETTINGS: Setting[] = [
  {
    what: '`docs-paths` with many braces',
    inputs: { 'docs-paths': '{a,b}'.repeat(40) },
    because: 'more than 50 alternatives',
  },
  {
    what: '`docs-paths` with a range',
    inputs: { 'docs-paths': '{1..99999999}' },
    because: 'has a range',
  },
  {
    what: '`access-logs` with a range',
    inputs: { 'access-logs': 'logs/{1..99999999}.log' },
    because: 'has a range',
  },
  {
    what: '`access-logs` with many stars',
    inputs: { 'access-logs': `LOGS/${stars}` },
    because: 'No access log matches',
  },
  {
    what: 'labels of hosts by many stars',
    config: `views:\n  hosts:\n    '**/${stars}': web\n`,
  },
  {
    what: 'an agent’s rule with many stars',
    config: agents(`${'a*'.repeat(90)}b`),
    agent: 'a'.repeat(2_000),
  },
  {
    what: 'an agent’s rule that is a regular expression',
    config: agents('^(a+)+$'),
    agent: `${long}!`,
    because: 'it is not a regular expression',
  },
  {
    what: 'a configuration of a megabyte',
    config: `# ${'x'.repeat(1_000_000)}\n`,
    because: 'more than 64,000 characters',
  },
  {
    what: 'a configuration nested fifty thousand levels deep',
    config: `views: ${'['.repeat(50_000)}\n`,
    because: 'is not valid',
  },
  {
    what: 'a configuration whose aliases expand a billionfold',
    config: `a: &a [x, x]\n${Array.from({ length: 30 }, (_, n) => `b${n}: &b${n} [*${n ? `b${n - 1}` : 'a'}, *${n ? `b${n - 1}` : 'a'}]`).join('\n')}\n`,
    because: 'Aliases are not allowed',
  },
];

export const TOOL_CALLS: Attack[] = [...CALLS.map(attackBy), ...MODELS, ...SETTINGS.map(setting)];
