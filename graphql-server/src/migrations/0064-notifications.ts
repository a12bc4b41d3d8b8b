import { Migration } from '@mikro-orm/migrations';

const PERSON = '"company_id" uuid null, "member_id" uuid null, "admin_id" uuid null';

/** What goes when this goes: the thing that people are told of. */
const CAUSES = [
  ['conversation_id', 'conversation'],
  ['case_id', 'service_case'],
  ['broadcast_id', 'broadcast'],
] as const;

/** What people of the staff are told, how they want to be told, and on which devices. */
export class Migration0064 extends Migration {
  override up(): void {
    this.addSql(
      `create table "notification" ("id" uuid not null, ${PERSON}, "kind" text not null, "cause" text not null, "conversation_id" uuid null, "case_id" uuid null, "broadcast_id" uuid null, "actor_name" text null, "details" jsonb not null, "in_console" boolean not null default true, "mail_owed" boolean not null default false, "push_held" boolean not null default false, "created_at" timestamptz not null, "read_at" timestamptz null, primary key ("id"))`,
    );
    const mine = 'coalesce("member_id", "admin_id")';
    this.addSql(
      `create unique index "notification_cause_index" on "notification" (${mine}, "cause")`,
    );
    this.addSql(
      `create index "notification_list_index" on "notification" (${mine}, "created_at", "id") where "in_console"`,
    );
    this.addSql(
      `create index "notification_unread_index" on "notification" (${mine}) where "in_console" and "read_at" is null`,
    );
    this.addSql(
      `create index "notification_owed_index" on "notification" (${mine}) where "mail_owed" or "push_held"`,
    );
    this.addSql(`create index "notification_created_at_index" on "notification" ("created_at")`);
    for (const [column, target] of CAUSES) {
      this.addSql(
        `create index "notification_company_id_${column}_index" on "notification" ("company_id", "${column}")`,
      );
      this.addSql(
        `alter table "notification" add constraint "notification_${column}_of_company" foreign key ("company_id", "${column}") references "${target}" ("company_id", "id") on delete cascade`,
      );
    }
    this.addSql(
      `create table "notification_settings" ("id" uuid not null, ${PERSON}, "choices" jsonb not null, "quiet_from" text null, "quiet_until" text null, "time_zone" text not null default 'Europe/Berlin', "language" text not null default 'de', "has_sound" boolean not null default true, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index "notification_settings_person_index" on "notification_settings" (${mine})`,
    );
    this.addSql(
      `create table "push_device" ("id" uuid not null, ${PERSON}, "session_id" uuid not null, "endpoint_hash" text not null, "subscription" text not null, "language" text not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "push_device_person_index" on "push_device" (${mine})`);
    this.addSql(`create index "push_device_session_id_index" on "push_device" ("session_id")`);
    this.addSql(
      `alter table "push_device" add constraint "push_device_endpoint_hash_unique" unique ("endpoint_hash")`,
    );
    this.addSql(
      `alter table "push_device" add constraint "push_device_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade`,
    );
    for (const table of ['notification', 'notification_settings', 'push_device']) {
      this.addSql(`create index "${table}_admin_id_index" on "${table}" ("admin_id")`);
      this.addSql(
        `create index "${table}_company_id_member_id_index" on "${table}" ("company_id", "member_id")`,
      );
      this.addSql(
        `alter table "${table}" add constraint "${table}_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
      );
      this.addSql(
        `alter table "${table}" add constraint "${table}_member_id_of_company" foreign key ("company_id", "member_id") references "company_user" ("managing_company_id", "id") on delete cascade`,
      );
      this.addSql(
        `alter table "${table}" add constraint "${table}_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete cascade`,
      );
    }
  }
}
