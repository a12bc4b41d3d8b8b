import { Migration } from '@mikro-orm/migrations';

/**
 * Who wrote a message of a person; and that managers may answer tenants, at companies that have chosen
 * what managers may do before there was such a permission.
 */
export class Migration0025 extends Migration {
  override up(): void {
    this.addSql(`alter table "message" add "author_id" uuid null, add "author_name" text null`);
    this.addSql(
      `update "role_permissions" set "permissions" = "permissions" || '["conversations.reply"]'::jsonb
        where "role" = 'COMPANY_MANAGER' and "permissions" @> '["conversations.view"]'::jsonb
          and not "permissions" @> '["conversations.reply"]'::jsonb`,
    );
  }
}
