import { Migration } from '@mikro-orm/migrations';

const PLATFORM = '00000000-0000-0000-0000-000000000000';

/**
 * A trigger, and not a part of `audit_append`: a transaction that waits in that function while this migration
 * runs would go on with the function of before.
 */
const COUNT_LINK = `create function "count_link_without_entry"() returns trigger language plpgsql as $$ begin update audit_chain set without_entry = without_entry + 1 where id = new.chain; return null; end $$`;

const ENTRIES = `select coalesce(company_id, '${PLATFORM}') as id, count(*) as entries from audit_entry group by 1`;

/**
 * How many entries of the audit log a company has: its chain numbers them already, so only numbers without an entry
 * are counted. Counting 100,000 entries took twenty times as long as reading a page.
 */
export class Migration0110 extends Migration {
  override up(): void {
    // Waits for the transactions that hold a chain; others wait for this one and find the trigger.
    this.addSql(`alter table "audit_chain" add column "without_entry" bigint not null default 0`);
    this.addSql(COUNT_LINK);
    this.addSql(
      `create trigger "audit_link_counted" after insert on "audit_link" for each row when (new.kind <> 'made' and current_setting('hausgeist.restoring', true) is distinct from 'on') execute function "count_link_without_entry"()`,
    );
    this.addSql(`update "audit_chain" set "without_entry" = "seq"`);
    this.addSql(
      `update "audit_chain" c set "without_entry" = c.seq - n.entries from (${ENTRIES}) n where n.id = c.id`,
    );
  }
}
