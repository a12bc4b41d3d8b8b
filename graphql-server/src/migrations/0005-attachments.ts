import { Migration } from '@mikro-orm/migrations';

export class Migration0005 extends Migration {
  override up(): void {
    this.addSql(
      `create table "attachment" ("id" uuid not null, "company_id" uuid not null, "end_user_id" uuid not null, "session_id" text not null, "message_id" uuid null, "original_name" text not null, "file_size" int not null, "mime_type" text not null, "purpose" text not null, "storage_key" text not null, "text" text null, "sha256" text not null, "stored_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "attachment_company_id_index" on "attachment" ("company_id")`);
    this.addSql(`create index "attachment_message_id_index" on "attachment" ("message_id")`);
    this.addSql(
      `create index "attachment_end_user_id_message_id_index" on "attachment" ("end_user_id", "message_id")`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_end_user_id_foreign" foreign key ("end_user_id") references "end_user" ("id") on delete cascade`,
    );
  }
}
