import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The chain of what is of no company. */
export const PLATFORM_CHAIN = '00000000-0000-0000-0000-000000000000';

/** Links are only added; a salt goes with the names that it hid, and links with their months. */
const NEVER_CHANGED = `if tg_op = 'UPDATE' and new.salt is null and (new.chain, new.seq, new.kind, new.entry_at, new.entry_id, new.personal_hash, new.content_hash, new.hash) is not distinct from (old.chain, old.seq, old.kind, old.entry_at, old.entry_id, old.personal_hash, old.content_hash, old.hash) then return new; end if; if tg_op = 'DELETE' and current_setting('hausgeist.dropping_months', true) = 'on' then return old; end if; raise exception 'The chain of the audit log is never changed.'`;

/** Where a chain of links ends, and where it begins since months of it were dropped. */
@Entity()
export class AuditChain {
  [OptionalProps]?: 'seq' | 'hash' | 'baseSeq' | 'baseHash' | 'withoutEntry';

  /** Id of the company; {@link PLATFORM_CHAIN} for what is of none. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'bigint', defaultRaw: '0' })
  seq!: string;

  @Property({ type: 'blob', default: '\\x' })
  hash!: Buffer;

  /** Number of the last link that was dropped. */
  @Property({ type: 'bigint', defaultRaw: '0' })
  baseSeq!: string;

  @Property({ type: 'blob', default: '\\x' })
  baseHash!: Buffer;

  /** Entries before this moment were dropped with their months. */
  @Property({ type: 'timestamptz', nullable: true })
  droppedBefore?: Date;

  /**
   * How many of its numbers are of no entry: those of links about a pseudonym, which a trigger counts, and of
   * entries that were dropped. All others are of one each, which tells how many entries there are.
   */
  @Property({ type: 'bigint', defaultRaw: '0' })
  withoutEntry!: string;
}

/**
 * One entry of the audit log as it was when a transaction ended. Triggers make links: one when an entry is
 * made, and one whenever a person in it gets a pseudonym.
 */
@Entity({
  triggers: [
    {
      name: 'audit_link_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: NEVER_CHANGED,
    },
  ],
})
export class AuditLink {
  [PrimaryKeyProp]?: ['chain', 'seq'];

  @PrimaryKey({ type: 'uuid' })
  chain!: string;

  /** From 1, without gaps. */
  @PrimaryKey({ type: 'bigint' })
  seq!: string;

  @Property({ type: 'text' })
  kind!: 'made' | 'pseudonymised';

  @Property({ type: 'timestamptz' })
  entryAt!: Date;

  @Index()
  @Property({ type: 'uuid' })
  entryId!: string;

  /** Keeps names from being guessed by their hash; gone once the entry bears a pseudonym. */
  @Property({ type: 'uuid', nullable: true })
  salt?: string;

  /** Of salt, names, details and address. */
  @Property({ type: 'blob' })
  personalHash!: Buffer;

  /** Of all else in the entry, and of the hash of what is personal. */
  @Property({ type: 'blob' })
  contentHash!: Buffer;

  /** Of the link before, the number, and the content. */
  @Property({ type: 'blob' })
  hash!: Buffer;
}
