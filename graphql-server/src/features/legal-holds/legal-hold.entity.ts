import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/**
 * Why something must not be deleted, e.g. a lawsuit: everything of a tenant or owner, or one of their
 * conversations. The database refuses another company's.
 */
@Entity()
@Index({ properties: ['companyId', 'endUserId'] })
@Index({ properties: ['companyId', 'conversationId'] })
export class LegalHold {
  [OptionalProps]?: 'id' | 'placedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  endUserId!: string;

  /** The only conversation that is held; unset where everything of the person is. */
  @Property({ type: 'uuid', nullable: true })
  conversationId?: string | null;

  @Property({ type: 'text' })
  reason!: string;

  /** By the name of that time. */
  @Property({ type: 'text' })
  placedBy!: string;

  @Property({ type: 'timestamptz' })
  placedAt: Date = new Date();
}
