import { Migration } from '@mikro-orm/migrations';

/** Releases of a front end may lie at an origin of its team. */
export class Migration0106 extends Migration {
  override up(): void {
    this.addSql(`alter table "front_end" add column "origin" text null`);
  }
}
