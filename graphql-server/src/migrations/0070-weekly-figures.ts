import { Migration } from '@mikro-orm/migrations';

/** Who wants the figures of the week by mail. */
export class Migration0070 extends Migration {
  override up(): void {
    this.addSql('alter table "company_user" add column "weekly_figures_since" timestamptz null');
  }
}
