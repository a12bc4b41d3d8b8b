import type { TokenDigests } from '../../auth/index.js';
import { proofRecord } from '../domains/proof-record.js';
import { callbackPath, SIGN_IN_PAGES } from '../providers/provider.js';
import type { OrganisationView } from './organisation-settings.repository.js';
import type { OrganisationSignInSettings } from './organisation-settings.type.js';

/** Shows how people of a company sign in with their organisation. */
export type OrganisationPresenter = (view: OrganisationView) => OrganisationSignInSettings;

export const organisationPresenter =
  (digests: TokenDigests, publicUrl: string): OrganisationPresenter =>
  ({ companyId, provider, domains, administrators }) => ({
    companyId,
    callbackUrl: publicUrl + callbackPath(companyId),
    signOutUrl: publicUrl + SIGN_IN_PAGES['company-user'],
    provider: provider ?? null,
    domains: domains.map(({ domain, provedAt, isForced }) => {
      const { name, value } = proofRecord(digests, { companyId, domain });
      const record = { recordName: name, recordValue: value };
      return { domain, provedAt: provedAt ?? null, isForced, ...record };
    }),
    administrators: administrators.map(({ id, ...person }) => ({ userId: id, ...person })),
  });
