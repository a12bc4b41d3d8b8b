import type { LegalText } from './legal-text.entity.js';
import type { LegalTexts } from './legal-text.service.js';
import type { CompanyLegalTexts, LegalTextVersion } from './legal-text.type.js';

/** A company's texts as clients see them. */
export const presentLegalTexts = (
  publicUrl: string,
  { company, texts }: LegalTexts,
): CompanyLegalTexts => ({
  companyId: company.id,
  texts: texts.map(({ kind, versions }) => {
    const [newest] = versions;
    return {
      kind,
      address: `${publicUrl}/c/${company.slug}/${kind}`,
      current: newest?.german ? presentVersion(newest) : null,
      versions: versions.map(presentVersion),
    };
  }),
});

const presentVersion = ({
  version,
  german,
  english,
  createdAt,
  authorName,
}: LegalText): LegalTextVersion => ({
  ...{ version, savedAt: createdAt, savedBy: authorName },
  german: german ?? null,
  english: english ?? null,
});
