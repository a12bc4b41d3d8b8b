import type { TokenDigests } from '../../auth/index.js';

/** The record of a domain by which its owner says that a company may have it. It differs for every company. */
export function proofRecord(
  digests: TokenDigests,
  { companyId, domain }: { companyId: string; domain: string },
): { name: string; value: string } {
  const digest = digests.of(`email domain ${companyId} ${domain}`).slice(0, 40);
  return { name: `_hausgeist.${domain}`, value: `hausgeist-domain=${digest}` };
}
