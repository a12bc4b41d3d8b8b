import { Migration } from '@mikro-orm/migrations';

/** Calls, visits and letters that the company's people have noted at a tenant or owner. */
export class Migration0124 extends Migration {
  override up(): void {
    this.addSql(
      `create table "contact_note" ("id" uuid not null, "company_id" uuid not null, "end_user_id" uuid not null, "kind" text not null, "at" timestamptz not null, "text" text not null, "author_id" uuid not null, "author_name" text not null, "case_id" uuid null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "contact_note_company_id_end_user_id_at_index" on "contact_note" ("company_id", "end_user_id", "at")`,
    );
    this.addSql(
      `create index "contact_note_company_id_case_id_index" on "contact_note" ("company_id", "case_id")`,
    );
    this.addSql(
      `alter table "contact_note" add constraint "contact_note_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "contact_note" add constraint "contact_note_end_user_id_of_company" foreign key ("company_id", "end_user_id") references "end_user" ("managing_company_id", "id") on delete cascade`,
    );
    this.addSql(
      `alter table "contact_note" add constraint "contact_note_case_id_of_company" foreign key ("company_id", "case_id") references "service_case" ("company_id", "id") on delete set null ("case_id")`,
    );
  }
}
