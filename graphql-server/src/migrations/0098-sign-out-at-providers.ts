import { Migration } from '@mikro-orm/migrations';

/** Whether people who sign out are led to their organisation's provider to sign out there, too. */
export class Migration0098 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "organisation_provider" add column "signs_out" boolean not null default false`,
    );
  }
}
