import type { NodeSource } from '../../platform/graphql/index.js';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import type { FileRemoval } from '../../platform/files/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { addExportRoute } from './export/end-user-export.routes.js';
import { EndUserExport } from './export/end-user-export.service.js';
import { AccessMails } from './management/access-mails.js';
import { EndUserManagementResolver } from './management/end-user-management.resolver.js';
import { EndUserManagement } from './management/end-user-management.service.js';
import { presentEndUser } from './management/end-user.presenter.js';
import { endUserRoutes } from './management/end-user.routes.js';
import { EndUserSignInResolver } from './sign-in/end-user-sign-in.resolver.js';
import { endUserSignInRoutes } from './sign-in/end-user-sign-in.routes.js';
import { EndUserSignIn } from './sign-in/end-user-sign-in.service.js';

export { DETAIL_COLUMNS, endUserDetails } from './end-user-details.js';
export { endUserReasons } from './end-user.reasons.js';
export { EndUser, endUserText, type EndUserType } from './end-user.entity.js';
export { endUserChanged, endUserCreated } from './end-user.webhook-events.js';
export { findEndUser, findEndUserByNumber, foldEmail } from './end-user.service.js';
export { EndUserProfile, toEndUserProfile } from './end-user-profile.type.js';
export { AccessMails } from './management/access-mails.js';
export { type EndUserFields, endUserSchema } from './management/end-user-fields.js';
export { maySeeAuthNumber, requireNumberChange } from './management/end-user.policy.js';
export { createAuthNumber, lockEndUser } from './management/end-user.repository.js';
export { EndUserSignInResolver } from './sign-in/end-user-sign-in.resolver.js';
export { EndUserTypeEnum } from './management/end-user-management.type.js';
export { EndUserManagementResolver } from './management/end-user-management.resolver.js';

interface EndUsersParts {
  config: Config;
  audit: AuditLog;
  limits: RateLimits;
  auth: Auth;
  mail: MailService;
  publisher: EventPublisher;
  /** Deletes the stored files of an end user who was deleted. */
  fileRemoval: FileRemoval;
}

/** Puts together how the staff manage tenants and owners. */
export function createEndUsers(parts: EndUsersParts) {
  const { config, audit, limits, auth, mail, publisher, fileRemoval } = parts;
  const { sessions } = auth;
  const signIn = new EndUserSignIn(limits, auth);
  const mails = new AccessMails(mail, config.publicUrl);
  const service = new EndUserManagement({ audit, sessions, files: fileRemoval, mails, publisher });
  return {
    service,
    nodes: [
      {
        type: 'EndUser',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentEndUser),
      },
    ] satisfies NodeSource[],
    resolvers: [new EndUserSignInResolver(signIn), new EndUserManagementResolver(service)],
    restRoutes: [...endUserSignInRoutes(signIn), ...endUserRoutes(service)],
    addRoutes: (server: FastifyInstance) =>
      addExportRoute(server, new EndUserExport(audit, limits)),
  };
}
