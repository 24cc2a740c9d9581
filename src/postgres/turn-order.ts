// Whose ticket is next. Projects take turns with their jobs, and tenants with everything else: a ticket's
// rank is one more than that of the tenant's last one that waits, and at least that of those that are being
// worked on, so a tenant without waiting tickets is next. Ranks are priorities of pg-boss, which takes the
// highest first.
import { type RawBuilder, sql } from 'kysely';
import { MOST_AT_ONCE, type WakeOrder } from '../jobs/store.ts';
import type { Tx } from './database.ts';

/** `priority`: as `nextPriority` said, where whoever sends has asked it together with something else. */
export interface TurnOrder extends WakeOrder {
  priority?: number | undefined;
  /** Not before then (ISO 8601). */
  startAfter?: string | undefined;
}

export interface SendOrder {
  priority: number;
  group: { id: string; tier?: string };
  startAfter?: string;
}

/** The first rank of each kind. Each has 1,000,000,000 of them, which `docket.next_priority` knows. */
const FIRST = { begun: 1_000_000_000, person: 0, background: -1_000_000_000 } as const;

/** How many tickets of a group pg-boss hands out, by what the project allows. */
export const GROUPS = {
  default: 1_000_000,
  tiers: Object.fromEntries(
    Array.from({ length: MOST_AT_ONCE }, (_, index) => [String(index + 1), index + 1]),
  ),
};

/** The rank of a job that starts to wait now. */
export function nextPriority({ project, kind }: WakeOrder): RawBuilder<number> {
  if (kind === 'begun') return sql`${FIRST.begun}::int`;
  return sql`docket.next_priority('turns', ${project}, ${FIRST[kind]})`;
}

export async function readPriority(tx: Tx, order: WakeOrder): Promise<number> {
  const { rows } = await sql<{ priority: number }>`
    select ${nextPriority(order)} as priority`.execute(tx);
  return rows[0]?.priority ?? FIRST[order.kind];
}

/** `most`: tickets of one tenant that are worked on at the same time, by all workers together. */
export async function tenantOrder(
  tx: Tx,
  { queue, tenant, most }: { queue: string; tenant: string; most: number | undefined },
): Promise<SendOrder> {
  const { rows } = await sql<{ priority: number }>`
    select docket.next_priority(${queue}, ${tenant}, ${FIRST.person}) as priority`.execute(tx);
  const group = { id: tenant, ...(most && { tier: String(most) }) };
  return { priority: rows[0]?.priority ?? FIRST.person, group };
}

/** Everything of one installation of the App belongs to one tenant, however many repositories it has. */
export const tenantOfInstallation = (installation: number | string) =>
  `installation ${installation}`;

export async function tenantOfJob(tx: Tx, job: string): Promise<string> {
  const { rows } = await sql<{ project: string; installation: string | null }>`
    select job.project, project.installation_id as installation
    from docket.job join docket.project on project.id = job.project where job.id = ${job}`.execute(
    tx,
  );
  const { project = job, installation = null } = rows[0] ?? {};
  return installation === null ? project : tenantOfInstallation(installation);
}
