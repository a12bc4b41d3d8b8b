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
      `create table "attachment" ("id" uuid not null, "company_id" uuid not null, "end_user_id" uuid not null, "session_id" text not null, "message_id" uuid null, "original_name" text not null, "file_size" int not null, "mime_type" text not null, "purpose" text not null, "storage_key" text not null, "text" text null, "sha256" text not null, "stored_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "attachment_company_id_index" on "attachment" ("company_id")`);
    this.addSql(`create index "attachment_message_id_index" on "attachment" ("message_id")`);
    this.addSql(
      `create index "attachment_end_user_id_message_id_index" on "attachment" ("end_user_id", "message_id")`,
    );
    this.addSql(
      `create table "mail" ("id" uuid not null, "dedupe_key" text not null, "recipient" text not null, "from_name" text null, "reply_to" text null, "subject" text not null, "html" text not null, "text" text not null, "attachments" jsonb not null, "status" text not null default 'queued', "attempts" int not null default 0, "last_error" text null, "claimed_until" timestamptz null, "message_id" text not null, "created_at" timestamptz not null, "sent_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`alter table "mail" add constraint "mail_dedupe_key_unique" unique ("dedupe_key")`);
    this.addSql(`create index "mail_created_at_index" on "mail" ("created_at")`);
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
      `create table "prompt_file" ("id" uuid not null, "company_id" uuid not null, "version" int not null, "file_name" text not null, "uploaded_at" timestamptz not null, "status" text not null default 'PENDING', "error" text null, "active" boolean not null default false, "content" text not null, "vector_count" int not null default 0, "passage_count" int not null default 0, "lexical_version" int not null default 0, "lexical_index" bytea null, "embedding_model" text null, "embedding_dimensions" int null, "embedding_calibration" jsonb null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index "prompt_file_one_active_index" on "prompt_file" ("company_id") where "active"`,
    );
    this.addSql(
      `alter table "prompt_file" add constraint "prompt_file_company_id_version_unique" unique ("company_id", "version")`,
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
      `create table "use_case" ("id" uuid not null, "prompt_file_id" uuid not null, "company_id" uuid not null, "position" int not null, "title" text not null, "text" text not null, primary key ("id"))`,
    );
    this.addSql(`create index "use_case_company_id_index" on "use_case" ("company_id")`);
    this.addSql(
      `alter table "use_case" add constraint "use_case_prompt_file_id_position_unique" unique ("prompt_file_id", "position")`,
    );
    this.addSql(
      `create table "use_case_chunk" ("id" uuid not null, "use_case_id" uuid not null, "prompt_file_id" uuid not null, "company_id" uuid not null, "position" int not null, "text" text not null, "embedding" vector null, primary key ("id"))`,
    );
    this.addSql(
      `create index "use_case_chunk_use_case_id_index" on "use_case_chunk" ("use_case_id")`,
    );
    this.addSql(
      `create index "use_case_chunk_company_id_index" on "use_case_chunk" ("company_id")`,
    );
    this.addSql(
      `alter table "use_case_chunk" add constraint "use_case_chunk_prompt_file_id_position_unique" unique ("prompt_file_id", "position")`,
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
      `alter table "attachment" add constraint "attachment_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_end_user_id_foreign" foreign key ("end_user_id") references "end_user" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "message" add constraint "message_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "prompt_file" add constraint "prompt_file_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "use_case" add constraint "use_case_prompt_file_id_foreign" foreign key ("prompt_file_id") references "prompt_file" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "use_case" add constraint "use_case_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "use_case_chunk" add constraint "use_case_chunk_use_case_id_foreign" foreign key ("use_case_id") references "use_case" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "use_case_chunk" add constraint "use_case_chunk_prompt_file_id_foreign" foreign key ("prompt_file_id") references "prompt_file" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "use_case_chunk" add constraint "use_case_chunk_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
