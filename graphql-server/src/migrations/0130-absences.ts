import { Migration } from '@mikro-orm/migrations';

/** When the company's people are away, and who stands in for them. */
export class Migration0130 extends Migration {
  override up(): void {
    this.addSql(
      `create table "absence" ("id" uuid not null, "company_id" uuid not null, "member_id" uuid not null, "deputy_id" uuid null, "first_day" date not null, "last_day" date not null, "note" text not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_company_id_member_id_unique" unique ("company_id", "member_id")`,
    );
    this.addSql(
      `create index "absence_company_id_deputy_id_index" on "absence" ("company_id", "deputy_id")`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_member_id_of_company" foreign key ("company_id", "member_id") references "company_user" ("managing_company_id", "id") on delete cascade`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_deputy_id_of_company" foreign key ("company_id", "deputy_id") references "company_user" ("managing_company_id", "id") on delete set null ("deputy_id")`,
    );
  }
}
