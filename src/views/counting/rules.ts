// The one place that says who is who and what a page is. Data only: how it is applied is in
// classify.ts and page.ts, how to add to it in docs/classification.md.
//
// Sources, read on the version's date:
//   ai.robots.txt        https://github.com/ai-robots-txt/ai.robots.txt  (MIT)
//   crawler-user-agents  https://github.com/monperrus/crawler-user-agents (MIT)
//   isbot                https://github.com/omrilotan/isbot (Unlicense): every bot not named here
//   the operators' own pages: OpenAI, Anthropic, Perplexity, Mistral, Google, Meta, Amazon
//   HTTP signatures of coding agents, arXiv:2604.02544
import type { TrafficClass } from '../../contract/values.ts';

/** `match` is a regular expression, case ignored, tried anywhere in the agent unless anchored. In rules of a site, it is plain text with `*` for any characters. */
export interface AgentRule {
  agent: string;
  class: TrafficClass;
  match: string;
}

export interface Rules {
  /** The day the lists were last compared with their sources. */
  version: string;
  /** First match wins, top to bottom. */
  agents: readonly AgentRule[];
  /** How many of them, from the top, are the site's own. */
  own?: number;
  /** HTTP libraries: bots, unless they ask for Markdown, which makes them someone's agent. */
  libraries: readonly Omit<AgentRule, 'class'>[];
  /** Last segments that only machines ask for; pages of their own, never folded into another. */
  markdownFiles: readonly string[];
  /** Last segments ending so are Markdown, and `/x.md` counts for `/x`. */
  markdownExtensions: readonly string[];
  /** Last segments ending so are assets. Anything else is a page: `/v1.2`, `/about.php`. */
  assetExtensions: readonly string[];
  /** Below these a site keeps machinery, not pages. */
  assetFolders: readonly string[];
}

const named =
  (kind: TrafficClass) =>
  ([agent, match]: [string, string?]): AgentRule => ({
    agent,
    class: kind,
    // Most agents are found by their own name; dots and spaces stand for themselves.
    match: match ?? agent.replaceAll('.', '\\.'),
  });

const PEOPLE: [string, string?][] = [
  // Electron programs show pages to people. Cursor's and VS Code's browsers carry the editor's
  // name, which must count for neither the coding agent nor a bot.
  ['Electron', '^mozilla/.*\\belectron/'],
];

// Anchored: these names also appear in the middle of browsers' agents.
const CODING_AGENTS: [string, string?][] = [
  ['Claude Code', 'claude-code|^claude-cli'],
  ['Cursor', '^cursor(?:-agent)?/'],
  ['opencode', '^opencode\\b'],
  ['Codex', '^codex\\b|^codex[-_]'],
  ['Gemini CLI', '^(?:google-)?gemini-?cli'],
  ['Devin', '^devin\\b|\\bdevin\\.ai\\b'],
  ['GitHub Copilot', '^(?:github-?)?copilot'],
  ['Aider', '\\baider/\\d.*aider\\.chat|^aider/'],
  ['Windsurf', '^windsurf\\b|^codeium\\b'],
  ['Cline', '^cline\\b'],
  ['Roo Code', '^roo-?(?:code|cline)'],
  ['Junie', '^junie\\b'],
  ['Jules', '^(?:google-)?jules\\b'],
  ['Antigravity', '^antigravity\\b'],
  ['Kiro', '^kiro\\b'],
  ['Qwen Code', '^qwen-?code'],
  ['Amazon Q Developer', '^amazon-?q-?(?:developer|cli)'],
  ['Trae', '^trae/'],
  ['Zed', '^zed/'],
  ['Amp', '^amp(?:-cli)?/'],
  ['Goose', '^goose/'],
  ['Crush', '^crush/'],
  ['Factory', '^factory-(?:cli|droid)'],
  ['OpenHands', '^openhands\\b'],
  ['Replit Agent', '^replit-?agent'],
  ['v0', '\\bv0bot\\b'],
  ['MCP fetch', '^modelcontextprotocol/'],
];

const ASSISTANTS: [string, string?][] = [
  ['ChatGPT-User'],
  ['ChatGPT Agent'],
  ['Claude-User'],
  ['Perplexity-User'],
  ['MistralAI-User'],
  ['Google-Agent'],
  ['GoogleAgent-Mariner'],
  ['GoogleAgent-URLContext'],
  ['Gemini-Deep-Research'],
  ['NotebookLM', '(?:google-)?notebooklm'],
  ['DuckAssistBot'],
  ['Meta-ExternalFetcher'],
  ['Amzn-User'],
  ['Manus-User'],
  ['Kimi-User'],
  ['Shap-User'],
  ['kagi-fetcher'],
  ['cohere-ai'],
  ['PhindBot'],
  ['NovaAct'],
  ['Andibot'],
  ['LinerBot'],
  ['iAskBot', 'iaskbot|iaskspider'],
  ['YiyanBot'],
  ['TongyiBot'],
  ['TwinAgent'],
  ['Mozilla-Tabstack'],
  ['AI2Bot-DeepResearchEval'],
];

