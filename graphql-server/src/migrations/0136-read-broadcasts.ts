import { Migration } from '@mikro-orm/migrations';

/** When the chat has shown a message to many to a person, and when they read it. */
export class Migration0136 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "broadcast_recipient" add column "shown_at" timestamptz null, add column "read_at" timestamptz null`,
    );
  }
}
