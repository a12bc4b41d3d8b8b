import { Migration } from '@mikro-orm/migrations';

/** What companies say in their own words: privacy notice, imprint, terms of use. */
export class Migration0091 extends Migration {
  override up(): void {
    this.addSql(
      `create table "legal_text" ("id" uuid not null, "managing_company_id" uuid not null, "kind" text not null, "version" int not null, "german" text null, "english" text null, "author_id" uuid not null, "author_name" text not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "legal_text" add constraint "legal_text_managing_company_id_kind_version_unique" unique ("managing_company_id", "kind", "version")`,
    );
    this.addSql(
      `alter table "legal_text" add constraint "legal_text_managing_company_id_foreign" foreign key ("managing_company_id") references "company" ("id") on delete cascade`,
    );
  }
}
