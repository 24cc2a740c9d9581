// The settings in `.github/docket.yml`: which there are, and what each of them takes.
import * as z from 'zod';
import { got } from '../contract/schemas.ts';
import { isRepositoryName, isSameRepository, TRAFFIC_CLASSES } from '../contract/values.ts';
import type { RuleSettings } from '../drift/documentation.ts';
import { ISOLATION_SETTINGS } from '../jobs/agent.ts';
import { RETENTION_DAYS } from '../jobs/archive-old-jobs.ts';
import type { Money } from '../jobs/money.ts';
import {
  BODY_PLACEHOLDERS,
  leavesOpen,
  TITLE_PLACEHOLDERS,
  templateProblem,
} from '../jobs/pull-request-template.ts';
import { MOST_AT_ONCE } from '../jobs/store.ts';
import { globProblem } from '../shared/glob.ts';
import { clean } from '../shared/text/foreign.ts';
import { COMMAND_WORD } from '../shared/text/line-start.ts';
import { FIELDS } from '../views/counting/log-fields.ts';
import { SourceSetting } from './analytics-setting.ts';
import { COMMAND_PERMISSIONS, MAX_CONTEXT, repeatedName } from './inputs.ts';

/** In a repository, and in the `.github` repository of its owner. */
export const CONFIG_PATH = '.github/docket.yml';
export const ORGANIZATION_PATH = 'docket.yml';
/** In any list, and in the list of reported problems. */
export const MAX_ENTRIES = 100;
const whole = (max = 1_000_000_000) => {
  const error = ({ input }: { input?: unknown }) =>
    `must be a whole number from 1 to ${max}${got(input)}`;
  return z.int({ error }).min(1, { error }).max(max, { error });
};
const word = z.string().min(1).max(200);
const glob = z.string().superRefine((text, context) => {
  const wrong = globProblem(text);
  if (wrong !== undefined) context.addIssue(wrong);
});
/** As in `docs-paths`, `!` excludes. */
const pageGlob = z.string().superRefine((text, context) => {
  const wrong = globProblem(text.replace(/^!/, ''));
  if (wrong !== undefined) context.addIssue(wrong);
});
const globs = z.array(glob).max(MAX_ENTRIES).readonly();
/** Whoever knows other tools may write a regular expression, which would never match anything. */
const agentMatch = word.refine(
  (text) => /[^*]/.test(text) && !/^\^|\$$|\\/.test(text),
  'must be a part of the user agent, with `*` for any characters, such as `acme-assistant/`; it is not a regular expression',
);

const id = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, `must be an identifier such as \`${example}\``);
const uuid = id(
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  '11111111-2222-3333-4444-555555555555',
);
const audience = id(/^[\x21-\x7e]{1,200}$/, 'https://api.example.com').optional();

/** Where the agent's key comes from if none is stored. Nothing here is a secret. */
const login = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({
      provider: z.literal('anthropic'),
      'federation-rule': id(/^fdrl_\w{1,100}$/, 'fdrl_abc'),
      organization: uuid,
      'service-account': id(/^svac_\w{1,100}$/, 'svac_abc'),
      workspace: id(/^(?:wrkspc_\w{1,100}|default)$/, 'wrkspc_abc').optional(),
      audience,
    }),
    z.strictObject({
      provider: z.literal('openai'),
      'identity-provider': id(/^[\w.-]{1,100}$/, 'idp_abc'),
      'service-account': id(/^[\w.-]{1,100}$/, 'sa_abc'),
      audience,
    }),
    z.strictObject({
      provider: z.literal('google'),
      'identity-provider': id(
        /^projects\/\d{1,20}\/locations\/global\/workloadIdentityPools\/[a-z\d-]{1,32}\/providers\/[a-z\d-]{1,32}$/,
        'projects/123/locations/global/workloadIdentityPools/POOL/providers/PROVIDER',
      ),
      'service-account': id(
        /^[a-z\d-]{1,60}@[a-z\d.-]{1,100}\.gserviceaccount\.com$/,
        'docs@PROJECT.iam.gserviceaccount.com',
      ).optional(),
      audience,
    }),
    z.strictObject({
      provider: z.literal('azure'),
      tenant: uuid,
      client: uuid,
      scope: id(/^[\x21-\x7e]{1,200}$/, 'https://cognitiveservices.azure.com/.default').optional(),
      audience,
    }),
    z.strictObject({ provider: z.literal('copilot') }),
  ],
  { error: 'must name a provider: `anthropic`, `openai`, `google`, `azure`, or `copilot`' },
);

