import { Migration } from '@mikro-orm/migrations';

export class Migration0087 extends Migration {
  override up(): void {
    this.addSql(
      `create table "organisation_identity" ("id" uuid not null, "audience" text not null, "subject_id" uuid not null, "issuer" text not null, "sub" text not null, "last_used_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "organisation_identity_subject_id_index" on "organisation_identity" ("subject_id")`,
    );
    this.addSql(
      `alter table "organisation_identity" add constraint "organisation_identity_audience_issuer_sub_unique" unique ("audience", "issuer", "sub")`,
    );
    this.addSql(
      `create table "organisation_provider" ("id" uuid not null, "managing_company_id" uuid not null, "issuer" text not null, "client_id" text not null, "sealed_secret" text not null, "scopes" text not null default '', "role_claim" text null, "role_values" jsonb not null, "default_role" text null, "is_enabled" boolean not null default true, "break_glass_ids" jsonb not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "organisation_provider" add constraint "organisation_provider_managing_company_id_unique" unique ("managing_company_id")`,
    );
    this.addSql(
      `alter table "organisation_provider" add constraint "organisation_provider_managing_company_id_foreign" foreign key ("managing_company_id") references "company" ("id") on delete cascade`,
    );
    this.addSql(
      `create table "organisation_domain" ("id" uuid not null, "managing_company_id" uuid not null, "domain" text not null, "proved_at" timestamptz null, "is_forced" boolean not null default false, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index "organisation_domain_holder_index" on "organisation_domain" ("domain") where "proved_at" is not null`,
    );
    this.addSql(
      `alter table "organisation_domain" add constraint "organisation_domain_managing_company_id_domain_unique" unique ("managing_company_id", "domain")`,
    );
    this.addSql(
      `alter table "organisation_domain" add constraint "organisation_domain_managing_company_id_foreign" foreign key ("managing_company_id") references "company" ("id") on delete cascade`,
    );
  }
}
