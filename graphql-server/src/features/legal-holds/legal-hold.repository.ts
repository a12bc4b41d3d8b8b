import type { EntityManager } from '../../platform/database/index.js';
import { conflict } from '../../platform/errors/index.js';
import { LegalHold } from './legal-hold.entity.js';
import { legalHoldReasons } from './legal-hold.reasons.js';

/** Refuses to delete a person who is held, or of whom a conversation is. */
export async function requireNoHold(
  tx: EntityManager,
  person: { companyId: string; endUserId: string },
): Promise<void> {
  if ((await tx.count(LegalHold, person)) > 0) throw conflict(legalHoldReasons.UNDER_LEGAL_HOLD);
}

/** Refuses to delete a company of which anything is held. */
export async function requireNoHoldAt(tx: EntityManager, companyId: string): Promise<void> {
  if ((await tx.count(LegalHold, { companyId })) > 0) {
    throw conflict(legalHoldReasons.UNDER_LEGAL_HOLD);
  }
}
