import { Migration } from '@mikro-orm/migrations';

/** By which way a session was opened, and which terms of use a company user accepted. */
export class Migration0090 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "session" add column "by_organisation" boolean not null default false`,
    );
    this.addSql(
      `alter table "company_user" add column "terms_are_due" boolean not null default false, add column "accepted_terms" text null, add column "terms_accepted_at" timestamptz null`,
    );
  }
}
