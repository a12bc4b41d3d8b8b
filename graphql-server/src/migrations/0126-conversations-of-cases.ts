import { Migration } from '@mikro-orm/migrations';

/** Conversations that were added to a case after it was made, also those of neighbours. */
export class Migration0126 extends Migration {
  override up(): void {
    this.addSql(
      `create table "case_conversation" ("id" uuid not null, "company_id" uuid not null, "case_id" uuid not null, "conversation_id" uuid not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "case_conversation" add constraint "case_conversation_company_id_case_id_conversation_id_unique" unique ("company_id", "case_id", "conversation_id")`,
    );
    this.addSql(
      `create index "case_conversation_company_id_conversation_id_index" on "case_conversation" ("company_id", "conversation_id")`,
    );
    this.addSql(
      `alter table "case_conversation" add constraint "case_conversation_case_id_of_company" foreign key ("company_id", "case_id") references "service_case" ("company_id", "id") on delete cascade`,
    );
    this.addSql(
      `alter table "case_conversation" add constraint "case_conversation_conversation_id_of_company" foreign key ("company_id", "conversation_id") references "conversation" ("company_id", "id") on delete cascade`,
    );
  }
}
