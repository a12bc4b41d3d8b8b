import { type StaffLanguage, USUAL_LANGUAGE } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { StaffAudience } from '../../platform/http/index.js';

/**
 * What a person is written to in: the language that they have chosen, or else the one of the request
 * that the mail answers, if it tells one.
 */
export async function languageOfPerson(
  em: EntityManager,
  { audience, id }: { audience: StaffAudience; id: string },
  asked?: StaffLanguage,
): Promise<StaffLanguage> {
  const [chosen] = await em.execute<{ language: StaffLanguage }[]>(
    'select language from notification_settings where coalesce(member_id, admin_id) = ?',
    [id],
  );
  return chosen?.language ?? asked ?? USUAL_LANGUAGE[audience];
}
