import { Migration } from '@mikro-orm/migrations';

/** Questions by which a company tries its knowledge before it publishes it. */
export class Migration0050 extends Migration {
  override up(): void {
    this.addSql(
      `create table "test_question" ("id" uuid not null, "company_id" uuid not null, "text" text not null, "expected_title" text null, "role" text not null, "created_at" timestamptz not null, "created_by" text not null, constraint "test_question_pkey" primary key ("id"))`,
    );
    this.addSql(
      `create index "test_question_company_id_index" on "test_question" ("company_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "test_question" add constraint "test_question_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
