import { ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Admin } from '../admins/index.js';
import { Company } from '../companies/index.js';

/** What belongs to a company's person, or to an administrator of the platform. */
export abstract class StaffOwned {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Missing for what concerns the whole platform. */
  @ManyToOne(() => Company, {
    fieldName: 'company_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'cascade',
  })
  companyId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  memberId?: string | null;

  @ManyToOne(() => Admin, {
    fieldName: 'admin_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'cascade',
  })
  adminId?: string | null;
}
