import { isApiKeyScope } from '@hausgeist/schema';
import type { ApiKeyActor } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';

interface KeyRow {
  id: string;
  name: string;
  companyId: string | null;
  scopes: string[];
  validUntil: Date | string;
  isUseNoted: boolean;
}

/** A program that has just proved itself. */
export interface FoundKey {
  actor: ApiKeyActor;
  /** Whether the last minute's use is written down already. */
  isUseNoted: boolean;
}

/** The living key with this digest, as it is now: one statement, run on every request. */
export async function findKeyActor(em: EntityManager, hash: string): Promise<FoundKey | undefined> {
  const [row] = await em.execute<KeyRow[]>(
    `select id, name, company_id as "companyId", scopes,
            case when secret_hash = ? then expires_at
                 else least(expires_at, previous_valid_until) end as "validUntil",
            coalesce(last_used_at > now() - interval '1 minute', false) as "isUseNoted"
       from api_key
      where (secret_hash = ? or (previous_secret_hash = ? and previous_valid_until > now()))
        and revoked_at is null and expires_at > now()`,
    [hash, hash, hash],
  );
  if (!row) return undefined;
  const { id, name, companyId, scopes, isUseNoted } = row;
  const permissions = new Set(scopes.filter(isApiKeyScope));
  const validUntil = new Date(row.validUntil);
  return {
    actor: { kind: 'apiKey', apiKeyId: id, name, companyId, permissions, validUntil },
    isUseNoted,
  };
}

/** Writes down that a key was used; of requests that come together, one writes. */
export async function noteUse(em: EntityManager, id: string): Promise<void> {
  await em.execute(
    `update api_key set last_used_at = date_trunc('minute', now())
      where id = ? and coalesce(last_used_at <= now() - interval '1 minute', true)`,
    [id],
  );
}

/** Which of these keys are over; ids of anything else than keys are not among them. */
export async function findEndedKeys(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from api_key
      where id in (select value::uuid from json_array_elements_text(?::json))
        and (revoked_at is not null or expires_at <= now())`,
    [JSON.stringify(ids)],
  );
  return rows.map(({ id }) => id);
}
