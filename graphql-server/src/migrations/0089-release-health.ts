import { Migration } from '@mikro-orm/migrations';

/** How releases of front ends do in browsers. */
export class Migration0089 extends Migration {
  override up(): void {
    this.addSql(
      `create table "release_health" ("app" text not null, "version" text not null, "visits" int not null default 0, "load_failures" int not null default 0, "render_failures" int not null default 0, "code_failures" int not null default 0, primary key ("app", "version"))`,
    );
  }
}
