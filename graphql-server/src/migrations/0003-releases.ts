import { Migration } from '@mikro-orm/migrations';

export class Migration0003 extends Migration {
  override up(): void {
    this.addSql(
      `create table "release" ("app" text not null, "version" text not null, "description" jsonb not null, "requires" jsonb not null, "digest" text not null, "created_at" timestamptz not null, "ready_at" timestamptz null, primary key ("app", "version"))`,
    );
    this.addSql(
      `create table "release_pointer" ("app" text not null, "active_version" text not null, "previous_version" text null, "updated_at" timestamptz not null, primary key ("app"))`,
    );
  }
}
