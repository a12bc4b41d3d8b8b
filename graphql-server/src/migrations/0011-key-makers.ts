import { Migration } from '@mikro-orm/migrations';

export class Migration0011 extends Migration {
  override up(): void {
    this.addSql(`alter table "api_key" add "maker_kind" text null, add "maker_id" uuid null`);
    // Of keys from before, the audit log knows.
    this.addSql(
      `update "api_key" k set "maker_kind" = e."actor_kind", "maker_id" = e."actor_id"
         from (select distinct on ("subject_id") "subject_id", "actor_kind", "actor_id"
                 from "audit_entry"
                where "action" in ('api-key.created', 'api-key.rotated')
                  and "actor_kind" in ('admin', 'companyUser')
                order by "subject_id", "at" desc, "id" desc) e
        where e."subject_id" = k."id"`,
    );
    this.addSql(`alter table "end_user" add "is_email_unproven" boolean not null default false`);
  }
}
