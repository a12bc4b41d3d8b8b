import { Migration } from '@mikro-orm/migrations';

/** Which session secret a database is used with, so that another one is noticed. */
export class Migration0109 extends Migration {
  override up(): void {
    this.addSql(
      `create table "known_secret" ("name" text not null, "fingerprint" text not null, "since" timestamptz not null, primary key ("name"))`,
    );
  }
}
