import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { AuditActorKind, AuditSubjectKind } from './audit-kinds.js';

/** What an entry's details say, as the search reads them: without the signs of JSON. */
export const AUDIT_DETAILS = String.raw`translate("details"::text, '{}[]"\', '')`;

/** A person who is erased gets a pseudonym, in a transaction that says so; all that was done stays. */
const NEVER_CHANGED = `if tg_op = 'UPDATE' and current_setting('hausgeist.pseudonymising', true) = 'on' and (new.at, new.id, new.actor_kind, new.actor_id, new.action, new.company_id, new.company_name, new.subject_kind, new.subject_id, new.request_id) is not distinct from (old.at, old.id, old.actor_kind, old.actor_id, old.action, old.company_id, old.company_name, old.subject_kind, old.subject_id, old.request_id) then return new; end if; raise exception 'Audit entries are never changed.'`;

/**
 * One action, its actor and its subject. Rows are only ever added (the database refuses anything
 * else) and name people as they were called then, so that they outlive what they speak of.
 */
@Entity({
  triggers: [
    {
      name: 'audit_entry_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: NEVER_CHANGED,
    },
  ],
})
@Index({ properties: ['companyId', 'at'] })
@Index({ properties: ['actorId', 'at'] })
@Index({ properties: ['action', 'at'] })
@Index({
  name: 'audit_entry_search_index',
  expression:
    'create index "audit_entry_search_index" on "audit_entry" using gin ("search_text" gin_trgm_ops)',
})
@Index({
  name: 'audit_entry_facts_index',
  expression: `create index "audit_entry_facts_index" on "audit_entry" using gin (lower("address" || ' ' || ${AUDIT_DETAILS}) gin_trgm_ops)`,
})
export class AuditEntry {
  [OptionalProps]?: 'id' | 'at' | 'details' | 'searchText';

  [PrimaryKeyProp]?: ['at', 'id'];

  /** Decides in which month's partition it is. */
  @PrimaryKey({ type: 'timestamptz' })
  at: Date = new Date();

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  actorKind!: AuditActorKind;

  @Property({ type: 'uuid', nullable: true })
  actorId?: string;

  @Property({ type: 'text' })
  actorName!: string;

  /** What was done, such as `company.deleted`. */
  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'uuid', nullable: true })
  companyId?: string;

  @Property({ type: 'text', nullable: true })
  companyName?: string;

  @Property({ type: 'text', nullable: true })
  subjectKind?: AuditSubjectKind;

  @Property({ type: 'uuid', nullable: true })
  subjectId?: string;

  @Property({ type: 'text', nullable: true })
  subjectName?: string;

  /** Changed fields and other facts; never anything secret. */
  @Property({ type: 'jsonb' })
  details: Record<string, unknown> = {};

  /** Address of the client as far as trusted proxies report it. */
  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  requestId!: string;

  /** The text that is searched. */
  @Property({
    columnType: 'text',
    type: 'string',
    generated: `(lower(actor_name || ' ' || action || ' ' || coalesce(company_name, '') || ' ' || coalesce(subject_name, ''))) stored`,
    hidden: true,
    lazy: true,
  })
  searchText!: string;
}
