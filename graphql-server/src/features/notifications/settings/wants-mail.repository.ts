import type { NotificationKind } from '@hausgeist/schema';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Choice } from '../notification-kinds.js';
import { choiceOf } from './choices.js';

/** Which of these people want to be mailed of a kind; for mails that are written elsewhere. */
export async function wantsMail(
  em: EntityManager,
  kind: NotificationKind,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const chosen = await em.execute<
    { id: string; choices: Partial<Record<NotificationKind, Choice>> }[]
  >(
    `select coalesce(member_id, admin_id) as id, choices from notification_settings
      where coalesce(member_id, admin_id) = any(?::uuid[])`,
    [`{${personIds.join(',')}}`],
  );
  const byPerson = new Map(chosen.map(({ id, choices }) => [id, choices]));
  return new Set(personIds.filter((id) => choiceOf(byPerson.get(id), kind).mail));
}
