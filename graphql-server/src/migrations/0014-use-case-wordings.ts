import { Migration } from '@mikro-orm/migrations';

export class Migration0014 extends Migration {
  override up(): void {
    this.addSql(
      `create table "use_case_wording" ("id" uuid not null, "company_id" uuid not null, "use_case_title" text not null, "text" text not null, "state" text not null, "origin" text not null, "created_at" timestamptz not null, constraint "use_case_wording_pkey" primary key ("id"))`,
    );
    this.addSql(
      `create index "use_case_wording_company_id_state_index" on "use_case_wording" ("company_id", "state")`,
    );
    this.addSql(
      `alter table "use_case_wording" add constraint "use_case_wording_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(`alter table "prompt_file" add "wording_revision" int not null default 0`);
  }
}
