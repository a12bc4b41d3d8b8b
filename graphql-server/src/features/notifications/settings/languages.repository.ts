import type { StaffLanguage } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { languageOf } from '../notification-texts.js';

/**
 * The languages that people are told in, by their ids; for mails that are written elsewhere.
 * @param companyId of the company that all of them work for; null for administrators of the platform.
 */
export async function findLanguages(
  em: EntityManager,
  companyId: string | null,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, StaffLanguage>> {
  const chosen = await em.execute<{ id: string; language: StaffLanguage }[]>(
    `select coalesce(member_id, admin_id) as id, language from notification_settings
      where coalesce(member_id, admin_id) = any(?::uuid[])`,
    [`{${personIds.join(',')}}`],
  );
  const byPerson = new Map(chosen.map((settings) => [settings.id, settings]));
  return new Map(personIds.map((id) => [id, languageOf({ companyId }, byPerson.get(id) ?? null)]));
}
