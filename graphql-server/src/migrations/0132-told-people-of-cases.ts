import { Migration } from '@mikro-orm/migrations';

/** Since when the people of added conversations know of the case. */
export class Migration0132 extends Migration {
  override up(): void {
    this.addSql(`alter table "case_conversation" add "told_at" timestamptz null`);
  }
}
