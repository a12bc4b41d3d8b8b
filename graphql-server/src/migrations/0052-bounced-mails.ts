import { Migration } from '@mikro-orm/migrations';

/** Mails that a server took and could not bring to their recipient. */
export class Migration0052 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "mail" add column "bounced_at" timestamptz null, add column "bounce_status" text null`,
    );
  }
}
