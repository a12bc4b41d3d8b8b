import { Migration } from '@mikro-orm/migrations';

/** Functions and triggers, as the entities name them. */
const FUNCTIONS = [
  `create or replace function "message_message_search_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.text is distinct from old.text then new.search := to_tsvector('german', new.text); end if; return new; end; $$ language plpgsql`,
  `create trigger "message_search" BEFORE INSERT OR UPDATE on "message" for each ROW execute function "message_message_search_fn"()`,
  `create or replace function "unanswered_question_unanswered_question_count_fn"() returns trigger as $$ begin update conversation c set open_questions = (select count(*) from unanswered_question q join message m on m.id = q.message_id where m.conversation_id = c.id and q.state = 'OPEN') where c.id = (select conversation_id from message where id = new.message_id); return null; end; $$ language plpgsql`,
  `create trigger "unanswered_question_count" AFTER INSERT OR UPDATE on "unanswered_question" for each ROW execute function "unanswered_question_unanswered_question_count_fn"()`,
];

const COLUMNS = [
  `alter table "conversation" add "last_activity_at" timestamptz not null default now(), add "category" text null, add "assignee_id" uuid null, add "archived_at" timestamptz null, add "handler" text not null default 'ASSISTANT', add "handler_id" uuid null, add "handler_name" text null, add "waiting_since" timestamptz null, add "open_questions" int not null default 0, add "inbox_revision" int not null default 0`,
  // What is older than the inbox is new to nobody.
  `alter table "company_user" add "inbox_since" timestamptz not null default now()`,
  `alter table "message" add "search" tsvector null`,
];

const TABLES = [
  `create table "conversation_label" ("id" uuid not null, "company_id" uuid not null, "name" text not null, "color" text not null default 'GREY', "created_at" timestamptz not null, constraint "conversation_label_pkey" primary key ("id"))`,
  `alter table "conversation_label" add constraint "conversation_label_company_id_id_unique" unique ("company_id", "id")`,
  `create unique index "conversation_label_name_index" on "conversation_label" ("company_id", lower("name"))`,
  `alter table "conversation_label" add constraint "conversation_label_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
  `create table "conversation_label_use" ("conversation_id" uuid not null, "label_id" uuid not null, "company_id" uuid not null, constraint "conversation_label_use_pkey" primary key ("conversation_id", "label_id"))`,
  `create index "conversation_label_use_label_index" on "conversation_label_use" ("company_id", "label_id", "conversation_id")`,
  `alter table "conversation_label_use" add constraint "conversation_label_use_label_id_of_company" foreign key ("company_id", "label_id") references "conversation_label" ("company_id", "id") on delete cascade`,
  `create table "conversation_note" ("id" uuid not null, "company_id" uuid not null, "conversation_id" uuid not null, "author_id" uuid not null, "author_name" text not null, "text" text not null, "mentions" jsonb not null, "created_at" timestamptz not null, constraint "conversation_note_pkey" primary key ("id"))`,
  `create index "conversation_note_company_id_conversation_id_id_index" on "conversation_note" ("company_id", "conversation_id", "id")`,
  `create table "conversation_activity" ("id" uuid not null, "company_id" uuid not null, "conversation_id" uuid not null, "actor_id" uuid not null, "actor_name" text not null, "kind" text not null, "details" jsonb not null, "created_at" timestamptz not null, constraint "conversation_activity_pkey" primary key ("id"))`,
  `create index "conversation_activity_company_id_conversation_id_id_index" on "conversation_activity" ("company_id", "conversation_id", "id")`,
  `create table "conversation_reading" ("conversation_id" uuid not null, "reader_id" uuid not null, "company_id" uuid not null, "seen_at" timestamptz null, constraint "conversation_reading_pkey" primary key ("conversation_id", "reader_id"))`,
  `create index "conversation_reading_company_id_reader_id_index" on "conversation_reading" ("company_id", "reader_id")`,
  ...['label_use', 'note', 'activity', 'reading'].map(
    (name) =>
      `alter table "conversation_${name}" add constraint "conversation_${name}_conversation_id_of_company" foreign key ("company_id", "conversation_id") references "conversation" ("company_id", "id") on delete cascade`,
  ),
];

/** What the inbox adds; at once, and without a look at the rows that are there. */
export class Migration0022 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gin');
    for (const statement of [...COLUMNS, ...TABLES, ...FUNCTIONS]) this.addSql(statement);
  }
}
