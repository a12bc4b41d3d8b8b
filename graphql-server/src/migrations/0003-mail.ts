import { Migration } from '@mikro-orm/migrations';

export class Migration0003 extends Migration {
  override up(): void {
    this.addSql(
      `create table "mail" ("id" uuid not null, "dedupe_key" text not null, "recipient" text not null, "from_name" text null, "reply_to" text null, "subject" text not null, "html" text not null, "text" text not null, "attachments" jsonb not null, "status" text not null default 'queued', "attempts" int not null default 0, "last_error" text null, "claimed_until" timestamptz null, "message_id" text not null, "created_at" timestamptz not null, "sent_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_dedupe_key_unique" unique ("dedupe_key")`,
    );
    this.addSql(`create index "mail_created_at_index" on "mail" ("created_at")`);
  }
}
