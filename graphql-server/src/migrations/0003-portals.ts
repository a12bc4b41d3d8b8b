import { Migration } from '@mikro-orm/migrations';

export class Migration0003 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(
      `create table "admin" ("id" uuid not null, "first_name" text not null default '', "last_name" text not null default '', "email" text not null, "password_hash" text null, "is_verified" boolean not null default false, "last_login_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`alter table "admin" add constraint "admin_email_unique" unique ("email")`);
    this.addSql(
      `create table "audit_entry" ("id" uuid not null, "at" timestamptz not null, "actor_kind" text not null, "actor_id" uuid null, "actor_name" text not null, "action" text not null, "company_id" uuid null, "company_name" text null, "subject_kind" text null, "subject_id" uuid null, "subject_name" text null, "details" jsonb not null, "address" text not null, "request_id" text not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "audit_entry_company_id_at_index" on "audit_entry" ("company_id", "at")`,
    );
    this.addSql(`create index "audit_entry_at_id_index" on "audit_entry" ("at", "id")`);
    this.addSql(
      `create table "company_invitation" ("id" uuid not null, "managing_company_id" uuid not null, "email" text not null, "first_name" text not null, "last_name" text not null, "role" text not null, "token_hash" text not null, "invited_by" text not null, "expires_at" timestamptz not null, "sent_at" timestamptz not null, "accepted_at" timestamptz null, "revoked_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "company_invitation_email_index" on "company_invitation" ("email")`);
    this.addSql(
      `alter table "company_invitation" add constraint "company_invitation_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(
      `create unique index "company_invitation_one_open_index" on "company_invitation" ("managing_company_id", "email") where "accepted_at" is null and "revoked_at" is null`,
    );
    this.addSql(
      `create index "company_invitation_managing_company_id_created_at_index" on "company_invitation" ("managing_company_id", "created_at")`,
    );
    this.addSql(
      `create table "company_user" ("id" uuid not null, "managing_company_id" uuid not null, "first_name" text not null, "last_name" text not null, "email" text not null, "password_hash" text not null, "password_is_temporary" boolean not null default false, "role" text not null, "status" text not null default 'ACTIVE', "invited_by" text null, "last_login_at" timestamptz null, "search_text" text generated always as (lower(first_name || ' ' || last_name || ' ' || email)) stored not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "company_user" add constraint "company_user_email_unique" unique ("email")`,
    );
    this.addSql(
      `create index "company_user_search_index" on "company_user" using gin ("search_text" gin_trgm_ops)`,
    );
    this.addSql(
      `create index "company_user_managing_company_id_last_name_first_name_id_index" on "company_user" ("managing_company_id", "last_name", "first_name", "id")`,
    );
    this.addSql(
      `create table "metric_minute" ("minute" timestamptz not null, "metric_group" text not null, "label" text not null, "process" text not null, "sums" jsonb not null, primary key ("minute", "metric_group", "label", "process"))`,
    );
    this.addSql(
      `create table "model_price" ("model" text not null, "input_price" double precision not null, "output_price" double precision not null, "updated_at" timestamptz not null, primary key ("model"))`,
    );
    this.addSql(
      `create table "one_time_token" ("id" uuid not null, "purpose" text not null, "subject_id" uuid not null, "token_hash" text not null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(
      `create index "one_time_token_purpose_subject_id_index" on "one_time_token" ("purpose", "subject_id")`,
    );
    this.addSql(
      `create table "role_permissions" ("id" uuid not null, "company_id" uuid not null, "role" text not null, "permissions" jsonb not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "role_permissions" add constraint "role_permissions_company_id_role_unique" unique ("company_id", "role")`,
    );
    this.addSql(
      `create table "second_factor" ("subject_id" uuid not null, "encrypted_secret" text not null, "confirmed_at" timestamptz null, "last_used_step" int not null default 0, "recovery_code_hashes" jsonb not null, "created_at" timestamptz not null, primary key ("subject_id"))`,
    );
    this.addSql(
      `alter table "company" add "search_text" text generated always as (lower(name || ' ' || email)) stored not null`,
    );
    this.addSql(
      `create index "company_search_index" on "company" using gin ("search_text" gin_trgm_ops)`,
    );
    this.addSql(`create index "company_name_id_index" on "company" ("name", "id")`);
    this.addSql(
      `alter table "end_user" add "search_text" text generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored not null`,
    );
    this.addSql(
      `create index "end_user_search_index" on "end_user" using gin ("search_text" gin_trgm_ops)`,
    );
    this.addSql(
      `create index "end_user_last_name_first_name_id_index" on "end_user" ("last_name", "first_name", "id")`,
    );
    this.addSql(
      `create index "end_user_managing_company_id_last_name_first_name_id_index" on "end_user" ("managing_company_id", "last_name", "first_name", "id")`,
    );
    this.addSql(
      `alter table "session" add "previous_token_hash" text null, add "rotated_at" timestamptz null, add "device" text not null default '', add "address" text not null default '', add "last_used_at" timestamptz null`,
    );
    this.addSql(
      `alter table "company_invitation" add constraint "company_invitation_managing_company_id_foreign" foreign key ("managing_company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "company_user" add constraint "company_user_managing_company_id_foreign" foreign key ("managing_company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "role_permissions" add constraint "role_permissions_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `create or replace function "audit_entry_audit_entry_append_only_fn"() returns trigger as $$ begin raise exception 'Audit entries are never changed.'; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "audit_entry_append_only" BEFORE UPDATE OR DELETE on "audit_entry" for each ROW execute function "audit_entry_audit_entry_append_only_fn"()`,
    );
  }
}
