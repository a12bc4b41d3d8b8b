import { Migration } from '@mikro-orm/migrations';

/** What goes when this goes: the person whose it is, and what it asks for. */
const KEYS = [
  ['member_id', 'company_user', 'managing_company_id'],
  ['assignee_id', 'company_user', 'managing_company_id'],
  ['label_id', 'conversation_label', 'company_id'],
] as const;

/** Filters of the inbox that people keep under a name. */
export class Migration0055 extends Migration {
  override up(): void {
    this.addSql(
      `create table "inbox_saved_filter" ("id" uuid not null, "company_id" uuid not null, "member_id" uuid null, "admin_id" uuid null, "name" text not null, "view" text not null, "category" text null, "urgency" text null, "assignee_id" uuid null, "label_id" uuid null, "period" text null, "search" text null, "created_at" timestamptz not null, constraint "inbox_saved_filter_pkey" primary key ("id"))`,
    );
    this.addSql(
      `create unique index "inbox_saved_filter_name_index" on "inbox_saved_filter" ("company_id", coalesce("member_id", "admin_id"), lower("name"))`,
    );
    this.addSql(
      `alter table "inbox_saved_filter" add constraint "inbox_saved_filter_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    for (const [column, target, company] of KEYS)
      this.addSql(
        `alter table "inbox_saved_filter" add constraint "inbox_saved_filter_${column}_of_company" foreign key ("company_id", "${column}") references "${target}" ("${company}", "id") on delete cascade`,
      );
  }
}