const ViewsSettings = z.strictObject({
  'ai-classes': z
    .array(z.enum(TRAFFIC_CLASSES))
    .max(MAX_ENTRIES)
    .readonly()
    .optional()
    .describe('Classes that count as AI; if not set, `coding-agent` and `assistant`.'),
  history: z
    .boolean()
    .optional()
    .describe('Whether views are kept longer than the logs; if not set, in private repositories.'),
  source: SourceSetting.optional().describe(
    'The [analytics service](page-views.md#from-your-analytics) that has the page views.',
  ),
  'log-fields': z
    .partialRecord(z.enum(FIELDS), word)
    .default({})
    .describe('Names of fields in JSON logs, such as `{ target: uri }`.'),
  agents: z
    .array(
      z.strictObject({
        agent: word,
        class: z.enum(TRAFFIC_CLASSES),
        match: agentMatch,
      }),
    )
    .max(MAX_ENTRIES)
    .readonly()
    .default([])
    .describe('Your own rules for user agents, which come first.'),
  pages: z
    .array(pageGlob)
    .max(MAX_ENTRIES)
    .readonly()
    .default([])
    .describe('Globs of the pages to count; `!` excludes. If empty, all.'),
  'report-issue': whole().optional().describe('The issue that gets the report as a comment.'),
  'agent-ranges': z
    .array(z.strictObject({ agent: word, file: glob }))
    .max(MAX_ENTRIES)
    .readonly()
    .default([])
    .describe('Files with the addresses that operators of agents publish.'),
  hosts: z
    .record(glob, word)
    .refine(
      (hosts) => Object.keys(hosts).length <= MAX_ENTRIES,
      `has more than ${MAX_ENTRIES} entries`,
    )
    .default({})
    .describe('Labels of hosts by the globs of their logs.'),
});

/** The longest template that fits into a pull request with everything else. */
const MAX_BODY = 10_000;
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/i;
const hosts = z.strictObject({
  hosts: z
    .array(
      z
        .string()
        .max(253)
        .regex(HOST, 'must be the name of a host, such as `registry.npmjs.org` or `*.acme.dev`'),
    )
    .min(1)
    .max(MAX_ENTRIES)
    .readonly(),
});
/** A word, or a list of hosts. */
const network = <Word extends string>(...words: Word[]) => {
  const named = words.map((one) => `\`${one}\``).join(', ');
  return z.union([z.enum(words), hosts], {
    error: (issue) =>
      typeof issue.input === 'object' && issue.input !== null && 'hosts' in issue.input
        ? '`hosts` must be a list of names of hosts, such as `registry.npmjs.org` or `*.acme.dev`'
        : `must be ${named}, or \`hosts:\` with a list of hosts${got(issue.input)}`,
  });
};
/** What another repository may: see `trusts`. */
const TRUST = ['request', 'read', 'publish'] as const;
const words = z.array(word).max(MAX_ENTRIES).readonly();
const repository = z
  .string()
  .refine(isRepositoryName, 'must be a repository such as `acme/handbook`');

/** Read as dollars, kept in millionths. More decimals would be lost without a word. */
const dollars = (max: number) => {
  const error = `must be an amount of US dollars from 0 to ${max}, with at most six decimals`;
  return z
    .number(error)
    .min(0, error)
    .max(max, error)
    .refine((amount) => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 1e-3, error)
    .transform((amount) => Math.round(amount * 1e6));
};
const price = dollars(10_000);
const limit = dollars(1_000_000).optional();
const template = (known: readonly string[]) =>
  z.string().superRefine((text, context) => {
    const wrong = templateProblem(text, known);
    if (wrong !== undefined) context.addIssue(wrong);
    if (clean(text).trim() === '') context.addIssue('has no visible text');
  });
const titleTemplate = template(TITLE_PLACEHOLDERS)
  .max(200)
  .refine((text) => !/[\r\n]/.test(text.trim()), 'must be one line')
  .optional();
