import { Migration } from '@mikro-orm/migrations';

/** Who made an invitation, as a reference, the terms that were accepted with it, and who came by a program. */
export class Migration0030 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "company_invitation" add "maker_kind" text null, add "maker_id" uuid null,
         add "accepted_terms" text null`,
    );
    this.addSql(`alter table "company_user" add "came_by_key" boolean not null default false`);
  }
}
