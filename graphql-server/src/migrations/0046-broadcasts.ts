import { Migration } from '@mikro-orm/migrations';

/** Messages to many, who want none, and the link in mails by which they say so. */
export class Migration0046 extends Migration {
  override up(): void {
    const statements = [
      `create table "broadcast" ("id" uuid not null, "company_id" uuid not null, "kind" text not null, "subject" text not null, "text" text not null, "audience" jsonb not null, "status" text not null default 'DRAFT', "author_name" text not null, "scheduled_at" timestamptz null, "started_at" timestamptz null, "finished_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, constraint "broadcast_pkey" primary key ("id"))`,
      `alter table "broadcast" add constraint "broadcast_company_id_id_unique" unique ("company_id", "id")`,
      `create index "broadcast_company_id_created_at_id_index" on "broadcast" ("company_id", "created_at", "id")`,
      `alter table "broadcast" add constraint "broadcast_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
      `create table "broadcast_recipient" ("broadcast_id" uuid not null, "end_user_id" uuid not null, "company_id" uuid not null, "status" text not null default 'WAITING', "dismissed_at" timestamptz null, constraint "broadcast_recipient_pkey" primary key ("broadcast_id", "end_user_id"))`,
      `create index "broadcast_recipient_company_id_end_user_id_broadcast_id_index" on "broadcast_recipient" ("company_id", "end_user_id", "broadcast_id")`,
      `create index "broadcast_recipient_broadcast_id_status_index" on "broadcast_recipient" ("broadcast_id", "status")`,
      `alter table "broadcast_recipient" add constraint "broadcast_recipient_broadcast_id_of_company" foreign key ("company_id", "broadcast_id") references "broadcast" ("company_id", "id") on delete cascade`,
      `alter table "broadcast_recipient" add constraint "broadcast_recipient_end_user_id_of_company" foreign key ("company_id", "end_user_id") references "end_user" ("managing_company_id", "id") on delete cascade`,
      `alter table "end_user" add "unsubscribed_at" timestamptz null`,
      `alter table "mail" add "unsubscribe_url" text null`,
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
