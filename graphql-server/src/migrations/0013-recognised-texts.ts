import { Migration } from '@mikro-orm/migrations';

export class Migration0013 extends Migration {
  override up(): void {
    this.addSql(`alter table "attachment" add "is_being_read" boolean not null default false`);
  }
}
