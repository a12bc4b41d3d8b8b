import type { NodeSource } from '../../platform/graphql/index.js';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../platform/context/index.js';
import type { FileRemoval } from '../../platform/files/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
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
import { presentEndUser, toEndUserData } from './management/end-user.presenter.js';
import { EndUserUpsert } from './management/end-user-upsert.service.js';
import { endUserRoutes } from './management/end-user.routes.js';
import { SignInLinkSending } from './management/sign-in-link-sending.js';
import { ChatAccessResolver } from './access/chat-access.resolver.js';
import { chatAccessRoutes } from './access/chat-access.routes.js';
import { ChatAccessService } from './access/chat-access.service.js';
import { renewNumbersJob } from './access/renew-numbers.job.js';
import { RenewNumbersWorker } from './access/renew-numbers.worker.js';
import type { ChatLinks } from './sign-in/chat-links.js';
import { PersonMailsResolver } from './mails/person-mails.resolver.js';
import { personMailRoutes } from './mails/person-mails.routes.js';
import { PersonMails } from './mails/person-mails.service.js';
import { SignInCodes } from './sign-in/sign-in-codes.js';
import { EndUserSignInResolver } from './sign-in/end-user-sign-in.resolver.js';
import { endUserSignInRoutes } from './sign-in/end-user-sign-in.routes.js';
import { NewSignInLinks } from './sign-in/new-sign-in-links.js';
import { EndUserSignIn } from './sign-in/end-user-sign-in.service.js';

export { DETAIL_COLUMNS, type EndUserDetail, endUserDetails } from './end-user-details.js';
export { endUserReasons } from './end-user.reasons.js';
export {
  EndUser,
  endUserReference,
  endUserText,
  type EndUserType,
  livesThere,
} from './end-user.entity.js';
export { EndUserCount } from './end-user-count.entity.js';
export { endUserCreated, eventsOfChange } from './end-user.webhook-events.js';
export { findEndUser } from './end-user.service.js';
export { EndUserProfile, toEndUserProfile } from './end-user-profile.type.js';
export { AccessMails } from './management/access-mails.js';
export { FEWEST_DIGITS } from './access/number-digits.js';
export {
  type EndUserFields,
  endUserSchemaOf,
  type Person,
  wrongDigits,
} from './management/end-user-fields.js';
export { PersonMailsResolver } from './mails/person-mails.resolver.js';
export { ChatAccessResolver } from './access/chat-access.resolver.js';
export { NumberRenewal } from './access/number-renewal.entity.js';
export { EndUserSignInState } from './sign-in/end-user-sign-in.entity.js';
export { noteSignedIn } from './sign-in/sign-in-history.js';
export { SignInCode } from './sign-in/sign-in-code.entity.js';
export { mayChangeNumber, maySeeAuthNumber } from './management/end-user.policy.js';
export { changedFields, changePerson } from './management/change-person.js';
export { aboutEndUser } from './management/end-user-view.js';
export { createAuthNumber, lockEndUser } from './management/end-user.repository.js';
export { ChatLinks, linkNote } from './sign-in/chat-links.js';
export { EndUserSignInResolver } from './sign-in/end-user-sign-in.resolver.js';
export { endUserResponse } from './management/end-user.responses.js';
export { EndUserTypeEnum } from './management/end-user-management.type.js';
export { EndUserManagementResolver } from './management/end-user-management.resolver.js';

interface EndUsersParts {
  chatLinks: ChatLinks;
  audit: AuditLog;
  jobs: JobQueue;
  limits: RateLimits;
  auth: Auth;
  mail: MailService;
  publisher: EventPublisher;
  /** Deletes the stored files of an end user who was deleted. */
  fileRemoval: FileRemoval;
}

/** Puts together how the staff manage tenants and owners. */
export function createEndUsers(parts: EndUsersParts) {
  const { audit, jobs, limits, auth, chatLinks, mail, publisher, fileRemoval } = parts;
  const { sessions } = auth;
  const signIn = new EndUserSignIn(limits, auth, new SignInCodes({ ...auth, limits, mail }));
  const mails = new AccessMails(mail, chatLinks);
  const newLinks = new NewSignInLinks({ limits, oneTimeTokens: auth.oneTimeTokens, mails });
  const linkSending = new SignInLinkSending(audit, mails);
  const access = new ChatAccessService({ audit, jobs });
  const renewing = new RenewNumbersWorker({ jobs, mails, publisher, sessions });
  jobs.work(renewNumbersJob, (context, data, attempt) => renewing.run(context, data, attempt));
  const service = new EndUserManagement({ audit, sessions, files: fileRemoval, mails, publisher });
  const upsert = new EndUserUpsert(service);
  const personMails = new PersonMails();
  return {
    service,
    /** Those of the ids that the actor may see, as REST shows them. */
    findForRest: async (context: RequestContext, ids: readonly string[]) =>
      (await service.findAll(context, ids)).map(toEndUserData),
    nodes: [
      {
        type: 'EndUser',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentEndUser),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new EndUserSignInResolver(signIn, newLinks),
      new EndUserManagementResolver(service, linkSending, upsert),
      new PersonMailsResolver(personMails),
      new ChatAccessResolver(access),
    ],
    restRoutes: [
      ...endUserSignInRoutes(signIn, newLinks),
      ...endUserRoutes(service, linkSending, upsert),
      ...chatAccessRoutes(access),
      ...personMailRoutes(personMails),
    ],
    addRoutes: (server: FastifyInstance) =>
      addExportRoute(server, new EndUserExport(audit, limits)),
  };
}
