import { Migration } from '@mikro-orm/migrations';

/** Saved filters of the inbox may ask for a building, and go with it. */
export class Migration0112 extends Migration {
  override up(): void {
    this.addSql(`alter table "inbox_saved_filter" add column "building_id" uuid null`);
    this.addSql(
      `alter table "inbox_saved_filter" add constraint "inbox_saved_filter_building_id_of_company" foreign key ("company_id", "building_id") references "building" ("company_id", "id") on delete cascade`,
    );
  }
}
