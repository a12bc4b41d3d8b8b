import { Migration } from '@mikro-orm/migrations';

/** Registered front ends, what was found in their builds, and which builds were bad. */
export class Migration0088 extends Migration {
  override up(): void {
    this.addSql(
      `create table "front_end" ("app" text not null, "team" text not null, "registered_at" timestamptz not null, "retired_at" timestamptz null, primary key ("app"))`,
    );
    this.addSql(
      `alter table "release" add column "operations" jsonb null, add column "digests" jsonb null, add column "first_load_bytes" int null, add column "total_bytes" int null, add column "activated_at" timestamptz null, add column "bad_at" timestamptz null`,
    );
    // What was released before stays released.
    this.addSql(
      `insert into "front_end" ("app", "team", "registered_at") select "app", '', min("created_at") from "release" group by "app"`,
    );
    this.addSql(
      `update "release" r set "activated_at" = p."updated_at" from "release_pointer" p where p."app" = r."app" and p."active_version" = r."version"`,
    );
    this.addSql(
      `update "release" r set "activated_at" = p."updated_at" - interval '1 second' from "release_pointer" p where p."app" = r."app" and p."previous_version" = r."version"`,
    );
  }
}
