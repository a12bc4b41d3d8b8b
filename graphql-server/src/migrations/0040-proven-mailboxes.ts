import { Migration } from '@mikro-orm/migrations';

/** Where a company's records go while its new address is not confirmed. */
export class Migration0040 extends Migration {
  override up(): void {
    this.addSql(`alter table "company" add "confirmed_email" text null`);
  }
}
