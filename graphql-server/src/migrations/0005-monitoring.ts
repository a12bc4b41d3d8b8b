import { Migration } from '@mikro-orm/migrations';

/** USD per million tokens, read and written, as their makers list them; the built-in ones are free. */
const PRICES: [model: string, input: number, output: number][] = [
  ['gpt-5', 1.25, 10],
  ['gpt-5-mini', 0.25, 2],
  ['gpt-5-nano', 0.05, 0.4],
  ['gpt-4.1', 2, 8],
  ['gpt-4.1-mini', 0.4, 1.6],
  ['gpt-4.1-nano', 0.1, 0.4],
  ['gpt-4o', 2.5, 10],
  ['gpt-4o-mini', 0.15, 0.6],
  ['o3', 2, 8],
  ['o4-mini', 1.1, 4.4],
  ['text-embedding-3-small', 0.02, 0],
  ['text-embedding-3-large', 0.13, 0],
  ['text-embedding-ada-002', 0.1, 0],
  ['hausgeist-builtin', 0, 0],
  ['hausgeist-de-1', 0, 0],
];

export class Migration0005 extends Migration {
  override up(): void {
    // Nothing has ever been written into the old table.
    this.addSql(`drop table "metric_minute"`);
    for (const table of ['metric_hour', 'metric_minute']) {
      this.addSql(
        `create table "${table}" ("starts_at" timestamptz not null, "metric_group" text not null, "label" text not null, "process" text not null, "sums" jsonb not null, primary key ("starts_at", "metric_group", "label", "process"))`,
      );
    }
    for (const [model, input, output] of PRICES) {
      this.addSql(
        `insert into "model_price" ("model", "input_price", "output_price", "updated_at") values ('${model}', ${input}, ${output}, now()) on conflict do nothing`,
      );
    }
    this.addSql(
      `alter table "audit_entry" add "search_text" text generated always as (lower(actor_name || ' ' || action || ' ' || coalesce(company_name, '') || ' ' || coalesce(subject_name, ''))) stored not null`,
    );
    this.addSql(
      `create index "audit_entry_search_index" on "audit_entry" using gin ("search_text" gin_trgm_ops)`,
    );
    this.addSql(`create index "audit_entry_actor_id_at_index" on "audit_entry" ("actor_id", "at")`);
    this.addSql(`create index "audit_entry_action_at_index" on "audit_entry" ("action", "at")`);
  }
}
