import { Migration } from '@mikro-orm/migrations';

export class Migration0024 extends Migration {
  override up(): void {
    this.addSql(`alter table "message" add "rating" jsonb null`);
  }
}
