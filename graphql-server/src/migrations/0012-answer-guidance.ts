import { Migration } from '@mikro-orm/migrations';

export class Migration0012 extends Migration {
  override up(): void {
    this.addSql(
      `create table "unanswered_question" ("id" uuid not null, "company_id" uuid not null, "message_id" uuid not null, "reason" text not null, "state" text not null default 'OPEN', "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "unanswered_question" add constraint "unanswered_question_message_id_unique" unique ("message_id")`,
    );
    this.addSql(
      `create index "unanswered_question_company_id_state_created_at_index" on "unanswered_question" ("company_id", "state", "created_at")`,
    );
    this.addSql(
      `alter table "company" add "emergency_contacts" jsonb not null default '[]', add "office_hours" text null, add "daily_token_budget" int null`,
    );
    this.addSql(
      `alter table "conversation" add "urgency" text not null default 'NORMAL', add "danger" text null, add "hand_over_requested_at" timestamptz null`,
    );
    this.addSql(`alter table "message" add "guidance" jsonb null`);
    this.addSql(
      `alter table "unanswered_question" add constraint "unanswered_question_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "unanswered_question" add constraint "unanswered_question_message_id_foreign" foreign key ("message_id") references "message" ("id") on delete cascade`,
    );
  }
}
