import type { EntityManager } from '../../../platform/database/index.js';
import type { LinkedEntry } from './chain-hash.js';

/** What is kept of a chain besides its links. */
export interface ChainHead {
  id: string;
  seq: string;
  hash: string;
  baseSeq: string;
  baseHash: string;
  droppedBefore: Date | null;
}

/** A link with its entry, whose fields are null where it is gone. */
export type FoundLink = { [Field in keyof LinkedEntry]: LinkedEntry[Field] } & {
  hasEntry: boolean;
  entryId: string;
  entryAt: Date;
  /** Whether the entry, as it is now, is what this link speaks of. */
  isLatest: boolean;
};

const utc = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** All chains, those included of which only links are left. */
export async function findChains(em: EntityManager): Promise<ChainHead[]> {
  const rows = await em.execute<(ChainHead & { droppedBefore: Date | string | null })[]>(
    `select id, coalesce(seq, 0)::text as seq, encode(coalesce(hash, ''), 'hex') as hash,
            coalesce(base_seq, 0)::text as "baseSeq", encode(coalesce(base_hash, ''), 'hex') as "baseHash",
            dropped_before as "droppedBefore"
       from audit_chain full join (select distinct chain as id from audit_link) l using (id)
      order by id`,
  );
  return rows.map((row) => ({
    ...row,
    droppedBefore: row.droppedBefore === null ? null : new Date(row.droppedBefore),
  }));
}

/** The next links of a chain, with the entries that they speak of. */
export async function findLinks(
  em: EntityManager,
  chain: string,
  behind: string,
  limit: number,
): Promise<FoundLink[]> {
  const rows = await em.execute<(FoundLink & { entryAt: Date | string })[]>(
    `select l.seq::text as seq, l.kind, l.salt, encode(l.personal_hash, 'hex') as "personalHash",
            encode(l.content_hash, 'hex') as "contentHash", encode(l.hash, 'hex') as hash,
            l.entry_id as "entryId", l.entry_at as "entryAt", e.id is not null as "hasEntry",
            not exists (select 1 from audit_link later
                         where later.entry_id = l.entry_id and later.chain = l.chain and later.seq > l.seq) as "isLatest",
            ${utc('e.at')} as at, e.id, e.actor_kind as "actorKind", e.actor_id as "actorId",
            e.actor_name as "actorName", e.action, e.company_id as "companyId", e.company_name as "companyName",
            e.subject_kind as "subjectKind", e.subject_id as "subjectId", e.subject_name as "subjectName",
            e.details::text as details, e.address, e.request_id as "requestId"
       from audit_link l left join audit_entry e on e.at = l.entry_at and e.id = l.entry_id
      where l.chain = ? and l.seq > ?::bigint
      order by l.seq limit ${limit}`,
    [chain, behind],
  );
  return rows.map((row) => ({ ...row, entryAt: new Date(row.entryAt) }));
}

/** The oldest entry of each chain that no link speaks of. */
export const findUnchained = async (em: EntityManager): Promise<{ id: string; chain: string }[]> =>
  em.execute(
    `select distinct on (2) e.id, coalesce(e.company_id, '00000000-0000-0000-0000-000000000000') as chain
       from audit_entry e
       left join audit_chain c on c.id = coalesce(e.company_id, '00000000-0000-0000-0000-000000000000')
      where not exists (select 1 from audit_link l where l.entry_id = e.id and l.entry_at = e.at)
        and (c.dropped_before is null or e.at >= c.dropped_before)
      order by 2, e.at, e.id`,
  );
