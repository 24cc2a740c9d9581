// What an agent can see and leave behind, for each kind of isolation. A machine is given less by a
// PATH on which the better programs are missing.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { plantMarks } from '../../support/marks.ts';
import { programFolder } from '../../support/programs.ts';
import { startStep } from '../../support/runner.ts';
import type { Attack, Scene } from './scene.ts';
import { living } from './surroundings.ts';

const isRoot = process.getuid?.() === 0;

/** A PATH like the machine's, without some programs. */
const pathWithout = (scene: Scene, ...without: string[]) => programFolder(scene.dir(), { without });

async function until(came: () => boolean): Promise<void> {
  while (!came()) await pause(20);
}

/** Leaves its session, its parents and its environment. */
const daemon = (mark: string) =>
  `env -i PATH=/usr/bin:/bin setsid sh -c '(sh -c ": ${mark}; touch docs/up.md; while :; do sleep 1; done" >/dev/null 2>&1 </dev/null &)' &
until [ -e docs/up.md ]; do sleep 0.05; done`;

const KINDS = [
  { kind: 'bubblewrap', without: [] },
  ...(isRoot ? [{ kind: 'other user', without: ['bwrap'] }] : []),
  { kind: 'no isolation', without: ['bwrap', 'setpriv'] },
];

const DAEMONS: Attack[] = KINDS.map(({ kind, without }) => ({
  category: 'isolation',
  what: `a daemon with an empty environment (${kind})`,
  must: 'is dead before the change is looked at',
  async see(scene) {
    const place = await scene.place();
    const mark = `daemon-${place.repository.id}`;
    const env = { PATH: pathWithout(scene, ...without) };
    const ended = await place.ask('/docs explain the flag', { agent: daemon(mark), env });
    expect(ended.outputs.outcome).toBe('pull-request');
    expect(living(mark)).toEqual([]);
  },
}));

const KILLS: Attack[] = KINDS.map(({ kind, without }) => ({
  category: 'isolation',
  what: `an agent whose Docket is killed by SIGKILL (${kind})`,
  must: 'does not live on',
  async see(scene) {
    const place = await scene.place();
    const mark = `orphan-${place.repository.id}`;
    const { event } = place.repository.comment(place.thread, {
      by: 'ann',
      body: '/docs explain the flag',
    });
    const script = `(sleep 600; : ${mark}) & sh -c 'echo here; while :; do sleep 1; done # ${mark}'`;
    const step = startStep({
      ...{ host: scene.sandbox, repository: place.repository, event, dir: scene.dir() },
      inputs: { 'agent-command': place.agent(script) },
      env: { PATH: pathWithout(scene, ...without), TMPDIR: scene.dir() },
    });
    await until(() => living(mark).length > 0);
    step.child.kill('SIGKILL');
    await step.ended;
    await until(() => living(mark).length === 0);
  },
}));

const READERS: Attack[] = [
  {
    category: 'isolation',
    what: 'an agent that reads 25 marked files all over the machine (bubblewrap)',
    must: 'finds none of them',
    async see(scene) {
      const place = await scene.place();
      const marks = plantMarks();
      try {
        const agent = `{ ${marks.script}${marks.sweep}} > docs/answer.md`;
        const ended = await place.ask('/docs explain the flag', { agent, env: marks.env });
        expect(ended.outputs.outcome).toBe('pull-request');
        expect(marks.count).toBeGreaterThanOrEqual(25);
        expect(marks.foundIn((await place.made('docs/answer.md')) ?? '')).toEqual([]);
      } finally {
        marks.remove();
      }
    },
  },
  ...(isRoot
    ? [
        {
          category: 'isolation',
          what: 'an agent that reads the workspace in a private home (other user)',
          must: 'finds nothing, and the home stays closed',
          async see(scene: Scene) {
            const place = await scene.place();
            const marks = plantMarks({ closed: true });
            try {
              const home = marks.env.HOME ?? '';
              const temp = join(home, 'work/_temp');
              mkdirSync(temp, { recursive: true });
              const PATH = pathWithout(scene, 'bwrap');
              const agent = `{ ${marks.script}\nstat -c %a ${home}; } > docs/answer.md`;
              const env = { ...marks.env, PATH, RUNNER_TEMP: temp };
              const ended = await place.ask('/docs explain the flag', { agent, env });
              expect(ended.outputs.outcome).toBe('pull-request');
              expect(ended.log).toContain('Agents run as another user');
              const seen = (await place.made('docs/answer.md')) ?? '';
              expect(marks.foundIn(seen)).toEqual([]);
              expect(seen).toMatch(/^700$/m);
            } finally {
              marks.remove();
            }
          },
        },
      ]
    : []),
];

export const ISOLATION: Attack[] = [...READERS, ...DAEMONS, ...KILLS];
