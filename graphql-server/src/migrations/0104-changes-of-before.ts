import { Migration } from '@mikro-orm/migrations';
import { FOLLOWED } from './0103-changes.js';
import { WithoutPause } from './without-pause.js';

/** Things of before are told, too, to those who begin to keep a copy. */
export class Migration0104 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const steps = new WithoutPause((...args) => this.execute(...args));
    for (const [table, type, company] of FOLLOWED) {
      await steps.fill(
        table,
        (where) =>
          `insert into "change" ("company_id", "type", "thing_id", "is_gone", "changed_at")
           select t."${company}", '${type}', t."id", false, now() from "${table}" t where ${where}
           on conflict do nothing`,
      );
    }
  }
}
