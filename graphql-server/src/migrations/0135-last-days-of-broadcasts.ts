import { Migration } from '@mikro-orm/migrations';

/** Until when what a message to many says matters. */
export class Migration0135 extends Migration {
  override up(): void {
    this.addSql(`alter table "broadcast" add column "valid_until" date null`);
  }
}
