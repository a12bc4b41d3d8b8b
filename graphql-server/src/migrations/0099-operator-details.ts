import { Migration } from '@mikro-orm/migrations';

/** What administrators enter of who answers for the installation. */
export class Migration0099 extends Migration {
  override up(): void {
    this.addSql(
      `create table "operator_details" ("id" text not null default 'platform', "details" jsonb not null, "updated_at" timestamptz not null, primary key ("id"))`,
    );
  }
}
