import { Migration } from '@mikro-orm/migrations';

/** When a tenant stopped an answer. */
export class Migration0039 extends Migration {
  override up(): void {
    this.addSql(`alter table "message" add "stopped_at" timestamptz null`);
  }
}
