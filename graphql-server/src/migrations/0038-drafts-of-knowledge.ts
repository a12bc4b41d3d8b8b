import { Migration } from '@mikro-orm/migrations';

/** The next version of a company's knowledge, as its people write it. */
export class Migration0038 extends Migration {
  override up(): void {
    this.addSql(
      `create table "knowledge_draft" ("company_id" uuid not null, "base_file_id" uuid null, "revision" int not null default 1, "started_at" timestamptz not null, "started_by" text not null, "published_file_id" uuid null, "published_revision" int null, constraint "knowledge_draft_pkey" primary key ("company_id"))`,
    );
    this.addSql(
      `alter table "knowledge_draft" add constraint "knowledge_draft_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `create table "draft_use_case" ("id" uuid not null, "company_id" uuid not null, "position" int not null, "title" text not null, "text" text not null, "valid_from" date null, "valid_until" date null, "audience" text not null, "base_title" text null, "removed" boolean not null default false, "wordings" jsonb not null, "question_ids" jsonb not null, "revision" int not null default 1, "changed_at" timestamptz not null, "changed_by" text null, constraint "draft_use_case_pkey" primary key ("id"))`,
    );
    this.addSql(
      `create index "draft_use_case_company_id_position_index" on "draft_use_case" ("company_id", "position")`,
    );
    this.addSql(
      `alter table "draft_use_case" add constraint "draft_use_case_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
