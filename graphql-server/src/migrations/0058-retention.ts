import { Migration } from '@mikro-orm/migrations';

/** After how many days things are deleted, and what was. */
export class Migration0058 extends Migration {
  override up(): void {
    this.addSql(
      `create table "retention_rule" ("id" uuid not null, "company_id" uuid null, "data_class" text not null, "days" int not null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index "retention_rule_company_index" on "retention_rule" ("company_id", "data_class") nulls not distinct`,
    );
    this.addSql(
      `alter table "retention_rule" add constraint "retention_rule_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `create table "retention_run" ("id" uuid not null, "started_at" timestamptz not null, "finished_at" timestamptz null, "counts" jsonb not null, primary key ("id"))`,
    );
    this.addSql(`create index "retention_run_started_at_index" on "retention_run" ("started_at")`);
  }
}
