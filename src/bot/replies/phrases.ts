// Pieces of what Docket says on threads. Whatever comes from a service, an agent or a person is
// cleaned and defused before it appears in a comment.
import type { ReceivedJob } from '../../contract/schemas.ts';
import { costText, dollars, NOT_MEASURED } from '../../shared/dollars.ts';
import { codeSpan, defuse, inline, inlineCode, isWebAddress } from '../../shared/text/foreign.ts';

export interface ReplyStyle {
  /** The word that starts a command, such as `/docs`. */
  word: string;
  /** The workflow run, for people who want to look closer; absent with a GitHub App. */
  runUrl?: string;
}

/** `1 minute`, `30 minutes`. */
export function minutes(count: number): string {
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

/** The job's checks as a list, each with its sign. */
export function checks(job: ReceivedJob): string {
  return (job.docket?.checks ?? [])
    .slice(0, 50)
    .map(({ name, ok, summary }) => `- ${ok ? '✅' : '❌'} ${inline(name)}: ${inlineCode(summary)}`)
    .join('\n');
}

/** What the agent fixed after checks had failed: details of how the work was done. */
export function repairs(job: ReceivedJob): string {
  return (job.docket?.repairs ?? [])
    .slice(0, 5)
    .map((text) => `- 🔧 After a check failed: ${inlineCode(text)}`)
    .join('\n');
}

type ShownFileChange = NonNullable<NonNullable<ReceivedJob['docket']>['change']>['files'][number];

export function fileChange({ path, added, removed }: ShownFileChange): string {
  const lines = added === undefined ? '' : ` +${added} −${removed ?? 0}`;
  return `${defuse(codeSpan(path))}${lines}`;
}

/** `docs/start.md +4 −1, and 2 more`; empty when the service does not say. */
export function changedFiles(job: ReceivedJob): string {
  const { files = [], count = 0 } = job.docket?.change ?? {};
  const named = files.slice(0, 5).map(fileChange);
  const more = count - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

export function usage(job: ReceivedJob): string {
  const { steps, inputTokens, outputTokens } = job.docket?.usage ?? {};
  const tokens = (inputTokens ?? 0) + (outputTokens ?? 0);
  const parts = [
    steps === undefined ? '' : `${steps} ${steps === 1 ? 'step' : 'steps'}`,
    tokens === 0 ? '' : `${tokens.toLocaleString('en')} tokens`,
    cost(job),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What the latest request cost; empty when nothing is priced. */
export function cost(job: ReceivedJob): string {
  const { costMicros, incomplete, reservedMicros } = job.docket?.usage ?? {};
  if (costMicros === undefined) return '';
  const text = costText({ costMicros, incomplete });
  // That much of the budget is gone.
  const most = reservedMicros ? `, at most ${dollars(costMicros + reservedMicros)}` : '';
  return `${text === NOT_MEASURED ? 'cost ' : ''}${text}${most}`;
}

export function facts(job: ReceivedJob, style: ReplyStyle, took = ''): string {
  const model = job.model ? `\`${inline(job.model)}\`` : '';
  return small([`job \`${inline(job.id)}\``, model, took, usage(job), run(style)]);
}

export function run({ runUrl }: ReplyStyle): string {
  return runUrl ? `[workflow run](${runUrl})` : '';
}

export function small(parts: string[]): string {
  const kept = parts.filter((part) => part !== '');
  return kept.length === 0 ? '' : `<sub>${kept.join(' · ')}</sub>`;
}

/** Only a real web address becomes a link. */
export function link(address: string): string {
  return isWebAddress(address) ? address : `\`${inline(address)}\``;
}

export function paragraphs(parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
