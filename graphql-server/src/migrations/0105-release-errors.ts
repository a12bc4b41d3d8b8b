import { Migration } from '@mikro-orm/migrations';

/** Where versions of front ends failed in browsers. */
export class Migration0105 extends Migration {
  override up(): void {
    this.addSql(
      `create table "release_error" ("app" text not null, "version" text not null, "fingerprint" text not null, "kind" text not null, "name" text not null, "places" jsonb not null, "pages" int not null, "last_at" timestamptz not null, primary key ("app", "version", "fingerprint"))`,
    );
  }
}
