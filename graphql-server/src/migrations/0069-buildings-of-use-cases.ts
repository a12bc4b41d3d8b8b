import { Migration } from '@mikro-orm/migrations';

/** Buildings that use cases are meant for. */
export class Migration0069 extends Migration {
  override up(): void {
    for (const table of ['use_case', 'draft_use_case']) {
      this.addSql(`alter table "${table}" add column "building_ids" jsonb not null default '[]'`);
    }
  }
}
