import { Migration } from '@mikro-orm/migrations';

/** Texts that people put into their answers to tenants. */
export class Migration0051 extends Migration {
  override up(): void {
    this.addSql(
      `create table "canned_reply" ("id" uuid not null, "company_id" uuid not null, "title" text not null, "text" text not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index "canned_reply_title_index" on "canned_reply" ("company_id", lower("title"))`,
    );
    this.addSql(
      `alter table "canned_reply" add constraint "canned_reply_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
