import { Migration } from '@mikro-orm/migrations';

export class Migration0007 extends Migration {
  override up(): void {
    this.addSql(
      `create table "api_key" ("id" uuid not null, "company_id" uuid null, "name" text not null, "prefix" text not null, "secret_hash" text not null, "previous_secret_hash" text null, "previous_valid_until" timestamptz null, "scopes" jsonb not null, "created_by" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "last_used_at" timestamptz null, "revoked_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "api_key" add constraint "api_key_secret_hash_unique" unique ("secret_hash")`,
    );
    this.addSql(
      `alter table "api_key" add constraint "api_key_previous_secret_hash_unique" unique ("previous_secret_hash")`,
    );
    this.addSql(
      `create index "api_key_company_id_created_at_index" on "api_key" ("company_id", "created_at")`,
    );
    this.addSql(
      `alter table "api_key" add constraint "api_key_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
