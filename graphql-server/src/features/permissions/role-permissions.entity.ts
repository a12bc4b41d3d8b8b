import type { CompanyRole, Permission } from '@hausgeist/schema';
import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Company } from '../companies/index.js';

/** What one role may do at one company, where that differs from the defaults. */
@Entity()
@Unique({ properties: ['company', 'role'] })
export class RolePermissions {
  [OptionalProps]?: 'id' | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'text' })
  role!: CompanyRole;

  @Property({ type: 'jsonb' })
  permissions!: Permission[];

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
