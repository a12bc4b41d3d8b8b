import { Migration } from '@mikro-orm/migrations';

/** Tables whose rows are followed, the name of the type, and the column of the company. */
export const FOLLOWED = [
  ['end_user', 'END_USER', 'managing_company_id'],
  ['building', 'BUILDING', 'company_id'],
  ['service_case', 'CASE', 'company_id'],
] as const;

const AGAIN = `on conflict ("company_id", "type", "thing_id") do update set "is_gone" = excluded."is_gone", "changed_at" = excluded."changed_at", "position" = null`;

/**
 * One statement of the product is one statement here, however many rows it changes, and however often: keys that are
 * set to null when a person is deleted change a case of theirs twice.
 */
const NOTE_CHANGES = `create or replace function note_changes() returns trigger language plpgsql as $note$
declare
  rows_of text := case tg_op
    when 'INSERT' then 'select %1$I as company_id, id, false as is_gone from new_rows'
    when 'DELETE' then 'select %1$I as company_id, id, true as is_gone from old_rows'
    else 'select n.%1$I as company_id, n.id, false as is_gone from new_rows n join old_rows o on o.id = n.id where n.* is distinct from o.*
          union all
          select o.%1$I, o.id, true from old_rows o join new_rows n on n.id = o.id where n.%1$I <> o.%1$I'
  end;
begin
  execute format(
    'insert into change (company_id, type, thing_id, is_gone, changed_at) select company_id, %2$L, id, bool_and(is_gone), now() from (' || rows_of || ') as told group by company_id, id ${AGAIN}',
    tg_argv[1], tg_argv[0]);
  return null;
end $note$`;

const SEEN = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
};

/** What was made, changed and deleted, for those who keep a copy. */
export class Migration0103 extends Migration {
  override up(): void {
    this.addSql(
      `create table "change" ("company_id" uuid not null, "type" text not null, "thing_id" uuid not null, "is_gone" boolean not null, "position" bigint null, "changed_at" timestamptz not null, primary key ("company_id", "type", "thing_id"))`,
    );
    this.addSql(`create index "change_position_index" on "change" ("position")`);
    this.addSql(`create index "change_company_index" on "change" ("company_id", "position")`);
    this.addSql(
      `create table "change_epoch" ("id" uuid not null, "last_place" bigint not null, primary key ("id"))`,
    );
    this.addSql(`insert into "change_epoch" ("id", "last_place") values (gen_random_uuid(), 0)`);
    this.addSql(NOTE_CHANGES);
    for (const [table, type, company] of FOLLOWED) {
      for (const [event, seen] of Object.entries(SEEN)) {
        this.addSql(
          `create trigger "${table}_${event}_noted" after ${event} on "${table}" ${seen} for each statement execute function note_changes('${type}', '${company}')`,
        );
      }
    }
  }
}
