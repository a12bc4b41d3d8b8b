import type { EntityManager } from '../../../platform/database/index.js';
import { LEGAL_TEXT_KINDS, LegalText, type LegalTextKind } from './legal-text.entity.js';

/** As many as people look through; older ones stay stored. */
const SHOWN_VERSIONS = 100;

/** A company's texts of one kind, the newest first. */
export interface LegalTextView {
  kind: LegalTextKind;
  versions: LegalText[];
}

/** Everything that a company has ever said in its own words. */
export function findLegalTexts(em: EntityManager, companyId: string): Promise<LegalTextView[]> {
  return Promise.all(
    LEGAL_TEXT_KINDS.map(async (kind) => ({
      kind,
      versions: await em.find(
        LegalText,
        { managingCompany: companyId, kind },
        { orderBy: { version: 'desc' }, limit: SHOWN_VERSIONS, disableIdentityMap: true },
      ),
    })),
  );
}

/** The newest version, be it a text or the way back to the platform's. */
export const findNewest = (
  em: EntityManager,
  companyId: string,
  kind: LegalTextKind,
): Promise<LegalText | null> =>
  em.findOne(
    LegalText,
    { managingCompany: companyId, kind },
    { orderBy: { version: 'desc' }, disableIdentityMap: true },
  );
