import { Migration } from '@mikro-orm/migrations';

/** What of a case the company shows to its tenant: files and reports of craftsmen. */
export class Migration0068 extends Migration {
  override up(): void {
    for (const table of ['case_file', 'case_entry']) {
      this.addSql(`alter table "${table}" add column "shown_at" timestamptz null`);
    }
  }
}
