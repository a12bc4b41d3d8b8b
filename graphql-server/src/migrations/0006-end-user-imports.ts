import { Migration } from '@mikro-orm/migrations';

export class Migration0006 extends Migration {
  override up(): void {
    this.addSql(
      `create table "end_user_import" ("id" uuid not null, "company_id" uuid not null, "file_name" text not null, "file_key" text not null, "status" text not null default 'UPLOADED', "columns" jsonb not null, "total_rows" int not null, "mapping" jsonb not null, "update_existing" boolean not null default false, "send_invitation" boolean not null default false, "processed_rows" int not null default 0, "created_count" int not null default 0, "updated_count" int not null default 0, "skipped_count" int not null default 0, "problem_count" int not null default 0, "problems" jsonb not null, "sample_rows" jsonb not null, "actor" jsonb not null, "address" text not null default '', "request_id" text not null default '', "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "end_user_import_company_id_created_at_index" on "end_user_import" ("company_id", "created_at")`,
    );
    this.addSql(
      `alter table "end_user_import" add constraint "end_user_import_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
