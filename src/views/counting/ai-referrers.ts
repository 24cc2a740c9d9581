// Which views came from an AI answer: by the page that linked here, or by the `utm_source` that some
// assistants add to their links. Whole names only: `chatgpt.com.evil.example` is somebody else.

import { AMPERSAND, indexOf, latin1, SLASH } from './bytes.ts';
import { TextCache } from './text-cache.ts';

interface AiSource {
  name: string;
  /** With or without `www.`; one with a path counts only below it. */
  hosts: string[];
  /** Android apps, which send `android-app://` and their own name. */
  apps?: string[];
  /** Values of `utm_source` besides the hosts. */
  campaigns?: string[];
}

const SOURCES: readonly AiSource[] = [
  {
    name: 'ChatGPT',
    hosts: ['chatgpt.com', 'chat.openai.com'],
    apps: ['com.openai.chatgpt'],
    campaigns: ['chatgpt', 'openai'],
  },
  {
    name: 'Perplexity',
    hosts: ['perplexity.ai'],
    apps: ['ai.perplexity.app.android', 'ai.perplexity.comet'],
    campaigns: ['perplexity'],
  },
  {
    name: 'Claude',
    hosts: ['claude.ai'],
    apps: ['com.anthropic.claude'],
    campaigns: ['claude', 'anthropic'],
  },
  {
    name: 'Gemini',
    hosts: ['gemini.google.com', 'bard.google.com'],
    apps: ['com.google.android.apps.bard'],
    campaigns: ['gemini'],
  },
  { name: 'NotebookLM', hosts: ['notebooklm.google.com'], campaigns: ['notebooklm'] },
  {
    name: 'Copilot',
    hosts: [
      'copilot.microsoft.com',
      'copilot.cloud.microsoft',
      'edgeservices.bing.com',
      'bing.com/chat',
      'bing.com/copilotsearch',
    ],
    apps: ['com.microsoft.copilot'],
    campaigns: ['copilot', 'copilot.com'],
  },
  {
    name: 'DeepSeek',
    hosts: ['chat.deepseek.com', 'deepseek.com'],
    apps: ['com.deepseek.chat'],
    campaigns: ['deepseek'],
  },
  {
    name: 'Le Chat',
    hosts: ['chat.mistral.ai'],
    apps: ['ai.mistral.chat'],
    campaigns: ['mistral', 'mistral.ai', 'lechat'],
  },
  { name: 'Meta AI', hosts: ['meta.ai'], campaigns: ['metaai', 'meta-ai'] },
  { name: 'Grok', hosts: ['grok.com', 'x.com/i/grok'], apps: ['ai.x.grok'], campaigns: ['grok'] },
  { name: 'You.com', hosts: ['you.com'] },
  { name: 'Phind', hosts: ['phind.com'], campaigns: ['phind'] },
  { name: 'Kagi', hosts: ['assistant.kagi.com', 'kagi.com/assistant'] },
  { name: 'Duck.ai', hosts: ['duck.ai'] },
  { name: 'Poe', hosts: ['poe.com'], campaigns: ['poe'] },
  { name: 'Qwen', hosts: ['chat.qwen.ai'], campaigns: ['qwen'] },
  { name: 'Kimi', hosts: ['kimi.com', 'kimi.moonshot.cn'], campaigns: ['kimi'] },
  { name: 'Genspark', hosts: ['genspark.ai'], campaigns: ['genspark'] },
  { name: 'Manus', hosts: ['manus.im'], campaigns: ['manus'] },
  { name: 'HuggingChat', hosts: ['huggingface.co/chat'] },
  { name: 'Felo', hosts: ['felo.ai'], campaigns: ['felo'] },
  { name: 'iAsk', hosts: ['iask.ai'], campaigns: ['iask'] },
];

/** Names by number. */
export const AI_SOURCES: readonly string[] = SOURCES.map(({ name }) => name);
export const NOT_FROM_AI = -1;
const BY_PATH = -2;

const table = (entries: (source: AiSource) => string[]) =>
  new Map(SOURCES.flatMap((source, number) => entries(source).map((key) => [key, number])));
