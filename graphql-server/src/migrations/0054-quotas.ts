import { Migration } from '@mikro-orm/migrations';

/** What people, companies and the platform use in a day. */
export class Migration0054 extends Migration {
  override up(): void {
    this.addSql(
      `create table "quota_use" ("day" date not null, "kind" text not null, "owner" text not null, "used" bigint not null, primary key ("day", "kind", "owner"))`,
    );
  }
}
