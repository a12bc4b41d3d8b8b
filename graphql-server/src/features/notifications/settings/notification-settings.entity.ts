import type { NotificationKind } from '@hausgeist/schema';
import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { StaffLanguage } from '../../../platform/context/index.js';
import { TIME_ZONE } from '../../../platform/german/index.js';
import type { Choice } from '../notification-kinds.js';
import { StaffOwned } from '../staff-owned.entity.js';

/** How a person of the staff wants to be told; missing for those who never chose. */
@Entity()
@Index({
  name: 'notification_settings_person_index',
  expression:
    'create unique index "notification_settings_person_index" on "notification_settings" (coalesce("member_id", "admin_id"))',
})
@Index({ properties: ['companyId', 'memberId'] })
@Index({ properties: ['adminId'] })
export class NotificationSettings extends StaffOwned {
  [OptionalProps]?: 'id' | 'choices' | 'timeZone' | 'language' | 'hasSound' | 'updatedAt';

  /** Kinds for which the person has chosen; for others, what holds by default. */
  @Property({ type: 'jsonb' })
  choices: Partial<Record<NotificationKind, Choice>> = {};

  /** Quiet from then until then, e.g. `20:00`, by the clock of the time zone; always both or none. */
  @Property({ type: 'text', nullable: true })
  quietFrom?: string | null;

  @Property({ type: 'text', nullable: true })
  quietUntil?: string | null;

  @Property({ type: 'text' })
  timeZone: string = TIME_ZONE;

  @Property({ type: 'text' })
  language: StaffLanguage = 'de';

  /** Whether an open console makes a sound. */
  @Property({ type: 'boolean' })
  hasSound: boolean = true;

  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();
}