const BOT_LOGIN = /^[\w-]+(?:\[bot\])?$/;
const bodyTemplate = template(BODY_PLACEHOLDERS)
  .max(MAX_BODY)
  .refine(
    (text) => text.length > MAX_BODY || !leavesOpen(text),
    'ends inside a code block, a comment, or a formula; close it',
  )
  .optional();

/**
 * What one file can say. Whether it agrees with itself is known when all files are read. The descriptions
 * become the table in docs/reference.md (scripts/reference-tables.ts).
 */
export const SettingsFile = z.strictObject({
  prices: z
    .strictObject({
      input: price,
      output: price,
      'cached-input': price.optional(),
    })
    .optional()
    .describe(
      'US dollars per million tokens: `{ input: 3, output: 15 }`, and `cached-input` if that has another price.',
    ),
  budget: z
    .strictObject({
      day: limit.describe('US dollars that the repository can spend per UTC day.'),
      month: limit.describe('The same per UTC month.'),
    })
    .refine((budget) => (budget.day ?? budget.month) !== undefined, {
      error: 'needs an amount for `day`, `month`, or both',
      when: ({ issues }) => issues.length === 0,
    })
    .optional(),
  commit: z
    .enum(['git', 'verified'])
    .default('git')
    .describe('With `verified`, GitHub creates and signs the commits.'),
  'sign-off': z
    .boolean()
    .default(false)
    .describe("Adds the requester's `Signed-off-by` line to commits."),
  agent: z
    .strictObject({
      'max-tokens': whole().optional().describe('Tokens of a model; if not set, 300,000.'),
      'max-answer-tokens': whole(1_000_000)
        .optional()
        .describe('Where a response of a model is cut off; if not set, 16,000.'),
      'max-minutes': whole(7_200)
        .optional()
        .describe('Time limit; if not set, the input `timeout-minutes`.'),
      env: words.default([]).describe('Variables that are passed to an agent program.'),
      isolation: z
        .enum(ISOLATION_SETTINGS)
        .default('best')
        .describe('With `required`, no agent program and no check runs without isolation.'),
      login: login.optional().describe("The provider's [login without a key](login.md)."),
      network: network('provider', 'open')
        .optional()
        .describe(
          'What an agent program reaches: `provider`, `open`, or `hosts:` with a list; if not set, the provider, where the machine can do it.',
        ),
    })
    .prefault({}),
  jobs: z
    .strictObject({
      'retention-days': whole(3_650)
        .default(RETENTION_DAYS)
        .describe('Days without activity after which a job is archived.'),
      'max-open-pull-requests': whole(10_000).default(20).describe('Beyond this, no new jobs.'),
      batch: z
        .enum(['none', 'open'])
        .default('none')
        .describe(
          "With `open`, a workflow step's next `prompt` continues its last job while that pull request is open.",
        ),
      'at-once': whole(MOST_AT_ONCE)
        .optional()
        .describe('Jobs that servers and workers run at the same time; if not set, any number.'),
    })
    .prefault({}),
  retention: z
    .strictObject({
      'delete-after': whole(36_500)
        .optional()
        .describe('Days after which an archived job is deleted; if not set, never.'),
    })
    .prefault({}),
  'list-issue': whole()
    .optional()
    .describe('The issue on which Docket keeps [a list of documentation to do](list.md).'),
  command: z
    .strictObject({
      word: z
        .string()
        .regex(COMMAND_WORD, 'must be a slash followed by a word, such as `/docs`')
        .max(50)
        .default('/docs')
        .describe('For the GitHub App, as the input `command` for workflows.'),
      permission: z
        .enum(COMMAND_PERMISSIONS)
        .default('write')
        .describe('For the GitHub App, as the input.'),
      'allowed-bots': z
        .array(word.regex(BOT_LOGIN, 'must be a login such as `my-app[bot]`'))
        .max(MAX_ENTRIES)
        .readonly()
        .default([])
        .describe('For the GitHub App, as the input.'),
    })
    .prefault({}),
  review: z
    .enum(['instructions', 'commands-only'])
    .default('instructions')
    .describe('With `commands-only`, a review that requests changes does not continue the job.'),
  'fix-checks': z
    .boolean()
    .default(false)
    .describe('Continues a job when checks fail on its pull request.'),
  'pull-request': z
    .strictObject({
      labels: words.default([]).describe('Labels of pull requests.'),
      reviewers: words.default([]).describe('People who are asked for a review.'),
      draft: z.boolean().default(false).describe('Opens pull requests as drafts.'),
      title: titleTemplate.describe('A [template](#templates).'),
      body: bodyTemplate.describe('A [template](#templates).'),
    })
    .prefault({}),
  'docs-repository': repository
    .optional()
    .describe('Where the documentation is, if not here, as the input.'),
  'context-repositories': z
    .array(repository)
    .max(MAX_CONTEXT)
    .refine((names) => repeatedName(names) === undefined, 'must name each repository once')
    .readonly()
    .default([])
    .describe('Repositories that the agent can read, too, as the input.'),
  'trusted-repositories': z
    .record(z.string(), z.array(z.enum(TRUST)).min(1).max(TRUST.length).readonly())
    .superRefine((all, context) => {
      const names = Object.keys(all);
      if (names.length > MAX_ENTRIES) context.addIssue(`has more than ${MAX_ENTRIES} entries`);
      const wrong = names.find((name) => !isRepositoryName(name));
      if (wrong === undefined) return;
      const message = 'must be the name of a repository such as `acme/handbook`';
      context.addIssue({ code: 'custom', path: [wrong], message });
    })
    .default({})
    .describe(
      'What [other repositories](#trusted-repositories) may: `request`, `read`, and `publish`.',
    ),
  check: z
    .enum(['required', 'advisory'])
    .default('required')
    .describe('What failing [checks](#checks) mean for the pull request.'),
  'check-network': network('none', 'open')
    .default('none')
    .describe('What `check-command` reaches: `none`, `open`, or `hosts:` with a list.'),
  views: ViewsSettings.prefault({}),
  drift: z
    .strictObject({
      fix: z
        .boolean()
        .default(false)
        .describe('`mode: check` starts a job that fixes what it finds, unasked.'),
      'ignore-pages': globs.default([]).describe('Pages that are not compared with the code.'),
      accept: z
        .array(
          z.strictObject({
            page: z.string().min(1).max(500),
            name: z.string().min(1).max(300),
            reason: z.string().min(1).max(300),
          }),
        )
        .max(500)
        .default([])
        .describe('Findings that may stay as they are: a list of `page`, `name`, and `reason`.'),
    })
    .prefault({}),
});

