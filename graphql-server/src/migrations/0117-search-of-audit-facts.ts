import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

const INDEX = 'audit_entry_facts_index';
const FACTS = String.raw`using gin (lower("address" || ' ' || translate("details"::text, '{}[]"\', '')) gin_trgm_ops)`;

/** The audit log is searched for addresses and details, too; each partition gets its index without a pause. */
export class Migration0117 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    // First, so that a month that begins meanwhile has it.
    await this.execute(`create index if not exists "${INDEX}" on only "audit_entry" ${FACTS}`);
    const partitions = (await this.execute(
      `select c.relname as name from pg_inherits p join pg_class c on c.oid = p.inhrelid
        where p.inhparent = 'audit_entry'::regclass and not exists (
          select 1 from pg_inherits i join pg_index x on x.indexrelid = i.inhrelid
           where i.inhparent = '${INDEX}'::regclass and x.indrelid = c.oid)`,
    )) as { name: string }[];
    const steps = new WithoutPause((...args) => this.execute(...args));
    for (const { name } of partitions) {
      await steps.index(`${name}_facts_index`, `"${name}" ${FACTS}`);
      await this.execute(`alter index "${INDEX}" attach partition "${name}_facts_index"`);
    }
  }
}
