import { Migration } from '@mikro-orm/migrations';

const TABLES = [
  `create table "case_counter" ("company_id" uuid not null, "last_number" int not null, primary key ("company_id"))`,
  `create table "case_entry" ("id" uuid not null, "company_id" uuid not null, "case_id" uuid not null, "side" text not null, "actor_id" uuid null, "actor_name" text not null, "kind" text not null, "text" text null, "details" jsonb not null, "created_at" timestamptz not null, primary key ("id"))`,
  `create index "case_entry_company_id_case_id_id_index" on "case_entry" ("company_id", "case_id", "id")`,
  `create table "case_file" ("id" uuid not null, "company_id" uuid not null, "case_id" uuid not null, "message_id" uuid null, "side" text not null, "uploaded_by" text not null, "original_name" text not null, "file_size" int not null, "mime_type" text not null, "purpose" text not null, "storage_key" text not null, "stored_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
  `create index "case_file_company_id_message_id_index" on "case_file" ("company_id", "message_id")`,
  `create index "case_file_company_id_case_id_id_index" on "case_file" ("company_id", "case_id", "id")`,
  `create table "case_link" ("id" uuid not null, "company_id" uuid not null, "case_id" uuid not null, "token_hash" text not null, "name" text not null, "email" text not null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, "opened_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
  `alter table "case_link" add constraint "case_link_token_hash_unique" unique ("token_hash")`,
  `create index "case_link_company_id_case_id_id_index" on "case_link" ("company_id", "case_id", "id")`,
  `create table "service_case" ("id" uuid not null, "company_id" uuid not null, "number" int not null, "title" text not null, "description" text not null default '', "place" text not null default '', "category" text null, "urgency" text not null default 'NORMAL', "state" text not null default 'OPEN', "due_on" date null, "assignee_id" uuid null, "end_user_id" uuid null, "conversation_id" uuid null, "craftsman_name" text not null default '', "craftsman_email" text not null default '', "craftsman_phone" text not null default '', "appointment_at" timestamptz null, "appointment_state" text null, "revision" int not null default 0, "search" tsvector generated always as (to_tsvector('german', "title" || ' ' || "description" || ' ' || "place" || ' ' || "craftsman_name")) stored not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
  `create index "service_case_search_index" on "service_case" using gin ("company_id", "search", (replace(translate(lower("title" || ' ' || "description" || ' ' || "place" || ' ' || "craftsman_name"), 'äöüşğıçéèêáàâôòóîíñłńśšźżžęąćčřúý', 'aousgiceeeaaaoooiinlnsszzzeaccruy'), 'ß', 'ss')) gin_trgm_ops)`,
  `create index "service_case_due_index" on "service_case" ("company_id", "due_on") where "state" not in ('DONE', 'CLOSED')`,
  `create index "service_case_company_id_conversation_id_index" on "service_case" ("company_id", "conversation_id")`,
  `create index "service_case_company_id_state_number_index" on "service_case" ("company_id", "state", "number")`,
  `create index "service_case_company_id_updated_at_id_index" on "service_case" ("company_id", "updated_at", "id")`,
  `alter table "service_case" add constraint "service_case_company_id_number_unique" unique ("company_id", "number")`,
  `alter table "service_case" add constraint "service_case_company_id_id_unique" unique ("company_id", "id")`,
  `alter table "service_case" add constraint "service_case_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
];

/** Rows stay with their company, and go with what they belong to. */
const KEYS = [
  `alter table "case_counter" add constraint "case_counter_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade on delete cascade`,
  `alter table "service_case" add constraint "service_case_assignee_id_of_company" foreign key ("company_id", "assignee_id") references "company_user" ("managing_company_id", "id") on delete set null ("assignee_id")`,
  `alter table "service_case" add constraint "service_case_end_user_id_of_company" foreign key ("company_id", "end_user_id") references "end_user" ("managing_company_id", "id") on delete set null ("end_user_id")`,
  `alter table "service_case" add constraint "service_case_conversation_id_of_company" foreign key ("company_id", "conversation_id") references "conversation" ("company_id", "id") on delete set null ("conversation_id")`,
  `create index "service_case_assignee_index" on "service_case" ("company_id", "assignee_id")`,
  `create index "service_case_end_user_index" on "service_case" ("company_id", "end_user_id")`,
  `alter table "case_file" add constraint "case_file_message_id_of_company" foreign key ("company_id", "message_id") references "message" ("company_id", "id") on delete cascade`,
  ...['entry', 'file', 'link'].map(
    (name) =>
      `alter table "case_${name}" add constraint "case_${name}_case_id_of_company" foreign key ("company_id", "case_id") references "service_case" ("company_id", "id") on delete cascade`,
  ),
];

/** Companies that had chosen what managers may do chose before there was this to choose. */
const PERMISSIONS = `update "role_permissions" set "permissions" = "permissions" || '["cases.view", "cases.edit"]'::jsonb
  where "role" = 'COMPANY_MANAGER' and "permissions" @> '["conversations.view"]'::jsonb
    and not "permissions" @> '["cases.view"]'::jsonb`;

/** Cases: what has to be done in the houses, with history, files and links for craftsmen. */
export class Migration0027 extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...KEYS, PERMISSIONS]) this.addSql(statement);
  }
}
