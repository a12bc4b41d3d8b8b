import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EndUserType } from './end-user.entity.js';

/**
 * How many tenants or owners a company has, written by triggers of `end_user`. A company and type may have
 * several rows, of which the sum counts, or none: a transaction begins a new one rather than wait for another.
 */
@Entity()
@Index({ properties: ['managingCompanyId', 'type'] })
export class EndUserCount {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** No foreign key: when a company is deleted, its people are counted off after it is gone. */
  @Property({ type: 'uuid' })
  managingCompanyId!: string;

  @Property({ type: 'text' })
  type!: EndUserType;

  @Property({ type: 'bigint' })
  people!: string;
}
