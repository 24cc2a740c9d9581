// Presets for well-known agents: the command line that each program's documentation recommends for
// unattended runs, with the prompt on stdin, edits allowed, and no questions. Anything else is a
// command line in `agent-command`.

export interface Preset {
  command: string;
  /** Variables the program reads its key and its endpoint from; handed on where they are set. */
  env: readonly string[];
}

const PRESETS: Readonly<Record<string, Preset>> = {
  // Does not load settings, hooks, and servers from the repository.
  claude: {
    command:
      'claude -p --setting-sources user --permission-mode acceptEdits --allowedTools "Read,Edit,Write,Glob,Grep"',
    env: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL', 'CLAUDE_CODE_OAUTH_TOKEN'],
  },
  codex: {
    command: 'codex exec --ephemeral --skip-git-repo-check --sandbox workspace-write -',
    env: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  },
  copilot: {
    command: 'copilot -s --no-ask-user --allow-tool=write',
    env: ['COPILOT_GITHUB_TOKEN', 'COPILOT_MODEL'],
  },
  gemini: {
    command: 'gemini --approval-mode=auto_edit --skip-trust',
    env: ['GEMINI_API_KEY', 'GEMINI_MODEL', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_USE_VERTEXAI'],
  },
  opencode: {
    command: 'opencode run',
    env: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'OPENCODE_API_KEY', 'OPENCODE_CONFIG_CONTENT'],
  },
};

/** The preset of that name; any other text is a command line. */
export function presetFor(command: string): Preset {
  const name = command.trim();
  return Object.hasOwn(PRESETS, name) ? (PRESETS[name] as Preset) : { command, env: [] };
}
