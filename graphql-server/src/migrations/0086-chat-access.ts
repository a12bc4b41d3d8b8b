import { Migration } from '@mikro-orm/migrations';

/** How tenants and owners get in: longer numbers, all of them renewed, codes by mail. */
export class Migration0086 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "company" add column "auth_number_digits" int not null default 6, add column "code_on_new_device" boolean not null default false`,
    );
    this.addSql(
      `alter table "end_user" add column "next_auth_number" text null, add column "next_number_from" timestamptz null`,
    );
    this.addSql(
      `create table "sign_in_code" ("end_user_id" uuid not null, "digest" text not null, "expires_at" timestamptz not null, "tries" int not null, "created_at" timestamptz not null, primary key ("end_user_id"))`,
    );
    this.addSql(
      `create table "number_renewal" ("id" uuid not null, "company_id" uuid not null, "digits" int not null, "holds_from" timestamptz not null, "total" int not null, "done" int not null default 0, "last_id" uuid null, "started_at" timestamptz not null, "finished_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(
      `create index "number_renewal_company_id_started_at_index" on "number_renewal" ("company_id", "started_at")`,
    );
    this.addSql(
      `alter table "number_renewal" add constraint "number_renewal_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "sign_in_code" add constraint "sign_in_code_end_user_id_foreign" foreign key ("end_user_id") references "end_user" ("id") on update cascade on delete cascade`,
    );
  }
}
