// What an agent can see and leave behind, for each kind of isolation. A machine is given less by a
// PATH on which the better programs are missing.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { OPEN_KERNEL_FILES, opened } from '../../support/kernel-files.ts';
import { plantMarks } from '../../support/marks.ts';
import { programFolder } from '../../support/programs.ts';
import { startStep } from '../../support/runner.ts';
import { nothingPushed } from './agents.ts';
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

const KERNEL: Attack[] = [
  ...KINDS.slice(0, -1).map(({ kind, without }) => ({
    category: 'isolation',
    what: `an agent that opens every file of /proc and /sys for writing (${kind})`,
    must: 'opens none that is about more than itself',
    async see(scene: Scene) {
      const place = await scene.place();
      const agent = `{ ${OPEN_KERNEL_FILES} } > docs/answer.md`;
      const env = { PATH: pathWithout(scene, ...without) };
      const ended = await place.ask('/docs explain the flag', { agent, env });
      expect(ended.outputs.outcome).toBe('pull-request');
      const said = (await place.made('docs/answer.md')) ?? '';
      expect(said).toContain('/proc/self/comm\n');
      expect(said).toContain('tried every file');
      expect(opened(said, { shared: kind === 'other user' })).toEqual([]);
    },
  })),
  {
    category: 'isolation',
    what: 'an agent of an ordinary user that opens every file of /proc and /sys for writing',
    must: 'opens none that is about more than itself',
    async see(scene) {
      const file = join(scene.dir(), 'open.sh');
      writeFileSync(file, OPEN_KERNEL_FILES);
      const reader = resolve(import.meta.dirname, '../../support/lone-reader.ts');
      const said = execFileSync(process.execPath, [reader, `sh ${file}`], { encoding: 'utf8' });
      expect(said).toContain('tried every file');
      expect(opened(said, { shared: !said.startsWith('bubblewrap') })).toEqual([]);
    },
  },
];

/** What the next agent says of itself. */
const WHO = 'id -u > docs/answer.md; cat /etc/shadow >> docs/answer.md; echo Done.';

const EXHAUSTION: Attack[] = isRoot
  ? [
      {
        category: 'isolation',
        what: 'an agent that takes all user IDs in the folder for temporary files (other user)',
        must: 'takes none: the next agent runs as another user, too',
        async see(scene) {
          const tmp = scene.dir();
          chmodSync(tmp, 0o1777);
          const env = { PATH: pathWithout(scene, 'bwrap'), TMPDIR: tmp };
          const take = `mkdir $(seq -f ${tmp}/docket-user-%.0f 61184 65518) /run/docket /var/lib/docket-users/x
ls -a /var/lib/docket-users; echo x > docs/x.md`;
          const first = await scene.place();
          const taken = await first.ask('/docs explain the flag', { agent: take, env });
          expect(taken.outputs.outcome).toBe('pull-request');
          const place = await scene.place();
          const ended = await place.ask('/docs explain the flag', { agent: WHO, env });
          expect(ended.log).toContain('Agents run as another user');
          expect(Number((await place.made('docs/answer.md'))?.trim())).toBeGreaterThan(60_000);
        },
      },
    ]
  : [];

const SHORTAGES = [
  ['processes', 'bwrap: Creating new namespace failed: Resource temporarily unavailable'],
  ['namespaces', 'bwrap: Creating new namespace failed: nesting depth or … exceeded (ENOSPC)'],
  ['memory, and the program is killed', ''],
] as const;

const REFUSALS: Attack[] = [
  ...SHORTAGES.map(([what, words]) => ({
    category: 'isolation',
    what: `a machine with bubblewrap that has run out of ${what}`,
    must: 'runs no agent, instead of one with weaker isolation',
    async see(scene: Scene) {
      const place = await scene.place();
      const canary = join(scene.dir(), 'ran');
      const bwrap = `#!/bin/sh\necho "${words}" >&2\n${words ? 'exit 1' : 'kill -KILL $$'}\n`;
      const PATH = programFolder(scene.dir(), { scripts: { bwrap } });
      const agent = `touch ${canary}; echo x > docs/x.md`;
      const ended = await place.ask('/docs explain the flag', { agent, env: { PATH } });
      expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
      expect(place.said()).toMatch(/The agent was not started, because .*Free some/);
      expect(existsSync(canary)).toBe(false);
      await nothingPushed(place);
    },
  })),
  {
    category: 'isolation',
    what: 'a machine without isolation, where the repository requires it',
    must: 'runs neither agent nor check',
    async see(scene) {
      const place = await scene.place({ '.github/docket.yml': 'agent:\n  isolation: required\n' });
      const canary = join(scene.dir(), 'ran');
      const env = { PATH: pathWithout(scene, 'bwrap', 'setpriv') };
      const agent = `touch ${canary}; echo x > docs/x.md`;
      const ended = await place.ask('/docs explain the flag', { agent, env });
      expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
      expect(place.said()).toMatch(
        /agents must run isolated and this machine cannot isolate them .*Install/,
      );
      expect(existsSync(canary)).toBe(false);
      await nothingPushed(place);
    },
  },
];

export const ISOLATION: Attack[] = [
  ...[...READERS, ...DAEMONS, ...KILLS],
  ...[...KERNEL, ...EXHAUSTION, ...REFUSALS],
];
