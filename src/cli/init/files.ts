// The files that `docket init` writes: the example workflows, with the agent, the runner, and the address
// of the Docket that runs. The first line of each says that it is ours, and whether people edited it.
import { hash } from 'node:crypto';
import { WORKFLOWS } from '../../bot/doctor/workflows.ts';
import { DEFAULT_DOCS_PATHS } from '../../jobs/changes/change.ts';
import { isIn, PAGE_FILE, recognizeSites } from '../../jobs/changes/docs-tool.ts';
import { matchesAny } from '../../shared/glob.ts';
import { exampleWorkflow } from '../doctor.ts';

/** The examples that can be chosen, by the word for them. */
const EXAMPLES = {
  check: 'docs-check',
  comments: 'docs-comments',
  housekeeping: 'housekeeping',
  doctor: 'doctor',
  views: 'weekly-page-views',
} as const;
export type WorkflowWord = keyof typeof EXAMPLES;
export const WORKFLOW_WORDS = Object.keys(EXAMPLES) as WorkflowWord[];
/** Where page views come from analytics, and not from access logs. */
const ANALYTICS_EXAMPLE = 'weekly-analytics';
/** Page views need logs or analytics, which not everybody has. */
export const USUAL_WORKFLOWS: readonly WorkflowWord[] = WORKFLOW_WORDS.slice(0, -1);

/** Whether it starts jobs, which need an agent with a key. */
export async function needsAgent(word: WorkflowWord): Promise<boolean> {
  return (await exampleWorkflow(EXAMPLES[word])).includes('model-url:');
}

export const workflowPath = (word: WorkflowWord) =>
  `${WORKFLOWS}/docs-${word === 'views' ? 'page-views' : word}.yml`;

interface AgentSetup {
  /** The secret that holds its key. */
  secret: string;
  /** Its npm package, in the version that was tried; absent for a model, which needs no program. */
  install?: string;
  /** The package brings its program only with its installation scripts. */
  scripts?: true;
  /** The variable in which it reads the name of a model. */
  model?: string;
}

export const MODEL_VARIABLE = 'DOCS_MODEL';
export const AGENTS: Readonly<Record<string, AgentSetup>> = {
  model: { secret: 'MODEL_KEY', model: MODEL_VARIABLE },
  claude: {
    secret: 'ANTHROPIC_API_KEY',
    install: '@anthropic-ai/claude-code@2.1.325',
    scripts: true,
    model: 'ANTHROPIC_MODEL',
  },
  codex: { secret: 'OPENAI_API_KEY', install: '@openai/codex@0.166.0' },
  copilot: {
    secret: 'COPILOT_GITHUB_TOKEN',
    install: '@github/copilot@1.0.102',
    model: 'COPILOT_MODEL',
  },
  gemini: { secret: 'GEMINI_API_KEY', install: '@google/gemini-cli@0.61.0', model: 'GEMINI_MODEL' },
  opencode: { secret: 'ANTHROPIC_API_KEY', install: 'opencode-ai@1.18.18', scripts: true },
};

export const AGENT_NAMES = Object.keys(AGENTS);

interface WorkflowChoice {
  /** Absent if no workflow needs one. */
  agent?: string | undefined;
  /** The agent's model has a name of its own, in a variable. */
  namesModel: boolean;
  modelUrl: string;
  /** `owner/name@ref`, and perhaps a comment. */
  action: string;
  runsOn: string;
  /** Absent: the default is right. */
  docsPaths?: readonly string[] | undefined;
  /** The site has an analytics service that Docket can read. */
  hasAnalytics?: boolean;
}

const STEP = /^( *)- uses: docket-dev\/docket@v1\n(?:\1 {2}with:\n((?:\1 {4}.*\n)+))?/gm;

