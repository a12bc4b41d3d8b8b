import type { NotificationKind } from '@hausgeist/schema';
import type { EntityManager } from '../../../platform/database/index.js';
import { KIND_RULES } from '../notification-kinds.js';
import { type QuietHours, quietSeconds } from './quiet-hours.js';

/** Whether open consoles of a person make a sound for a kind at this moment. */
export async function sounds(
  em: EntityManager,
  personId: string,
  kind: NotificationKind,
): Promise<boolean> {
  const [settings] = await em.execute<(QuietHours & { hasSound: boolean })[]>(
    `select quiet_from as "quietFrom", quiet_until as "quietUntil", time_zone as "timeZone",
            has_sound as "hasSound"
       from notification_settings where coalesce(member_id, admin_id) = ?`,
    [personId],
  );
  if (!settings) return true;
  return settings.hasSound && (KIND_RULES[kind].isUrgent === true || quietSeconds(settings) === 0);
}
