import { Migration } from '@mikro-orm/migrations';

export class Migration0004 extends Migration {
  override up(): void {
    this.addSql(`create table "prompt_file" ("id" uuid not null, "company_id" uuid not null, "version" int not null, "file_name" text not null, "uploaded_at" timestamptz not null, "status" text not null default 'PENDING', "error" text null, "active" boolean not null default false, "content" text not null, "vector_count" int not null default 0, "passage_count" int not null default 0, "lexical_version" int not null default 0, "term_statistics" bytea null, "embedding_model" text null, "embedding_dimensions" int null, "embedding_calibration" jsonb null, primary key ("id"))`);
    this.addSql(`create unique index "prompt_file_one_active_index" on "prompt_file" ("company_id") where "active"`);
    this.addSql(`alter table "prompt_file" add constraint "prompt_file_company_id_version_unique" unique ("company_id", "version")`);
    this.addSql(`create table "use_case" ("id" uuid not null, "prompt_file_id" uuid not null, "company_id" uuid not null, "position" int not null, "title" text not null, "text" text not null, primary key ("id"))`);
    this.addSql(`create index "use_case_company_id_index" on "use_case" ("company_id")`);
    this.addSql(`alter table "use_case" add constraint "use_case_prompt_file_id_position_unique" unique ("prompt_file_id", "position")`);
    this.addSql(`create table "use_case_chunk" ("id" uuid not null, "use_case_id" uuid not null, "prompt_file_id" uuid not null, "company_id" uuid not null, "position" int not null, "text" text not null, "lexical" sparsevec not null, "embedding" vector null, primary key ("id"))`);
    this.addSql(`create index "use_case_chunk_use_case_id_index" on "use_case_chunk" ("use_case_id")`);
    this.addSql(`create index "use_case_chunk_prompt_file_id_index" on "use_case_chunk" ("prompt_file_id")`);
    this.addSql(`create index "use_case_chunk_company_id_prompt_file_id_index" on "use_case_chunk" ("company_id", "prompt_file_id")`);
    this.addSql(`alter table "prompt_file" add constraint "prompt_file_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`);
    this.addSql(`alter table "use_case" add constraint "use_case_prompt_file_id_foreign" foreign key ("prompt_file_id") references "prompt_file" ("id") on delete cascade`);
    this.addSql(`alter table "use_case" add constraint "use_case_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`);
    this.addSql(`alter table "use_case_chunk" add constraint "use_case_chunk_use_case_id_foreign" foreign key ("use_case_id") references "use_case" ("id") on delete cascade`);
    this.addSql(`alter table "use_case_chunk" add constraint "use_case_chunk_prompt_file_id_foreign" foreign key ("prompt_file_id") references "prompt_file" ("id") on delete cascade`);
    this.addSql(`alter table "use_case_chunk" add constraint "use_case_chunk_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`);
  }
}