const HOSTS = table(({ hosts }) => hosts.filter((host) => !host.includes('/')));
const APPS = table(({ apps = [] }) => apps);
const PATHS = table(({ hosts }) => hosts.filter((host) => host.includes('/')));
const CAMPAIGNS = table(({ hosts, campaigns = [] }) => [
  ...hosts.filter((host) => !host.includes('/')),
  ...campaigns,
]);

const LOWER_CASE = 0x20202020;
const WWW = 0x2e777777; // "www.", as a little-endian word
/** The first four letters of every name: most referrers differ there, and cost no more than that. */
const STARTS = new Set(
  [...HOSTS.keys(), ...APPS.keys(), ...PATHS.keys()].map(
    (name) => Buffer.from(name).readInt32LE() | LOWER_CASE,
  ),
);
const CAMPAIGN = Buffer.from('utm_source=');
/** Longer names are nobody's. */
const MAX_NAME = 100;
const MAX_REFERRER = 500;

export class AiReferrers {
  readonly #origins = new TextCache(originSource);
  readonly #campaigns = new TextCache(campaignSource);

  /** The number of the page's source by its address, or NOT_FROM_AI. */
  byReferrer(bytes: Buffer, start: number, end: number): number {
    const host = indexOf(bytes, SLASH, start, end) + 2;
    if (!this.#mayBe(bytes, host, end)) return NOT_FROM_AI;
    const origin = indexOf(bytes, SLASH, host, Math.min(end, host + MAX_NAME));
    const found = this.#origins.get(bytes, start, origin);
    if (found !== BY_PATH) return found;
    return pathSource(latin1(bytes, start, Math.min(end, start + MAX_REFERRER)));
  }

  #mayBe(bytes: Buffer, host: number, end: number): boolean {
    if (host + 4 > end) return false;
    const first = wordAt(bytes, host) | LOWER_CASE;
    if (first !== WWW) return STARTS.has(first);
    return host + 8 <= end && STARTS.has(wordAt(bytes, host + 4) | LOWER_CASE);
  }

  /** The same by the first `utm_source` of the query. */
  byCampaign(bytes: Buffer, start: number, end: number): number {
    for (let at = start; at < end; at = indexOf(bytes, AMPERSAND, at, end) + 1) {
      let matched = 0;
      while (matched < CAMPAIGN.length && bytes[at + matched] === CAMPAIGN[matched]) matched++;
      if (matched < CAMPAIGN.length) continue;
      const from = at + matched;
      const to = indexOf(bytes, AMPERSAND, from, end);
      if (to <= from || to - from > MAX_NAME) return NOT_FROM_AI;
      return this.#campaigns.get(bytes, from, to);
    }
    return NOT_FROM_AI;
  }
}

/** Four bytes, little-endian. */
function wordAt(bytes: Buffer, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return a | (b << 8) | (c << 16) | (d << 24);
}

/** Browsers leave a user's name out of what they send; an address with one was made by hand. */
const ADDRESS = /^(https?|android-app):\/\/([^/?#\\@]*)(?=[/?#]|$)([^?#]*)/i;

function originSource(origin: string): number {
  const [, scheme = '', host = ''] = ADDRESS.exec(origin) ?? [];
  if (scheme.toLowerCase() === 'android-app') return APPS.get(host) ?? NOT_FROM_AI;
  const name = hostName(host);
  const known = HOSTS.get(name);
  if (known !== undefined) return known;
  return [...PATHS.keys()].some((key) => key.startsWith(`${name}/`)) ? BY_PATH : NOT_FROM_AI;
}

function pathSource(referrer: string): number {
  const [, , host = '', path = ''] = ADDRESS.exec(referrer) ?? [];
  const place = `${hostName(host)}${path}/`;
  const found = [...PATHS].find(([key]) => place.startsWith(`${key}/`));
  return found?.[1] ?? NOT_FROM_AI;
}

function hostName(host: string): string {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return name.replace(/^www\./, '');
}

function campaignSource(value: string): number {
  try {
    return CAMPAIGNS.get(hostName(decodeURIComponent(value))) ?? NOT_FROM_AI;
  } catch {
    return NOT_FROM_AI;
  }
}
