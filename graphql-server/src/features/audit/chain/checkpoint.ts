import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { AuditEntry } from '../audit-entry.entity.js';
import { PLATFORM_CHAIN } from './audit-chain.entity.js';

/** Months of the audit log were dropped; says where the chain goes on. */
export const MONTHS_DROPPED = 'audit.months-dropped';

/** What an entry of {@link MONTHS_DROPPED} says. */
export interface Checkpoint {
  /** Entries before this moment were dropped. */
  before: string;
  /** The last link that went with them, and its hash. */
  seq: string;
  hash: string;
}

interface Due {
  id: string;
  companyName: string | null;
  /** The last link before the first one that stays. */
  through: string;
}

/**
 * Prepares all chains for the loss of entries before `end`: writes into each where it goes on, and drops the
 * links of what will be gone. May be repeated.
 */
export async function placeCheckpoints(em: EntityManager, end: Date): Promise<void> {
  const due = await em.execute<Due[]>(
    `select c.id,
            (select company_name from audit_entry e where e.company_id = c.id order by at desc limit 1) as "companyName",
            coalesce((select min(seq) - 1 from audit_link l where l.chain = c.id and l.entry_at >= ?), c.seq)::text as through
       from audit_chain c
      where (c.dropped_before is null or c.dropped_before < ?)
        and exists (select 1 from audit_link l where l.chain = c.id and l.entry_at < ?)`,
    [end, end, end],
  );
  for (const chain of due) await transactional(em, (tx) => placeCheckpoint(tx, chain, end));
}

async function placeCheckpoint(
  tx: EntityManager,
  { id, companyName, through }: Due,
  end: Date,
): Promise<void> {
  const [base] = await tx.execute<{ hash: string }[]>(
    `select encode(coalesce((select hash from audit_link where chain = c.id and seq = ?::bigint), c.base_hash), 'hex') as hash
       from audit_chain c where c.id = ?`,
    [through, id],
  );
  const hash = base?.hash ?? '';
  await tx.execute(`set local hausgeist.dropping_months = 'on'`);
  await tx.execute('delete from audit_link where chain = ? and seq <= ?::bigint', [id, through]);
  await tx.execute(`set local hausgeist.dropping_months = 'off'`);
  const isPlatform = id === PLATFORM_CHAIN;
  // What is in the partition of no month stays, and what went with earlier months has been counted off.
  await tx.execute(
    `update audit_chain c
        set base_seq = ?::bigint, base_hash = decode(?, 'hex'), dropped_before = ?,
            without_entry = without_entry + (
              select count(*) from audit_entry e
               where ${isPlatform ? 'e.company_id is null' : 'e.company_id = c.id'} and e.at < ?
                 and e.at >= coalesce(c.dropped_before, '-infinity')
                 and e.tableoid <> 'audit_entry_other'::regclass)
      where id = ?`,
    [through, hash, end, end, id],
  );
  const details: Checkpoint = { before: end.toISOString(), seq: through, hash };
  await tx.insert(
    AuditEntry,
    Object.assign(new AuditEntry(), {
      actorKind: 'operator',
      actorName: 'AUDIT_RETENTION_MONTHS',
      action: MONTHS_DROPPED,
      ...(isPlatform ? {} : { companyId: id, companyName: companyName ?? '' }),
      details: { ...details },
      address: '',
      requestId: '',
    }),
  );
}
