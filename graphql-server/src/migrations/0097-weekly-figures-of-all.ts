import { Migration } from '@mikro-orm/migrations';

/** Administrators may get the figures of the week over all companies by mail. */
export class Migration0097 extends Migration {
  override up(): void {
    this.addSql('alter table "admin" add column "weekly_figures_since" timestamptz null');
  }
}
