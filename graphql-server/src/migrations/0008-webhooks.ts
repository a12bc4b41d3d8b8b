import { Migration } from '@mikro-orm/migrations';

export class Migration0008 extends Migration {
  override up(): void {
    this.addSql(
      `create table "webhook" ("id" uuid not null, "managing_company_id" uuid null, "url" text not null, "description" text not null, "events" jsonb not null, "is_active" boolean not null default true, "disabled_reason" text null, "encrypted_secret" text not null, "encrypted_previous_secret" text null, "previous_secret_valid_until" timestamptz null, "failing_since" timestamptz null, "last_delivery_at" timestamptz null, "last_delivery_status" text null, "leased_by" uuid null, "leased_until" timestamptz null, "wake_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "webhook_managing_company_id_index" on "webhook" ("managing_company_id")`,
    );
    this.addSql(
      `create table "webhook_event" ("id" uuid not null, "type" text not null, "body" text not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "webhook_event_created_at_index" on "webhook_event" ("created_at")`);
    this.addSql(
      `create table "webhook_delivery" ("id" uuid not null, "webhook_id" uuid not null, "event_id" uuid not null, "status" text not null default 'PENDING', "attempts" int not null default 0, "created_at" timestamptz not null, "last_attempt_at" timestamptz null, "next_attempt_at" timestamptz null, "claimed_until" timestamptz null, "response_status" int null, "duration_ms" int null, "error" text null, primary key ("id"))`,
    );
    this.addSql(
      `create index "webhook_delivery_event_id_index" on "webhook_delivery" ("event_id")`,
    );
    this.addSql(
      `create index "webhook_delivery_pending_index" on "webhook_delivery" ("webhook_id", "next_attempt_at") where "status" = 'PENDING'`,
    );
    this.addSql(
      `create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at")`,
    );
    this.addSql(
      `create index "webhook_delivery_webhook_id_created_at_id_index" on "webhook_delivery" ("webhook_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "webhook" add constraint "webhook_managing_company_id_foreign" foreign key ("managing_company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_event_id_foreign" foreign key ("event_id") references "webhook_event" ("id") on delete cascade`,
    );
  }
}
