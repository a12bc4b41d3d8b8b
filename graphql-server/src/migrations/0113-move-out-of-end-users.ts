import { Migration } from '@mikro-orm/migrations';

export class Migration0113 extends Migration {
  override up(): void {
    this.addSql(`alter table "end_user" add "moves_out_on" date null`);
  }
}
