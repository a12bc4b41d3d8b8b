import { Migration } from '@mikro-orm/migrations';
import { WithoutPause } from './without-pause.js';

interface Table {
  name: string;
  /** The column that decides in which month a row is. */
  time: string;
  /** Columns of the primary key, the time among them. */
  key: string[];
  indexes: string[];
  /** An index that the primary key does the work of. */
  superseded?: string;
  /** Statements for the new table once it has its rows. */
  after?: string[];
}

const APPEND_ONLY = `create trigger "audit_entry_append_only" BEFORE UPDATE OR DELETE on "audit_entry" for each ROW execute function "audit_entry_audit_entry_append_only_fn"()`;

const TABLES: Table[] = [
  {
    name: 'audit_entry',
    time: 'at',
    key: ['at', 'id'],
    superseded: 'audit_entry_at_id_index',
    indexes: [
      'create index "audit_entry_company_id_at_index" on "audit_entry" ("company_id", "at")',
      'create index "audit_entry_actor_id_at_index" on "audit_entry" ("actor_id", "at")',
      'create index "audit_entry_action_at_index" on "audit_entry" ("action", "at")',
      'create index "audit_entry_search_index" on "audit_entry" using gin ("search_text" gin_trgm_ops)',
    ],
    after: [APPEND_ONLY],
  },
  {
    name: 'metric_minute',
    time: 'starts_at',
    key: ['starts_at', 'metric_group', 'label', 'process'],
    indexes: [],
  },
  {
    name: 'metric_hour',
    time: 'starts_at',
    key: ['starts_at', 'metric_group', 'label', 'process'],
    indexes: [],
  },
  {
    name: 'webhook_delivery',
    time: 'created_at',
    key: ['id', 'created_at'],
    indexes: [
      'create index "webhook_delivery_event_id_index" on "webhook_delivery" ("event_id")',
      `create index "webhook_delivery_pending_index" on "webhook_delivery" ("webhook_id", "next_attempt_at") where "status" = 'PENDING'`,
      'create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at")',
      'create index "webhook_delivery_webhook_id_created_at_id_index" on "webhook_delivery" ("webhook_id", "created_at", "id")',
    ],
    after: [
      'create trigger "webhook_delivery_company" BEFORE INSERT on "webhook_delivery" for each ROW execute function "webhook_delivery_webhook_delivery_company_fn"()',
      'alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade',
      'alter table "webhook_delivery" add constraint "webhook_delivery_event_id_foreign" foreign key ("event_id") references "webhook_event" ("id") on delete cascade',
    ],
  },
];

/** Triggers that the new table brings along for its partitions. */
const TRIGGERS: Record<string, string> = {
  audit_entry: 'audit_entry_append_only',
  webhook_delivery: 'webhook_delivery_company',
};

/**
 * What grows without end is kept by the month, so that a month goes by dropping a table. The rows of before
 * become the first partition as they are: none is copied.
 */
export class Migration0021 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    // Far enough ahead that no row of today lies behind it before the tables have changed places.
    const [row] = (await this.execute(
      `select to_char(date_trunc('month', now() at time zone 'UTC' + interval '2 days') + interval '1 month', 'YYYY-MM-DD') as month`,
    )) as { month: string }[];
    for (const table of TABLES) await this.#split(table, `${row?.month} 00:00:00+00`);
  }

  async #split(table: Table, end: string): Promise<void> {
    const { name, time, key } = table;
    const [found] = (await this.execute(
      `select relkind from pg_class where oid = '${name}'::regclass`,
    )) as { relkind: string }[];
    if (found?.relkind === 'p') return;
    const before = `${name}_before`;
    const keyList = key.map((column) => `"${column}"`).join(', ');
    const steps = new WithoutPause((...args) => this.execute(...args));
    await steps.index(`${before}_key`, `"${name}" (${keyList})`, 'unique index');
    await steps.constrain(name, `${before}_end`, `check ("${time}" < '${end}')`);
    const trigger = TRIGGERS[name];
    await this.#together([
      ...(trigger ? [`drop trigger "${trigger}" on "${name}"`] : []),
      `alter table "${name}" rename to "${before}"`,
      `alter table "${before}" drop constraint "${name}_pkey"`,
      `alter table "${before}" add constraint "${before}_pkey" primary key using index "${before}_key"`,
      ...(table.superseded ? [`drop index "${table.superseded}"`] : []),
      ...table.indexes
        .map(indexName)
        .map((index) => `alter index "${index}" rename to "before_${index}"`),
      `create table "${name}" (like "${before}" including defaults including generated) partition by range ("${time}")`,
      `alter table "${name}" add constraint "${name}_pkey" primary key (${keyList})`,
      ...table.indexes,
      `alter table "${name}" attach partition "${before}" for values from (minvalue) to ('${end}')`,
      `alter table "${before}" drop constraint "${before}_end"`,
      `create table "${name}_other" partition of "${name}" default`,
      ...(table.after ?? []),
    ]);
  }

  async #together(statements: readonly string[]): Promise<void> {
    await this.driver.getConnection().transactional(async (transaction) => {
      for (const sql of statements) await this.driver.execute(sql, [], 'all', transaction);
    });
  }
}

const indexName = (statement: string): string => /index "(\w+)"/.exec(statement)?.[1] ?? '';
