// docket keys: manages the API keys of a service.
import { isDate, KEY_SCOPES, type KeyScope } from '../contract/values.ts';
import { auditedKeys, type KeyAdmin, type StoredKeyInfo } from '../service/projects/keys.ts';
import { unknownProject } from '../service/projects/project.ts';
import { utcTime } from '../shared/days.ts';
import { systemClock } from '../shared/runtime.ts';
import { oneLine } from '../shared/text/foreign.ts';
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, columns, EXIT, type ExitCode, type Terminal } from './command.ts';
import { ownPlace, PLACE_OPTIONS, placeProblems, type StorePlace } from './place.ts';
import { terminalUser, withStores } from './stores.ts';

const OPTIONS = {
  ...PLACE_OPTIONS,
  project: { type: 'text', value: 'ID', help: 'for create: the project the key belongs to' },
  name: { type: 'text', value: 'TEXT', help: 'for create: what the key is for' },
  scopes: {
    type: 'text',
    value: 'LIST',
    default: 'jobs,views',
    help: 'for create: what the key allows: jobs, views, or admin, which includes both',
  },
  prefix: { type: 'text', value: 'TEXT', help: 'for create: the prefix of the key' },
  expires: {
    type: 'text',
    value: 'DATE',
    help: 'for create: when the key expires, such as 2027-06-30, or never; default: in 90 days',
  },
  json: { type: 'flag', help: 'print the list as JSON' },
} as const;

const NEVER = 'never';
const VERBS = { of: 'docket keys', names: ['create', 'list', 'revoke'] };

const HELP = `Creates, lists, and revokes the API keys of a service.

Usage: docket keys create --project ID [--data DIR | --database URL]
                          [--name TEXT] [--scopes LIST] [--expires DATE|never]
       docket keys list   [--data DIR | --database URL] [--json]
       docket keys revoke KEY-ID [--data DIR | --database URL]

${optionsHelp(OPTIONS)}

create prints the key to standard output once; Docket stores only its hash. A running service
picks up changes within a second.
`;

export function keys(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    verbs: VERBS.names,
    run: (argv, terminal) => run(argv, terminal, env),
  };
}

async function run(
  argv: readonly string[],
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<ExitCode> {
  const insist = (parsed: Parsed<typeof OPTIONS>) => rules(parsed, systemClock.now());
  const parsed = parseOptions(OPTIONS, argv, insist, VERBS);
  const place = await ownPlace(parsed.values, env);
  await withStores(place, async ({ keys, audit, projects }) => {
    const { project = '' } = parsed.values;
    // A folder may have one project, which is named when it is served.
    const isNew = parsed.positionals[0] === 'create' && place.kind !== 'data';
    if (isNew && !(await projects.find(project))) throw unknownProject(project);
    const admin = auditedKeys({ keys, audit, clock: systemClock }, terminalUser());
    return act(admin, place, parsed, terminal);
  });
  return EXIT.done;
}

async function act(
  keys: KeyAdmin,
  place: StorePlace,
  { values, positionals }: Parsed<typeof OPTIONS>,
  terminal: Terminal,
): Promise<void> {
  const [action, id = ''] = positionals;
  if (action === 'create') {
    const created = await keys.create({
      project: values.project ?? '',
      name: values.name ?? '',
      scopes: scopesOf(values.scopes),
      prefix: values.prefix,
      ...(values.expires && { expiresAt: values.expires === NEVER ? null : values.expires }),
    });
    const until = created.expiresAt
      ? `expires on ${created.expiresAt.slice(0, 10)}`
      : 'does not expire';
    terminal.err(
      `Created key ${created.id} for project ${values.project}, which ${until}. It is shown only once:\n`,
    );
    terminal.out(`${created.key}\n`);
  } else if (action === 'revoke') {
    await keys.revoke(id);
    terminal.err(`Key ${id} revoked.\n`);
  } else {
    const list = await keys.list();
    terminal.out(values.json ? `${JSON.stringify(list)}\n` : table(list));
    const where = place.kind === 'data' ? place.dir : 'the database';
    if (list.length === 0) terminal.err(`There are no keys in ${where} yet.\n`);
  }
}

function rules({ values, positionals }: Parsed<typeof OPTIONS>, now: number): string[] {
  const [action, ...ids] = positionals;
  const problems = placeProblems(values);
  if (action === 'create' && !values.project) {
    problems.push('Option `--project ID` is required: the project the key belongs to.');
  }
  if (values.project && /[/\\\s]/.test(values.project)) {
    problems.push('Option `--project` must not contain `/`, `\\`, or spaces.');
  }
  if (values.name && !/^[^\u0000-\u001f\u007f]{1,100}$/.test(values.name)) {
    problems.push('Option `--name` must be one line of at most 100 characters.');
  }
  if (scopesOf(values.scopes).length < values.scopes.split(',').length) {
    problems.push(`Option \`--scopes\` must be a list of ${KEY_SCOPES.join(', ')}.`);
  }
  if (values.prefix && !/^[\w.-]{1,40}$/.test(values.prefix)) {
    problems.push('Option `--prefix` must be at most 40 letters, digits, `_`, `-`, or `.`.');
  }
  if (values.expires && utcTime(values.expires) <= now) {
    problems.push('The key would already be expired. Choose a later `--expires`, or never.');
  }
  if (values.expires && values.expires !== NEVER && !isDate(values.expires)) {
    problems.push(
      `Option \`--expires\` must be a date such as 2027-06-30, or never; got \`${values.expires}\`.`,
    );
  }
  if (action === 'revoke' ? ids.length !== 1 : ids.length > 0) {
    problems.push(
      action === 'revoke'
        ? 'Specify one key to revoke. To see the IDs, run docket keys list.'
        : `Unexpected argument \`${ids.join(' ')}\`.`,
    );
  }
  return problems;
}

function scopesOf(list: string): KeyScope[] {
  const given = list.split(',').map((scope) => scope.trim());
  return KEY_SCOPES.filter((scope) => given.includes(scope));
}

function table(keys: StoredKeyInfo[]): string {
  return columns(
    keys.map((key) => [
      key.id,
      key.project,
      key.state,
      `created ${key.createdAt.slice(0, 10)}`,
      key.expiresAt ? `expires ${key.expiresAt.slice(0, 10)}` : 'does not expire',
      key.lastUsedAt ? `used ${key.lastUsedAt.slice(0, 10)}` : 'never used',
      key.scopes.join(','),
      oneLine(key.name),
    ]),
  );
}
