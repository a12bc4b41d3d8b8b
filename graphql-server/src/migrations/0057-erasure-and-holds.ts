import { Migration } from '@mikro-orm/migrations';

/** As the database makes it from the entity. */
const AUDIT_RULE = `if tg_op = 'UPDATE' and current_setting('hausgeist.pseudonymising', true) = 'on' and (new.at, new.id, new.actor_kind, new.actor_id, new.action, new.company_id, new.company_name, new.subject_kind, new.subject_id, new.request_id) is not distinct from (old.at, old.id, old.actor_kind, old.actor_id, old.action, old.company_id, old.company_name, old.subject_kind, old.subject_id, old.request_id) then return new; end if; raise exception 'Audit entries are never changed.'`;

/** What must not be deleted, what people ask of their data, and names in the audit log. */
export class Migration0057 extends Migration {
  override up(): void {
    this.addSql(
      `create table "legal_hold" ("id" uuid not null, "company_id" uuid not null, "end_user_id" uuid not null, "conversation_id" uuid null, "reason" text not null, "placed_by" text not null, "placed_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "legal_hold_company_id_end_user_id_index" on "legal_hold" ("company_id", "end_user_id")`,
    );
    this.addSql(
      `create index "legal_hold_company_id_conversation_id_index" on "legal_hold" ("company_id", "conversation_id")`,
    );
    this.addSql(
      `alter table "legal_hold" add constraint "legal_hold_end_user_id_of_company" foreign key ("company_id", "end_user_id") references "end_user" ("managing_company_id", "id")`,
    );
    this.addSql(
      `alter table "legal_hold" add constraint "legal_hold_conversation_id_of_company" foreign key ("company_id", "conversation_id") references "conversation" ("company_id", "id")`,
    );
    this.addSql(
      `create table "privacy_request" ("id" uuid not null, "company_id" uuid not null, "end_user_id" uuid not null, "person_name" text not null, "kind" text not null, "state" text not null default 'RUNNING', "requested_at" timestamptz not null, "due_at" timestamptz not null, "decided_by" jsonb null, "finished_at" timestamptz null, "receipt" jsonb not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "privacy_request_company_id_requested_at_index" on "privacy_request" ("company_id", "requested_at")`,
    );
    this.addSql(
      `create index "privacy_request_end_user_id_index" on "privacy_request" ("end_user_id")`,
    );
    this.addSql(
      `alter table "privacy_request" add constraint "privacy_request_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `create or replace function "audit_entry_audit_entry_append_only_fn"() returns trigger as $$ begin ${AUDIT_RULE}; end; $$ language plpgsql`,
    );
  }
}
