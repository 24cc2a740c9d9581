// The counts of all pages of a day, or of a month, in one value: a year is read as some fifty of them.
// Any change of a day makes them void, also one by a program that does not know them.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // In the order in which pages were packed first; small numbers make small packs.
  'alter table docket.page add column number int',
  `create unique index page_by_number on docket.page (project, number) where number is not null`,
  `create table docket.views_pack (
    project text not null,
    kind text not null,
    first date not null,
    pack bytea not null,
    primary key (project, kind, first)
  )`,
  // Packs are dense already.
  'alter table docket.views_pack alter column pack set storage external',
  `create function docket.void_packs() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    changed docket.file_day := coalesce(new, old);
  begin
    delete from docket.views_pack where project = changed.project
      and (kind, first) in (('day', changed.day), ('month', date_trunc('month', changed.day)::date));
    return null;
  end $$`,
  `create trigger void_packs after insert or update or delete on docket.file_day
    for each row execute function docket.void_packs()`,
];