export async function writeWorkflow(word: WorkflowWord, chosen: WorkflowChoice): Promise<string> {
  const fromAnalytics = word === 'views' && chosen.hasAnalytics;
  const example = await exampleWorkflow(fromAnalytics ? ANALYTICS_EXAMPLE : EXAMPLES[word]);
  const text = example
    .replace(/^(?:#.*\n)+/, '')
    .replaceAll('runs-on: ubuntu-latest', `runs-on: ${chosen.runsOn}`)
    .replaceAll(STEP, (_, indent: string, inputs = '') => step(indent, inputs, chosen));
  return marked(text);
}

function step(indent: string, inputs: string, chosen: WorkflowChoice): string {
  const { secret, install, scripts, model } = AGENTS[chosen.agent ?? ''] ?? { secret: '' };
  const works = inputs.includes('model-url:');
  const program = works && install;
  const kept = inputs.split('\n').filter((line) => line && !/^ *model(?:-url|-key)?:/.test(line));
  const agent = program
    ? [`agent-command: ${chosen.agent}`]
    : [
        `model-url: ${chosen.modelUrl}`,
        `model: \${{ vars.${MODEL_VARIABLE} }}`,
        `model-key: \${{ secrets.${secret} }}`,
      ];
  const reads = works || inputs.includes('mode: check');
  const paths = reads && chosen.docsPaths ? ['docs-paths: |', ...chosen.docsPaths.map(deeper)] : [];
  const given = [...(works ? agent : []), ...paths].map((line) => `${indent}    ${line}`);
  const variables = [
    `${secret}: \${{ secrets.${secret} }}`,
    ...(model && chosen.namesModel ? [`${model}: \${{ vars.${MODEL_VARIABLE} }}`] : []),
  ];
  const lines = [
    // With bubblewrap, the agent runs isolated from the runner.
    ...(program
      ? [
          `${indent}- run: sudo apt-get update -qq && sudo apt-get install -y -qq bubblewrap`,
          `${indent}- run: npm install --global ${scripts ? '' : '--ignore-scripts '}${install}`,
        ]
      : []),
    `${indent}- uses: ${chosen.action}`,
    ...(kept.length + given.length > 0 ? [`${indent}  with:`, ...kept, ...given] : []),
    ...(program ? [`${indent}  env:`, ...variables.map((line) => `${indent}    ${line}`)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const deeper = (line: string) => `  ${line}`;

/** A file of ours with this text. */
export const marked = (text: string) => `${marker(text)}${text}`;

const marker = (text: string) =>
  `# Written by docket init (${hash('sha256', text).slice(0, 16)}). To update or remove this file, run it again.\n`;

/** `edited`: people changed what we wrote. */
export function ownership(found: string): 'ours' | 'edited' | 'theirs' {
  // Git may write other line ends.
  const text = found.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n') + 1;
  if (!text.startsWith('# Written by docket init (')) return 'theirs';
  return text.slice(0, end) === marker(text.slice(end)) ? 'ours' : 'edited';
}

export interface FilePlan {
  path: string;
  before: string | null;
  /** Null: it is deleted. */
  after: string | null;
  /** It would replace what people wrote. */
  theirs: boolean;
}

/** Only files that change. */
export function planFile(path: string, before: string | null, after: string | null): FilePlan[] {
  if (before?.replaceAll('\r\n', '\n') === (after ?? undefined)) return [];
  return [{ path, before, after, theirs: before !== null && ownership(before) !== 'ours' }];
}

/** What jobs may change: the default, and pages of a known tool that the default leaves out. */
export function findDocs(paths: readonly string[]): { says: string; docsPaths?: string[] } {
  const sites = recognizeSites(paths);
  const covered = matchesAny(DEFAULT_DOCS_PATHS);
  const pages = paths.filter((path) => PAGE_FILE.test(path));
  const missed = sites.flatMap(({ pages: folder }) => {
    const lost = pages.find((path) => isIn(folder, path) && !covered(path));
    if (!lost) return [];
    return [folder === '' ? `**/*${lost.slice(lost.lastIndexOf('.'))}` : `${folder}/**`];
  });
  const [site] = sites;
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const says = site ? `${site.tool} (${site.config}), ${count}` : `no known tool, ${count}`;
  return {
    says,
    ...(missed.length > 0 && { docsPaths: [...new Set([...DEFAULT_DOCS_PATHS, ...missed])] }),
  };
}
