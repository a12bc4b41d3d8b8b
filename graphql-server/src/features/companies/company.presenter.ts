import { presentRefusal } from '../../platform/graphql/index.js';
import { companyDetailsOf } from './company-details.js';
import type { CompanyView } from './company-view.js';
import { CompanyType } from './company.type.js';

/** A company for GraphQL. */
export function presentCompany(view: CompanyView): CompanyType {
  const { emergencyContacts, officeHours, holidays, brandColor } = view;
  const { dailyTokenBudget, confirmedEmail } = view;
  return Object.assign(new CompanyType(), toFields(view), {
    emergencyContacts,
    officeHours,
    holidays,
    brandColor,
    dailyTokenBudget,
    confirmedEmail,
    slug: view.slug,
    logoUrl: logoUrl(view),
    embedOrigins: view.embedOrigins,
    customDomain: view.customDomain,
    isCustomDomainConfirmed: view.customDomainConfirmedAt !== null,
  });
}

/** Where a company's logo is found; another one has another address. */
export const logoUrl = ({
  slug,
  logoKey,
}: Pick<CompanyView, 'slug'> & { logoKey?: string | null }): string | null =>
  logoKey ? `/api/public/companies/${slug}/logo?v=${logoVersion(logoKey)}` : null;

/** The key is made of the company's id and that of the picture. */
const logoVersion = (key: string) => key.slice(key.lastIndexOf('/') + 1, -'.png'.length);

/** A company for REST, where states are written small. */
export function toCompanyData(view: CompanyView): Record<string, unknown> {
  const fields = toFields(view);
  return { ...fields, promptStatus: fields.promptStatus?.toLowerCase() ?? null };
}

const toFields = (view: CompanyView) => ({
  id: view.id,
  ...companyDetailsOf(view),
  tenantCount: view.tenantCount,
  ownerCount: view.ownerCount,
  userCount: view.userCount,
  promptFileName: view.promptFileName,
  promptUploadedAt: view.promptUploadedAt,
  promptVectorCount: view.promptVectorCount,
  promptStatus: view.promptStatus,
  promptError: view.promptError,
  promptRefusal: presentRefusal(view.promptRefusal, view.promptError),
  suspendedAt: view.suspendedAt,
  createdAt: view.createdAt,
});

/** What the settings of a company show; the counts under both names that clients read. */
export function toCompanyInfo(view: CompanyView): Record<string, unknown> {
  const { id, tenantCount, ownerCount } = view;
  return {
    id,
    ...companyDetailsOf(view),
    tenantCount,
    actualTenantCount: tenantCount,
    ownerCount,
    actualOwnerCount: ownerCount,
  };
}

/** What a company lets its assistant say and cost, for REST. */
export function toAssistantSettings(view: CompanyView): Record<string, unknown> {
  const { id, emergencyContacts, officeHours, holidays, brandColor, dailyTokenBudget } = view;
  return { id, emergencyContacts, officeHours, holidays, brandColor, dailyTokenBudget };
}
