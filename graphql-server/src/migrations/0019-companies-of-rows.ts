import { Migration } from '@mikro-orm/migrations';

/** What names the company of a row that does not say it: its parent, and the key that leads there. */
const PARENTS = [
  { table: 'message', parent: 'conversation', column: 'company_id', key: 'conversation_id' },
  { table: 'passage_vector', parent: 'prompt_file', column: 'company_id', key: 'prompt_file_id' },
  {
    table: 'webhook_delivery',
    parent: 'webhook',
    column: 'managing_company_id',
    key: 'webhook_id',
  },
];

/** New rows name their company from now on, also those that the version before stores; at once. */
export class Migration0019 extends Migration {
  override up(): void {
    for (const { table, parent, column, key } of PARENTS) {
      this.addSql(`alter table "${table}" add "company_id" uuid null`);
      this.addSql(
        `create or replace function "${table}_${table}_company_fn"() returns trigger as $$ begin if new.company_id is null then select ${column} into new.company_id from ${parent} where id = new.${key}; end if; return new; end; $$ language plpgsql`,
      );
      this.addSql(
        `create trigger "${table}_company" BEFORE INSERT on "${table}" for each ROW execute function "${table}_${table}_company_fn"()`,
      );
    }
  }
}
