import type { EntityManager } from '../../../platform/database/index.js';
import { contentHashOf, linkHashOf, personalHashOf } from './chain-hash.js';
import {
  type ChainHead,
  findChains,
  findLinks,
  findUnchained,
  type FoundLink,
} from './chain.repository.js';
import { type Checkpoint, MONTHS_DROPPED } from './checkpoint.js';

/** Links that are read at a time. */
const PAGE = 1_000;

/** What is wrong with the first row that breaks a chain. */
export interface Break {
  /** Number of the link; undefined for an entry that has none. */
  seq?: string;
  entryId?: string;
  fault:
    | 'LINK_MISSING'
    | 'LINK_CHANGED'
    | 'ENTRY_MISSING'
    | 'ENTRY_CHANGED'
    | 'NOT_CHAINED'
    | 'BEGINNING_CHANGED'
    | 'END_CHANGED';
}

/** What was found out about a chain. */
export interface ChainReport {
  id: string;
  seq: string;
  hash: string;
  links: number;
  /** Links that say that a person got a pseudonym. */
  pseudonymised: number;
  droppedBefore: Date | null;
  broken?: Break;
}

/** Where chains ended at an earlier moment, as it was kept elsewhere. */
export type KnownHeads = Readonly<Record<string, { seq: string; hash: string }>>;

/**
 * Reads all chains from their beginning and computes every hash anew, without the functions that the database
 * made them with.
 */
export async function verifyChains(
  em: EntityManager,
  known: KnownHeads = {},
): Promise<ChainReport[]> {
  const unchained = await findUnchained(em);
  const heads = await findChains(em);
  const lost = Object.keys(known).filter((id) => !heads.some((head) => head.id === id));
  const reports: ChainReport[] = lost.map((id) => ({
    ...{ id, seq: '0', hash: '', links: 0, pseudonymised: 0, droppedBefore: null },
    broken: { seq: '1', fault: 'LINK_MISSING' },
  }));
  for (const head of heads) {
    const report = await verifyChain(em, head, known[head.id]);
    const entry = unchained.find(({ chain }) => chain === head.id);
    reports.push(
      entry && !report.broken
        ? { ...report, broken: { entryId: entry.id, fault: 'NOT_CHAINED' } }
        : report,
    );
  }
  const strays = unchained.filter(({ chain }) => !heads.some(({ id }) => id === chain));
  for (const { id: entryId, chain } of strays) {
    reports.push({
      ...{ id: chain, seq: '0', hash: '', links: 0, pseudonymised: 0, droppedBefore: null },
      broken: { entryId, fault: 'NOT_CHAINED' },
    });
  }
  return reports;
}

async function verifyChain(
  em: EntityManager,
  head: ChainHead,
  known: KnownHeads[string] | undefined,
): Promise<ChainReport> {
  const { id, seq, hash, droppedBefore } = head;
  const report: ChainReport = { id, seq, hash, links: 0, pseudonymised: 0, droppedBefore };
  const broken = (fault: Break['fault'], at: Pick<Break, 'seq' | 'entryId'> = {}) => ({
    ...report,
    broken: { ...at, fault },
  });
  if (!(await beginsWhereItSays(em, head))) return broken('BEGINNING_CHANGED');
  let [lastSeq, lastHash] = [BigInt(head.baseSeq), head.baseHash];
  for (;;) {
    const links = await findLinks(em, id, String(lastSeq), PAGE);
    for (const link of links) {
      const expected = String(lastSeq + 1n);
      if (link.seq !== expected) return broken('LINK_MISSING', { seq: expected });
      const fault = faultOf(link, lastHash, droppedBefore);
      if (fault) return broken(fault, { seq: link.seq, entryId: link.entryId });
      const kept = [head, known].find((end) => end?.seq === link.seq && end.hash !== link.hash);
      if (kept) return broken('END_CHANGED', { seq: link.seq, entryId: link.entryId });
      [lastSeq, lastHash] = [BigInt(link.seq), link.hash];
      report.links += 1;
      if (link.kind !== 'made') report.pseudonymised += 1;
    }
    if (links.length < PAGE) break;
  }
  // More may have been added while the rest was read, but nothing can have gone.
  const isShort = [head, known].some((end) => end && BigInt(end.seq) > lastSeq);
  if (isShort) return broken('LINK_MISSING', { seq: String(lastSeq + 1n) });
  return { ...report, seq: String(lastSeq), hash: lastHash };
}

/** Why a link breaks its chain; undefined if it does not. */
function faultOf(
  link: FoundLink,
  before: string,
  droppedBefore: Date | null,
): Break['fault'] | undefined {
  if (linkHashOf(before, link.seq, link.contentHash) !== link.hash) return 'LINK_CHANGED';
  if (!link.hasEntry) {
    const isDropped = droppedBefore !== null && link.entryAt < droppedBefore;
    return isDropped ? undefined : 'ENTRY_MISSING';
  }
  if (contentHashOf(link) !== link.contentHash) return 'ENTRY_CHANGED';
  if (link.isLatest && personalHashOf(link) !== link.personalHash) return 'ENTRY_CHANGED';
  return undefined;
}

/** Months that are gone are told of by an entry of the chain itself, which says where it goes on. */
async function beginsWhereItSays(em: EntityManager, head: ChainHead): Promise<boolean> {
  if (!head.droppedBefore) return head.baseSeq === '0' && head.baseHash === '';
  const rows = await em.execute<{ details: string }[]>(
    `select e.details::text as details from audit_entry e
       join audit_link l on l.entry_id = e.id and l.entry_at = e.at and l.chain = ?
      where e.action = ?`,
    [head.id, MONTHS_DROPPED],
  );
  return rows.some(({ details }) => {
    const { before, seq, hash } = JSON.parse(details) as Partial<Checkpoint>;
    const isThere = before === head.droppedBefore?.toISOString();
    return isThere && seq === head.baseSeq && hash === head.baseHash;
  });
}
