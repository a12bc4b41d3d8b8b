import { Migration } from '@mikro-orm/migrations';

/** What people ask of their data by themselves, until when it is due, and the packages that are made. */
export class Migration0074 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "privacy_request" add column "person_kind" text not null default 'END_USER', add column "is_asked_by_person" boolean not null default false, add column "language" text not null default 'de', add column "extension_reason" text null, add column "refusal_reason" text null, add column "reminded_days" int null, add column "progress" jsonb null, add column "package_key" text null, add column "package_bytes" bigint null, add column "package_until" timestamptz null`,
    );
    this.addSql(
      `create index "privacy_request_undone_index" on "privacy_request" ("due_at") where "state" in ('REQUESTED', 'RUNNING', 'FAILED')`,
    );
    this.addSql(
      `create index "privacy_request_package_index" on "privacy_request" ("package_until") where "package_key" is not null`,
    );
    this.addSql(`alter table "retention_run" add column "by_company" jsonb not null default '{}'`);
  }
}
