import { Migration } from '@mikro-orm/migrations';

/** Imports that know people by their customer number, and tell who is as the file has them. */
export class Migration0123 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "end_user_import" add "by_external_id" boolean not null default false, add "keeps_numbers" boolean not null default false, add "unchanged_count" int not null default 0`,
    );
  }
}
