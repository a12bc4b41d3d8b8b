import { Migration } from '@mikro-orm/migrations';

/** What happens several times before a person has read of it is one notification with a count. */
export class Migration0122 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "notification" add column if not exists "count" int not null default 1, add column if not exists "earlier_causes" jsonb not null default '[]'`,
    );
  }
}
