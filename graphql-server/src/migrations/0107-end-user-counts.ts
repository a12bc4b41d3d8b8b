import { Migration } from '@mikro-orm/migrations';

/**
 * Adds to a number that no other transaction is adding to at this moment, or begins a new one: so transactions
 * that add people to the same company do not wait for each other.
 */
const ADD = `create function "add_to_end_user_count"("company" uuid, "kind" text, "more" bigint) returns void language plpgsql as $$
declare
  place end_user_count%rowtype;
begin
  select * into place from end_user_count where managing_company_id = company and type = kind limit 1 for update skip locked;
  if place.people + more = 0 then
    delete from end_user_count where id = place.id;
  elsif found then
    update end_user_count set people = people + more where id = place.id;
  else
    insert into end_user_count (id, managing_company_id, type, people) values (gen_random_uuid(), company, kind, more);
  end if;
end $$`;

const COUNT_ROWS = `create function "count_end_users"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_end_user_count(company, kind, more)
       from (select managing_company_id as company, type as kind, count(*) as more from new_rows group by 1, 2) n;
  else
    perform add_to_end_user_count(company, kind, - gone)
       from (select managing_company_id as company, type as kind, count(*) as gone from old_rows group by 1, 2) o;
  end if;
  return null;
end $$`;

const COUNT_ANEW = `create function "count_end_user_anew"() returns trigger language plpgsql as $$
begin
  perform add_to_end_user_count(old.managing_company_id, old.type, -1);
  perform add_to_end_user_count(new.managing_company_id, new.type, 1);
  return null;
end $$`;

/** How many tenants and owners each company has: counting 100,000 took ten times as long as reading a page. */
export class Migration0107 extends Migration {
  override up(): void {
    this.addSql(
      `create table "end_user_count" ("id" uuid not null, "managing_company_id" uuid not null, "type" text not null, "people" bigint not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "end_user_count_managing_company_id_type_index" on "end_user_count" ("managing_company_id", "type")`,
    );
    for (const sql of [ADD, COUNT_ROWS, COUNT_ANEW]) this.addSql(sql);
    // Whatever is written from here on is counted by the triggers; it waits until those of before are counted.
    this.addSql(
      `create trigger "end_user_insert_counted" after insert on "end_user" referencing new table as new_rows for each statement execute function "count_end_users"()`,
    );
    this.addSql(
      `create trigger "end_user_delete_counted" after delete on "end_user" referencing old table as old_rows for each statement execute function "count_end_users"()`,
    );
    this.addSql(
      `create trigger "end_user_update_counted" after update on "end_user" for each row when ((old.managing_company_id, old.type) is distinct from (new.managing_company_id, new.type)) execute function "count_end_user_anew"()`,
    );
    this.addSql(
      `insert into "end_user_count" ("id", "managing_company_id", "type", "people") select gen_random_uuid(), managing_company_id, type, count(*) from end_user group by managing_company_id, type`,
    );
  }
}
