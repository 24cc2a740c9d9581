// All jobs in the database, by project. Pages follow an index, so the last is as fast as the first.
import { sql } from 'kysely';
import * as z from 'zod';
import { MonthUsage } from '../contract/directory.ts';
import { addMonths } from '../jobs/money.ts';
import { type JobListing, searchable } from '../jobs/store.ts';
import { unlessCorrupt } from '../shared/errors.ts';
import type { Database } from './database.ts';
import { decode } from './job-store.ts';

export function createPostgresListing(database: Database): JobListing {
  return {
    async page(project, { status, search = '', waitingSince, after, limit }) {
      const text = searchable(search);
      const rows = await database.read((db) => {
        let query = db
          .selectFrom('job')
          .select(['id', 'created_at', 'record'])
          .where('project', '=', project);
        if (status !== undefined) query = query.where('status', '=', status);
        if (text !== '') query = query.where(sql`strpos(search, ${text})`, '>', 0);
        if (waitingSince !== undefined) {
          query = query.where('waiting_since', '<=', sql<Date>`${waitingSince}`);
        }
        if (after) {
          query = query.where(
            sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`,
          );
        }
        return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
      });
      return rows.map(({ id, created_at, record }) => {
        const createdAt = created_at.toISOString();
        return { id, createdAt, job: unlessCorrupt(() => decode(record, id)) ?? null };
      });
    },
    async usageSince(project, month) {
      const rows = await database.read((db) =>
        db
          .selectFrom('job')
          .select('months')
          .where('project', '=', project)
          .where('updated_at', '>=', sql<Date>`${`${month}-01T00:00:00Z`}`)
          .execute(),
      );
      const months = rows.flatMap((row) => z.array(MonthUsage).parse(row.months));
      return addMonths(months).filter((one) => one.month >= month);
    },
  };
}
