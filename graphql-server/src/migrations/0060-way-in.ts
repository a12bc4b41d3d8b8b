import { Migration } from '@mikro-orm/migrations';
import { MAX_SLUG_LENGTH, slugOf } from '../platform/german/index.js';

/** What the version before, which knows of no such names, gives to a company that it adds. */
const RANDOM = `create or replace function random_company_slug() returns text language sql volatile as $$
  select 'c-' || substr(md5(gen_random_uuid()::text), 1, 12) $$`;

/** How tenants reach the chat of their company: its name in the address, its logo, its own pages. */
export class Migration0060 extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `alter table "company" add "slug" text null, add "logo_key" text null, add "embed_origins" jsonb not null default '[]', add "custom_domain" text null, add "custom_domain_confirmed_at" timestamptz null`,
    );
    await this.execute(
      `create table "company_slug" ("slug" text not null, "company_id" uuid not null, "created_at" timestamptz not null, primary key ("slug"))`,
    );
    await this.execute(
      `create index "company_slug_company_id_index" on "company_slug" ("company_id")`,
    );
    await this.execute(
      `alter table "company_slug" add constraint "company_slug_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
    );
    await this.execute(`alter table "one_time_token" add "revoked_at" timestamptz null`);
    await this.#nameCompanies();
    await this.execute(RANDOM);
    await this.execute(
      `alter table "company" alter column "slug" set default random_company_slug(), alter column "slug" set not null`,
    );
    await this.execute(
      `alter table "company" add constraint "company_slug_unique" unique ("slug")`,
    );
    await this.execute(
      `create unique index "company_custom_domain_index" on "company" ("custom_domain") where custom_domain_confirmed_at is not null`,
    );
  }

  /** The oldest of several companies of one name gets the shortest address. */
  async #nameCompanies(): Promise<void> {
    const companies = (await this.execute(
      `select "id", "name" from "company" order by "created_at", "id"`,
    )) as { id: string; name: string }[];
    const taken = new Set<string>();
    for (const { id, name } of companies) {
      const base = (slugOf(name) || 'hausverwaltung').padEnd(2, '0');
      let slug = base;
      for (let number = 2; taken.has(slug); number += 1) {
        const ending = `-${number}`;
        slug = base.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-+$/, '') + ending;
      }
      taken.add(slug);
      await this.execute(`update "company" set "slug" = ? where "id" = ?`, [slug, id]);
      await this.execute(
        `insert into "company_slug" ("slug", "company_id", "created_at") values (?, ?, now())`,
        [slug, id],
      );
    }
  }
}