export const Config = SettingsFile.superRefine(({ prices, budget }, context) => {
  if (!budget || prices) return;
  const message = 'needs `prices`: without them no cost can be counted';
  context.addIssue({ code: 'custom', path: ['budget'], message });
}).readonly();
export type Config = z.infer<typeof Config>;

export const DEFAULT_CONFIG: Config = Config.parse({});

/** What the job engine counts with; undefined when nothing is priced. */
export function moneyOf(config: Config | null): Money | undefined {
  if (!config?.prices) return undefined;
  const { input, output, 'cached-input': cachedInput } = config.prices;
  const prices = { input, output, ...(cachedInput !== undefined && { cachedInput }) };
  return { prices, ...(config.budget && { budget: config.budget }) };
}

/**
 * `request`: it may request documentation here. `read`: its agents may read this one. `publish`: what is
 * private in one of the two may become public in the other.
 */
export function trusts(
  config: Pick<Config, 'trusted-repositories'>,
  repository: string,
  what: (typeof TRUST)[number],
): boolean {
  return Object.entries(config['trusted-repositories']).some(
    ([name, granted]) => isSameRepository(name, repository) && granted.includes(what),
  );
}

/** What the documentation check goes by. */
export function driftRules({ drift }: Config, docsPaths: readonly string[]): RuleSettings {
  const { 'ignore-pages': ignorePages, accept } = drift;
  return { docsPaths, ignorePages, accept };
}

/** What every pull request of a job gets. */
export function pullRequestOptions(config: Config | null) {
  const { labels, reviewers } = (config ?? DEFAULT_CONFIG)['pull-request'];
  return {
    labels: [...labels],
    reviewers: [...reviewers],
    verified: config?.commit === 'verified',
  };
}

/** The settings of a group, or all groups and settings. */
export function settingsIn(group?: PropertyKey): string[] {
  const { shape } = SettingsFile;
  const inner = group === undefined ? undefined : shape[group as keyof Config]?.unwrap();
  if (group !== undefined && !(inner && 'shape' in inner)) return [];
  return Object.keys(inner && 'shape' in inner ? inner.shape : shape);
}
