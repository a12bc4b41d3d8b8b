import { Migration } from '@mikro-orm/migrations';

export class Migration0002 extends Migration {
  override up(): void {
    this.addSql(
      `create table "company" ("id" uuid not null, "name" text not null, "address" text not null, "email" text not null, "phone" text not null, "whatsapp" text null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create table "end_user" ("id" uuid not null, "managing_company_id" uuid not null, "type" text not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text not null, "address" text not null, "apartment_number" text not null, "room_indication" text null, "auth_number" text not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "end_user_managing_company_id_index" on "end_user" ("managing_company_id")`,
    );
    this.addSql(`create index "end_user_email_index" on "end_user" ("email")`);
    this.addSql(
      `alter table "end_user" add constraint "end_user_managing_company_id_email_unique" unique ("managing_company_id", "email")`,
    );
    this.addSql(
      `create table "conversation" ("id" uuid not null, "session_id" text not null, "company_id" uuid not null, "end_user_id" uuid not null, "status" text not null default 'OPEN', "revision" int not null default 0, "message_count" int not null default 0, "started_at" timestamptz not null, "ended_at" timestamptz null, "summary" text null, "summary_file_key" text null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_session_id_unique" unique ("session_id")`,
    );
    this.addSql(`create index "conversation_end_user_id_index" on "conversation" ("end_user_id")`);
    this.addSql(
      `create index "conversation_company_id_started_at_index" on "conversation" ("company_id", "started_at")`,
    );
    this.addSql(
      `create table "message" ("id" uuid not null, "conversation_id" uuid not null, "sequence" int not null, "revision" int not null, "sender" text not null, "text" text not null, "status" text not null default 'COMPLETE', "is_error" boolean not null default false, "attempt" int not null default 0, "reply_to_id" uuid null, "request_id" text null, "category" text null, "sources" jsonb not null, "usage" jsonb null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "message" add constraint "message_reply_to_id_unique" unique ("reply_to_id")`,
    );
    this.addSql(
      `alter table "message" add constraint "message_conversation_id_request_id_unique" unique ("conversation_id", "request_id")`,
    );
    this.addSql(
      `alter table "message" add constraint "message_conversation_id_sequence_unique" unique ("conversation_id", "sequence")`,
    );
    this.addSql(
      `create table "release" ("app" text not null, "version" text not null, "description" jsonb not null, "requires" jsonb not null, "digest" text not null, "created_at" timestamptz not null, "ready_at" timestamptz null, primary key ("app", "version"))`,
    );
    this.addSql(
      `create table "release_pointer" ("app" text not null, "active_version" text not null, "previous_version" text null, "updated_at" timestamptz not null, primary key ("app"))`,
    );
    this.addSql(
      `create table "session" ("id" uuid not null, "audience" text not null, "subject_id" uuid not null, "token_hash" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "session_subject_id_index" on "session" ("subject_id")`);
    this.addSql(
      `alter table "session" add constraint "session_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(
      `alter table "end_user" add constraint "end_user_managing_company_id_foreign" foreign key ("managing_company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_end_user_id_foreign" foreign key ("end_user_id") references "end_user" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "message" add constraint "message_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade`,
    );
  }
}
