import { Migration } from '@mikro-orm/migrations';

export class Migration0009 extends Migration {
  override up(): void {
    this.addSql(
      `create table "idempotent_request" ("id" text not null, "fingerprint" text not null, "attempt" uuid not null, "has_effect" boolean not null default false, "answer" text null, "leased_until" timestamptz not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "idempotent_request_created_at_index" on "idempotent_request" ("created_at")`,
    );
  }
}
