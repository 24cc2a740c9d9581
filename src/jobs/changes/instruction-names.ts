// Files that agent programs read by themselves and obey. Compared as `likeness` does: in any case and
// any disguise, because a reviewer and a file system may take it for the real name.
import { likeness } from './names.ts';

/** `<name>.md`, in any folder: the programs read them in every folder they come through. */
const PAGES = new Set(
  [
    ...['agent', 'agents', 'claude', 'gemini', 'qwen', 'warp', 'crush', 'conventions', 'iflow'],
    ...['codex', 'jules', 'skill', 'opencode', 'replit', 'codebuddy', 'airules', 'bugbot'],
    'copilot-instructions',
  ].flatMap((name) => [name, `${name}.local`, `${name}.override`]),
);
/** Read by review bots, and only at the root: further down, these are ordinary pages. */
const ROOT_PAGES = new Set(['review', 'best_practices']);
/** `style.instructions.md`, `review.prompt.md`, and similar names. */
const PARTS = /\.(?:instructions|prompt|chatmode|agent)$/;
const FILES = /^(?:opencode|crush|greptile|\.?mcp|\.coderabbit|\.pr_agent)\.(?:jsonc?|ya?ml|toml)$/;
/** Files and folders of the programs; what follows the name (`.clinerules-code`) changes nothing. */
const HIDDEN =
  /^\.(?:docket|claude|cursor|agents?|codex|copilot|gemini|opencode|windsurf|cline|continue|junie|kiro|roo|aider|amazonq|qwen|warp|crush|iflow|jules|goose|augment|trae|factory|kilocode|openhands|devin|tabnine|zencoder|rovodev|firebender|codebuddy|aiassistant|vibe|grok|greptile|coderabbit|pr_agent|qodo|sourcery|ellipsis|kimi|rules|ai|idx|skills|prompts)/;

/** Does this file instruct agents? Only its exact path in `docs-paths` allows it. */
export function isInstruction(path: string): boolean {
  const parts = path.split('/').map(likeness);
  const last = parts.at(-1) ?? '';
  const page = /^(.+)\.(?:mdx?|mdc|markdown)$/.exec(last)?.[1];
  if (page !== undefined && (PAGES.has(page) || PARTS.test(page))) return true;
  if (page !== undefined && parts.length === 1 && ROOT_PAGES.has(page)) return true;
  return FILES.test(last) || parts.some((part) => HIDDEN.test(part));
}
