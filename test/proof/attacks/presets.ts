// What a repository does to the programs that presets start. Scripts take the programs' place and load
// what the real ones load, by the same flags and variables; `npm run test:agents` tries the real ones.
import { delimiter } from 'node:path';
import { expect } from 'vitest';
import { programFolder } from '../../support/programs.ts';
import { nothingPushed } from './agents.ts';
import type { Attack, Scene } from './scene.ts';

/** Each loads the repository's file unless it is told not to, as the program does. */
const PROGRAMS: Record<string, string> = {
  claude: `case "$*" in *"--setting-sources user"*) ;; *) sh .claude/hook;; esac
case "$*" in *--strict-mcp-config*) ;; *) sh .mcp.json;; esac`,
  codex: `case "$*" in *"projects={\\"$PWD\\"={trust_level=\\"untrusted\\"}}"*) ;; *) sh .codex/config.toml;; esac`,
  opencode: `[ -n "$OPENCODE_DISABLE_PROJECT_CONFIG" ] || echo "{}" > opencode.json
sh .opencode/plugin/evil.js`,
};

const KEYS: Record<string, string> = {
  claude: 'ANTHROPIC_API_KEY',
  codex: 'OPENAI_API_KEY',
  opencode: 'OPENAI_API_KEY',
};

const EVIL = 'echo "# Owned" > docs/owned.md\n';
const HOSTILE = {
  '.claude/hook': EVIL,
  '.mcp.json': EVIL,
  '.codex/config.toml': EVIL,
  '.opencode/plugin/evil.js': EVIL,
  'opencode.json': '{"model":"x"}',
};

function path(scene: Scene, name: string): string {
  const script = `#!/bin/sh\n${PROGRAMS[name]}\necho "# Answer" > docs/answer.md; echo Done.\n`;
  const folder = programFolder(scene.dir(), { scripts: { [name]: script } });
  return [folder, process.env.PATH ?? ''].join(delimiter);
}

const CONFIGURED: Attack[] = Object.keys(PROGRAMS).map((name) => ({
  category: 'presets',
  what: `a repository that configures \`${name}\` to run its code`,
  must: 'has the page published, and none of its code runs',
  async see(scene) {
    const place = await scene.place(HOSTILE);
    const ended = await place.ask('/docs explain the flag', {
      inputs: { 'agent-command': name },
      env: { PATH: path(scene, name), [KEYS[name] ?? '']: 'sk-0123456789-of-the-agent' },
    });
    expect(ended.outputs.outcome).toBe('pull-request');
    expect(await place.made('docs/answer.md')).toBe('# Answer\n');
    expect(await place.made('docs/owned.md')).toBeNull();
  },
}));

const KEYLESS: Attack[] = Object.keys(PROGRAMS).map((name) => ({
  category: 'presets',
  what: `\`${name}\` with an empty key, which may send the files to a service nobody chose`,
  must: 'is not started',
  async see(scene) {
    const place = await scene.place();
    const ended = await place.ask('/docs explain the flag', {
      inputs: { 'agent-command': name },
      env: { PATH: path(scene, name), [KEYS[name] ?? '']: '' },
    });
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(place.said()).toContain('was not started because it has no key');
    await nothingPushed(place);
  },
}));

export const PRESETS: Attack[] = [...CONFIGURED, ...KEYLESS];
