import { Migration } from '@mikro-orm/migrations';

/** Craftsmen that a company gives its cases to. */
export class Migration0096 extends Migration {
  override up(): void {
    this.addSql(
      `create table "craftsman" ("id" uuid not null, "company_id" uuid not null, "name" text not null, "trade" text not null, "email" text not null, "phone" text not null, "note" text not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index "craftsman_name_index" on "craftsman" ("company_id", lower("name"))`,
    );
    this.addSql(
      `alter table "craftsman" add constraint "craftsman_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
