import { Migration } from '@mikro-orm/migrations';

/** When a company is closed, and its colour. */
export class Migration0049 extends Migration {
  override up(): void {
    this.addSql(`alter table "company" add "holidays" jsonb not null default '[]'`);
    this.addSql(`alter table "company" add "brand_color" text null`);
  }
}
