import { Migration } from '@mikro-orm/migrations';

export class Migration0010 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "company_user" add column "temporary_password_until" timestamptz null`,
    );
    // Those who have one already get as long as everybody from now on.
    this.addSql(
      `update "company_user" set "temporary_password_until" = now() + interval '3 days' where "password_is_temporary"`,
    );
  }
}
