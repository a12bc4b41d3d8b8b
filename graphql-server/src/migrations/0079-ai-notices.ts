import { Migration } from '@mikro-orm/migrations';

/** Which notice about the assistant the tenant saw, and which mails are the work of one. */
export class Migration0079 extends Migration {
  override up(): void {
    this.addSql(`alter table "conversation" add "ai_notice" jsonb null`);
    this.addSql(`alter table "mail" add "is_ai_generated" boolean not null default false`);
  }
}
