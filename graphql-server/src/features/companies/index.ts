import type { Config } from '../../env.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { FileRemoval } from '../../platform/files/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth, SessionService } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { ActingResolver } from './acting/acting.resolver.js';
import { ActingService } from './acting/acting.service.js';
import { AssistantSettingsResolver } from './assistant-settings/assistant-settings.resolver.js';
import { assistantSettingsRoutes } from './assistant-settings/assistant-settings.routes.js';
import { AssistantSettingsService } from './assistant-settings/assistant-settings.service.js';
import { presentCompany } from './company.presenter.js';
import { CompanyResolver } from './company.resolver.js';
import { companyRoutes } from './company.routes.js';
import { CompanyMailboxResolver } from './mailbox/company-mailbox.resolver.js';
import { CompanyMailbox } from './mailbox/company-mailbox.service.js';
import { CompanyService } from './company.service.js';
import { CompanySuspension } from './company-suspension.service.js';

export { logoUrl, presentCompany } from './company.presenter.js';
export { requireCompanyView } from './company-list.repository.js';
export type { CompanyView } from './company-view.js';
export { companyReasons } from './company.reasons.js';
export { companyNameResponse } from './company.responses.js';
export { Company } from './company.entity.js';
export { type AddressedCompany, chatAddress } from './chat-address.js';
export { CompanySlug } from './company-slug.entity.js';
export { chooseSlug, findCompanyBySlug, keepSlug, takeSlug } from './company-slugs.js';
export {
  companyToEdit,
  companyToInstruct,
  companyToView,
  requireCompanies,
  requireServed,
} from './company.policy.js';
export { findCompany, lockCompanyShared, lockCompany } from './company.repository.js';
export { CompanyFollowers } from './company-followers.js';
export { requireCurrentActor } from './require-current-actor.js';
export { AssistantSettingsResolver } from './assistant-settings/assistant-settings.resolver.js';
export { ActingResolver } from './acting/acting.resolver.js';
export { CompanyResolver } from './company.resolver.js';
export { CompanyMailboxResolver } from './mailbox/company-mailbox.resolver.js';
export type { CompanyService } from './company.service.js';
export { CompanyPayload } from './company-mutations.type.js';
export { CompanyReference, CompanyType, PromptStatus } from './company.type.js';

interface CompaniesParts {
  config: Pick<Config, 'publicUrl'>;
  audit: AuditLog;
  auth: Auth;
  mail: MailService;
  sessions: SessionService;
  /** Deletes what the file store keeps for a company that is gone. */
  fileRemoval: FileRemoval;
}

/** Puts the feature together. */
export function createCompanies({
  config,
  audit,
  auth,
  mail,
  sessions,
  fileRemoval,
}: CompaniesParts) {
  const mailbox = new CompanyMailbox({ audit, auth, mail, publicUrl: config.publicUrl });
  const service = new CompanyService({ audit, sessions, files: fileRemoval, mailbox });
  const suspension = new CompanySuspension({ audit, sessions });
  const assistantSettings = new AssistantSettingsService(audit);
  return {
    service,
    nodes: [
      {
        type: 'Company',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentCompany),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new CompanyResolver(service, suspension),
      new AssistantSettingsResolver(assistantSettings),
      new CompanyMailboxResolver(mailbox),
      new ActingResolver(new ActingService(audit)),
    ],
    restRoutes: [
      ...companyRoutes(service, suspension),
      ...assistantSettingsRoutes({ companies: service, settings: assistantSettings }),
    ],
  };
}
