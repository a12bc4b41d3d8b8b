import { Migration } from '@mikro-orm/migrations';

export class Migration0115 extends Migration {
  override up(): void {
    this.addSql(`alter table "end_user" add "revision" int not null default 0`);
  }
}
