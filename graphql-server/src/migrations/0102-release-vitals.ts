import { Migration } from '@mikro-orm/migrations';

/** How quick versions of front ends are in browsers. */
export class Migration0102 extends Migration {
  override up(): void {
    this.addSql(
      `create table "release_vital" ("app" text not null, "version" text not null, "vital" text not null, "step" smallint not null, "pages" int not null, primary key ("app", "version", "vital", "step"))`,
    );
  }
}
