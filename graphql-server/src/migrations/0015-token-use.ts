import { Migration } from '@mikro-orm/migrations';

export class Migration0015 extends Migration {
  override up(): void {
    this.addSql(
      `create table "token_use" ("company_id" uuid not null, "day" date not null, "input_tokens" bigint not null, "output_tokens" bigint not null, "cost" double precision not null, "warned_at" timestamptz null, constraint "token_use_pkey" primary key ("company_id", "day"))`,
    );
    this.addSql(`create index "token_use_day_index" on "token_use" ("day")`);
    this.addSql(
      `alter table "token_use" add constraint "token_use_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
  }
}