const AI_SEARCH: [string, string?][] = [
  ['OAI-SearchBot'],
  ['Claude-SearchBot'],
  ['PerplexityBot'],
  ['Amzn-SearchBot'],
  ['AzureAI-SearchBot'],
  ['Meta-WebIndexer'],
  ['YouBot', '\\byoubot\\b'],
  // Not `exabot`: that was Exalead's search engine, long before Exa.
  ['Exa', 'exasearchbot|\\bexa\\.ai\\b'],
  ['TavilyBot'],
  ['LinkupBot'],
  ['Cloudflare-AutoRAG'],
  ['QueritBot', 'querit-?(?:search)?bot'],
  ['ShapBot'],
  ['TerraCotta', 'terra ?cotta'],
  ['AIWebIndex'],
  ['AddSearchBot'],
  ['ZanistaBot'],
  ['Channel3Bot'],
  ['HenkBot'],
];

const TRAINING: [string, string?][] = [
  ['GPTBot'],
  ['ClaudeBot'],
  ['anthropic-ai'],
  ['Claude-Web'],
  ['CCBot', '\\bccbot\\b'],
  ['Bytespider'],
  ['TikTokSpider'],
  ['Meta-ExternalAgent'],
  // Not `facebookexternalhit`, which fetches previews of shared links.
  ['FacebookBot', '\\bfacebookbot\\b'],
  ['Amazonbot'],
  ['Google-CloudVertexBot', '(?:google-)?cloudvertexbot'],
  ['GoogleOther'],
  ['cohere-training-data-crawler'],
  ['AI2Bot', '\\bai2bot\\b'],
  ['Diffbot', '\\bdiffbot\\b'],
  ['DeepSeekBot'],
  ['PanguBot'],
  ['ChatGLM-Spider'],
  ['Timpibot'],
  ['Webz.io', 'webzio-extended|\\bomgili(?:bot)?\\b'],
  ['ICC-Crawler'],
  ['ImagesiftBot'],
  ['img2dataset'],
  ['LAION', 'laiondownloader|laion-huggingface'],
  ['Kangaroo Bot'],
  ['Cotoyogi'],
  ['SBIntuitionsBot'],
  ['VelenPublicWebCrawler'],
  ['FriendlyCrawler'],
  ['Brightbot'],
  ['FirecrawlAgent'],
  ['Crawl4AI'],
  ['Crawlspace', '\\bcrawlspace\\b'],
  ['Apify', 'apifybot|apifywebsitecontentcrawler'],
  ['bedrockbot'],
  ['Reflectionbot'],
  ['YandexAdditional'],
];

// Agents that say nothing but which library opened the connection. Anchored, as programs with a
// name of their own often append the library's.
const LIBRARIES: [string, string?][] = [
  ['curl', '^curl/'],
  ['Wget', '^wget2?/'],
  ['HTTPie', '^httpie/'],
  ['axios', '^axios/'],
  ['node-fetch', '^node-fetch'],
  ['undici', '^undici'],
  ['Node.js', '^node(?:\\.js)?(?:/|$)'],
  ['got', '^got(?:/| \\()'],
  ['superagent', '^node-superagent/'],
  ['Bun', '^bun/'],
  ['Deno', '^deno/'],
  ['python-requests', '^python-requests/'],
  ['python-httpx', '^python-httpx/'],
  ['aiohttp', '^python/\\S+ aiohttp/'],
  ['Python-urllib', '^python-urllib'],
  ['Go', '^go-http-client/'],
  ['colly', '^colly'],
  ['reqwest', '^reqwest/|^rust-reqwest'],
  ['hyper', '^hyper/'],
  ['okhttp', '^okhttp/'],
  ['Java', '^java(?:-http-client)?/'],
  ['Apache HttpClient', '^apache-httpclient/'],
  ['Ktor', '^ktor'],
  ['Ruby', '^ruby|^faraday'],
  ['PHP', '^guzzlehttp/|^php/'],
  ['libwww-perl', '^(?:libwww-perl|lwp)'],
  ['.NET', '^(?:restsharp|\\.net)/'],
  ['Dart', '^dart/'],
  ['PowerShell', 'powershell/\\d'],
];

export const RULES: Rules = {
  version: '2026-11-15',
  agents: [
    ...PEOPLE.map(named('human')),
    ...CODING_AGENTS.map(named('coding-agent')),
    ...ASSISTANTS.map(named('assistant')),
    ...AI_SEARCH.map(named('ai-search')),
    ...TRAINING.map(named('training')),
  ],
  libraries: LIBRARIES.map(([agent, match]) => ({ agent, match: match ?? agent })),
  markdownFiles: ['llms.txt', 'llms-full.txt', 'skill.md'],
  markdownExtensions: ['md', 'mdx', 'markdown'],
  assetExtensions: (
    '7z atom avi avif bin bmp br bz2 cer cjs css csv cur dmg doc docx eot epub exe flac gif gz ' +
    'ico ics iso jar jpeg jpg js json jsonl jsonp jxl less m4a m4v map mjs mov mp3 mp4 mpeg mpg ' +
    'msi ogg ogv otf pdf pem pkg png ppt pptx rar rdf rss sass scss svg swf tar tgz tif tiff ts ' +
    'tsx ttf txt vtt wasm wav webm webmanifest webp whl woff woff2 xls xlsx xml xsl xz yaml yml ' +
    'zip zst'
  ).split(' '),
  assetFolders: [
    '/_next/',
    '/_nuxt/',
    '/_astro/',
    '/_vercel/',
    '/.netlify/',
    '/.well-known/',
    '/cdn-cgi/',
  ],
};
