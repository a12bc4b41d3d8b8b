import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { StaffLanguage } from '../../../platform/context/index.js';
import { Session } from '../../auth/index.js';
import { StaffOwned } from '../staff-owned.entity.js';

/** A browser that a person is told on. It goes with the person, and with the session that added it. */
@Entity()
@Index({
  name: 'push_device_person_index',
  expression:
    'create index "push_device_person_index" on "push_device" (coalesce("member_id", "admin_id"))',
})
@Index({ properties: ['companyId', 'memberId'] })
@Index({ properties: ['adminId'] })
export class PushDevice extends StaffOwned {
  [OptionalProps]?: 'id' | 'createdAt';

  /** Nothing is sent to it once that session is over. */
  @Index()
  @ManyToOne(() => Session, { fieldName: 'session_id', mapToPk: true, deleteRule: 'cascade' })
  sessionId!: string;

  /** Tells the same browser when it comes again, perhaps with another person. */
  @Property({ type: 'text', unique: true })
  endpointHash!: string;

  /** Where and with which keys it is reached, encrypted. */
  @Property({ type: 'text' })
  subscription!: string;

  @Property({ type: 'text' })
  language!: StaffLanguage;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
