import { Migration } from '@mikro-orm/migrations';

/** Up to which message a tenant has learnt what persons wrote: from the page, and by mail. */
export class Migration0029 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "conversation" add "delivered_sequence" int not null default 0, add "mailed_sequence" int not null default 0`,
    );
  }
}
