import type { Break, ChainReport } from './verify-chains.js';
import { PLATFORM_CHAIN } from './audit-chain.entity.js';

const FAULTS: Record<Break['fault'], string> = {
  LINK_MISSING: 'is missing',
  LINK_CHANGED: 'does not follow from the one before it',
  ENTRY_MISSING: 'has lost its entry',
  ENTRY_CHANGED: 'has an entry that says something else than when it was written',
  NOT_CHAINED: 'was written past the chain',
  BEGINNING_CHANGED: 'The beginning is not where the entry about dropped months says',
  END_CHANGED: 'is not the end that was kept',
};

/** What was found out, for the terminal; the first broken row of each chain by name. */
export function printReport(reports: readonly ChainReport[]): string {
  const lines = reports.map((report) => `${nameOf(report)}: ${stateOf(report)}`);
  const broken = reports.filter((report) => report.broken).length;
  const links = reports.reduce((sum, report) => sum + report.links, 0);
  lines.push(
    broken === 0
      ? `All ${reports.length} chains are whole: ${links} links.`
      : `${broken} of ${reports.length} chains are broken.`,
  );
  return lines.join('\n');
}

const nameOf = ({ id }: ChainReport) => (id === PLATFORM_CHAIN ? 'Platform' : `Company ${id}`);

function stateOf({ links, pseudonymised, droppedBefore, seq, hash, broken }: ChainReport): string {
  if (broken) return `BROKEN. ${faultText(broken)}`;
  const names = pseudonymised > 0 ? `, ${pseudonymised} of them for pseudonyms` : '';
  const dropped = droppedBefore
    ? `, entries before ${droppedBefore.toISOString().slice(0, 10)} were dropped`
    : '';
  return `whole, ${links} links${names}${dropped}; ends with ${seq}:${hash}`;
}

function faultText({ fault, seq, entryId }: Break): string {
  const told = FAULTS[fault];
  if (fault === 'BEGINNING_CHANGED') return `${told}.`;
  const link = seq === undefined ? '' : `Link ${seq}`;
  const entry =
    entryId === undefined ? '' : `${link ? ' (entry ' : 'Entry '}${entryId}${link ? ')' : ''}`;
  return `${link}${entry} ${told}.`;
}
