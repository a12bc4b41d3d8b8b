import { Migration } from '@mikro-orm/migrations';

/** Names are listed without regard to case, umlauts beside their vowels; counts read an index only. */
export class Migration0004 extends Migration {
  override up(): void {
    this.addSql(`drop index "company_name_id_index"`);
    this.addSql(
      `create index "company_name_index" on "company" ("name" collate "und-x-icu", "id")`,
    );
    this.addSql(`drop index "end_user_managing_company_id_index"`);
    this.addSql(`drop index "end_user_managing_company_id_last_name_first_name_id_index"`);
    this.addSql(`drop index "end_user_last_name_first_name_id_index"`);
    this.addSql(
      `create index "end_user_managing_company_id_type_index" on "end_user" ("managing_company_id", "type")`,
    );
    this.addSql(`create index "end_user_created_at_id_index" on "end_user" ("created_at", "id")`);
    this.addSql(
      `create index "end_user_company_name_index" on "end_user" ("managing_company_id", "last_name" collate "und-x-icu", "first_name" collate "und-x-icu", "id")`,
    );
    this.addSql(
      `create index "end_user_name_index" on "end_user" ("last_name" collate "und-x-icu", "first_name" collate "und-x-icu", "id")`,
    );
  }
}
