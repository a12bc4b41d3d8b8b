import { Migration } from '@mikro-orm/migrations';

export class Migration0081 extends Migration {
  override up(): void {
    this.addSql(
      `create table "passkey" ("id" uuid not null, "audience" text not null, "subject_id" uuid not null, "name" text not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null, "transports" jsonb not null, "is_backed_up" boolean not null default false, "last_used_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "passkey_subject_id_index" on "passkey" ("subject_id")`);
    this.addSql(
      `alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id")`,
    );
    this.addSql(
      `create table "sign_in_challenge" ("id" uuid not null, "purpose" text not null, "token_hash" text not null, "session_id" uuid null, "sealed" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "sign_in_challenge" add constraint "sign_in_challenge_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(
      `create index "sign_in_challenge_expires_at_index" on "sign_in_challenge" ("expires_at")`,
    );
    this.addSql(`alter table "second_factor" alter column "encrypted_secret" drop not null`);
  }
}
