import { Migration } from '@mikro-orm/migrations';

/** When and for whom use cases hold, who published a file and why, and the versions of before. */
export class Migration0028 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "use_case" add "valid_from" date null, add "valid_until" date null, add "audience" text not null default 'ALL'`,
    );
    this.addSql(
      `alter table "prompt_file" add "origin" text not null default 'UPLOAD', add "published_by" text null, add "note" text null`,
    );
    this.addSql(
      `create table "knowledge_version" ("id" uuid not null, "company_id" uuid not null, "prompt_file_id" uuid not null, "version" int not null, "file_name" text not null, "content" text not null, "use_case_count" int not null, "origin" text not null, "published_by" text null, "note" text null, "published_at" timestamptz not null, constraint "knowledge_version_pkey" primary key ("id"))`,
    );
    this.addSql(
      `alter table "knowledge_version" add constraint "knowledge_version_company_id_version_unique" unique ("company_id", "version")`,
    );
    this.addSql(
      `alter table "knowledge_version" add constraint "knowledge_version_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `insert into "knowledge_version" ("id", "company_id", "prompt_file_id", "version", "file_name", "content", "use_case_count", "origin", "published_at")
       select "id", "company_id", "id", "version", "file_name", "content", "vector_count", 'UPLOAD', "uploaded_at" from "prompt_file" where "active"`,
    );
  }
}
