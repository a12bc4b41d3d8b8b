import { Migration } from '@mikro-orm/migrations';

export class Migration0118 extends Migration {
  override up(): void {
    this.addSql(`alter table "company" add "suspended_at" timestamptz null`);
  }
}
