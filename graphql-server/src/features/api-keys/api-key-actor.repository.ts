import { isApiKeyScope } from '@hausgeist/schema';
import type { ApiKeyActor } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';

interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  companyId: string | null;
  scopes: string[];
  validUntil: Date | string;
  isUseNoted: boolean;
  suspendedCompany: string | null;
}

/** A program that has just proved itself. */
export interface FoundKey {
  actor: ApiKeyActor;
  /** Whether the last minute's use is written down already. */
  isUseNoted: boolean;
  /** The name of its company while that is suspended. */
  suspendedCompany: string | null;
}

/** The valid key with this digest, as it is now: one statement, run on every request. */
export async function findKeyActor(em: EntityManager, hash: string): Promise<FoundKey | undefined> {
  const [row] = await em.execute<KeyRow[]>(
    `select k.id, k.name, k.prefix, k.company_id as "companyId", k.scopes,
            case when k.secret_hash = ? then k.expires_at
                 else least(k.expires_at, k.previous_valid_until) end as "validUntil",
            coalesce(k.last_used_at > now() - interval '1 minute', false) as "isUseNoted",
            c.name as "suspendedCompany"
       from api_key k
       left join company c on c.id = k.company_id and c.suspended_at is not null
      where (k.secret_hash = ? or (k.previous_secret_hash = ? and k.previous_valid_until > now()))
        and k.revoked_at is null and k.expires_at > now()`,
    [hash, hash, hash],
  );
  if (!row) return undefined;
  const { id, name, prefix, companyId, scopes, isUseNoted, suspendedCompany } = row;
  const permissions = new Set(scopes.filter(isApiKeyScope));
  const validUntil = new Date(row.validUntil);
  return {
    actor: { kind: 'apiKey', apiKeyId: id, name, prefix, companyId, permissions, validUntil },
    isUseNoted,
    suspendedCompany,
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

/**
 * Which of these keys have expired or are gone, are of a suspended company, or have lost rights since: rotated,
 * or restricted.
 * Sockets and subscriptions that are open for such a key have to be closed.
 */
export async function findEndedKeys(
  em: EntityManager,
  keys: readonly ApiKeyActor[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await em.execute<Pick<KeyRow, 'id' | 'prefix' | 'scopes'>[]>(
    `select k.id, k.prefix, k.scopes from api_key k
       left join company c on c.id = k.company_id
      where k.id in (select value::uuid from json_array_elements_text(?::json))
        and k.revoked_at is null and k.expires_at > now() and c.suspended_at is null`,
    [JSON.stringify(keys.map(({ apiKeyId }) => apiKeyId))],
  );
  const living = new Map(rows.map((row) => [row.id, row]));
  const ended = keys.filter(({ apiKeyId, prefix, permissions }) => {
    const now = living.get(apiKeyId);
    return now?.prefix !== prefix || [...permissions].some((scope) => !now.scopes.includes(scope));
  });
  return [...new Set(ended.map(({ apiKeyId }) => apiKeyId))];
}

/** A key that is not taken (any more), with its company. */
export interface EndedKey {
  id: string;
  name: string;
  prefix: string;
  companyId: string | null;
  companyName: string | null;
}

/** The key with this digest, whatever has become of it. */
export async function findEndedKey(em: EntityManager, hash: string): Promise<EndedKey | undefined> {
  const [row] = await em.execute<EndedKey[]>(
    `select k.id, k.name, k.prefix, c.id as "companyId", c.name as "companyName"
       from api_key k left join company c on c.id = k.company_id
      where k.secret_hash = ? or k.previous_secret_hash = ?`,
    [hash, hash],
  );
  return row;
}
