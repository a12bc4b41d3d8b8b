import type { NodeSource } from '../../platform/graphql/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import {
  type Auth,
  type AdministratorRemovalListener,
  type OrganisationRule,
  SignInAttempts,
  type StaffSignIn,
} from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { InvitationAcceptance } from './sign-in/accept-invitation.service.js';
import { CompanySignInResolver } from './sign-in/sign-in.resolver.js';
import { companySignInRoutes } from './sign-in/sign-in.routes.js';
import { CompanySignIn } from './sign-in/company-sign-in.service.js';
import { SIGN_IN_TEXTS } from './sign-in/sign-in-texts.js';
import { TermsConsentResolver } from './sign-in/terms-consent.resolver.js';
import { TermsConsent } from './sign-in/terms-consent.service.js';
import { companyPasswordResetJob } from './sign-in/password-reset.job.js';
import { CompanyPasswordReset } from './sign-in/password-reset.service.js';
import { OrganisationMembers } from './organisation/organisation-members.js';
import { InvitationService } from './invitations/invitation.service.js';
import { MemberChanges } from './members/member-changes.service.js';
import { type LeavingListener, MemberDeparture } from './members/member-departure.js';
import { presentMember } from './members/member.presenter.js';
import { MemberResolver } from './members/member.resolver.js';
import { MemberService } from './members/member.service.js';
import { adminPeopleRoutes } from './rest/admin-people.routes.js';
import { companyPeopleRoutes } from './rest/company-people.routes.js';
import { ownPermissionsRoute } from './rest/own-permissions.routes.js';

export { companyUserReasons } from './company-user.reasons.js';
export { CompanySignInResolver } from './sign-in/sign-in.resolver.js';
export { TermsConsentResolver } from './sign-in/terms-consent.resolver.js';
export { CompanyUserProfile, toCompanyUserProfile } from './sign-in/company-user-profile.type.js';
export { CompanyInvitation } from './company-invitation.entity.js';
export { CompanyUser, type CompanyUserStatus } from './company-user.entity.js';
export { type CompanyUserView, findCompanyUser } from './company-user.repository.js';
export type { LeavingListener, MemberDeparture } from './members/member-departure.js';
export { OrganisationMembers } from './organisation/organisation-members.js';
export { admit } from './member-scope.js';
export { countWork } from './members/member-work.repository.js';
export { aboutMember } from './company-user.repository.js';
export { lockUser } from './member.repository.js';
export { admitToSelfOrManaged, lockSelfOrManaged } from './members/self-or-managed.js';
export { MemberResolver } from './members/member.resolver.js';

type CompanyUsersParts = Pick<Platform, 'config' | 'events' | 'jobs' | 'limits'> & {
  auth: Auth;
  audit: AuditLog;
  mail: MailService;
  removalListener: AdministratorRemovalListener;
  leavingListener: LeavingListener;
  organisationRule: OrganisationRule;
};

/** Puts the feature together and takes on its job. */
export function createCompanyUsers(parts: CompanyUsersParts) {
  const { auth, audit, jobs, limits, events, removalListener, leavingListener, organisationRule } =
    parts;
  const { publicUrl } = parts.config;
  const { digests, sessions, secondFactors, oneTimeTokens: tokens, linkAttempts } = auth;
  const shared = { ...parts, publicUrl, digests, sessions, secondFactors, tokens, linkAttempts };
  const attempts = new SignInAttempts({ limits, guard: auth.guard }, 'company-sign-in');
  const { refusals, passwordRules, secondStep } = auth;
  const signIn = new CompanySignIn({
    ...{ audit, sessions, secondStep, attempts, refusals, organisationRule },
  });
  const passwordReset = new CompanyPasswordReset({
    ...{ ...shared, passwordRules, signInAttempts: attempts },
  });
  const acceptance = new InvitationAcceptance({ digests, audit, linkAttempts, passwordRules });
  const invitations = new InvitationService(shared);
  const members = new MemberService({ audit, invitations, passwordRules });
  const departure = new MemberDeparture({
    ...{ sessions, tokens, secondFactors, removalListener, leavingListener },
  });
  const changes = new MemberChanges({ audit, sessions, tokens, events, departure });
  jobs.work(companyPasswordResetJob, (context, data) => passwordReset.send(context, data));
  const signInServices = { signIn, passwordReset, acceptance };
  const services = { members, changes, invitations };
  return {
    departure,
    organisationMembers: new OrganisationMembers({ audit, events }),
    nodes: [
      {
        type: 'CompanyMember',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) =>
          (await members.findAll(request, ids)).map((view) => presentMember(request.actor, view)),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new CompanySignInResolver(signInServices),
      new TermsConsentResolver(new TermsConsent({ audit, events })),
      new MemberResolver(members, changes, invitations),
    ],
    restRoutes: [
      ...companySignInRoutes(signInServices),
      ...adminPeopleRoutes(services),
      ...companyPeopleRoutes(services),
      ownPermissionsRoute(),
    ],
    staffSignIn: {
      signIn: async (...call) => (await signIn.signIn(...call)).session,
      admit: async (...call) => (await signIn.admit(...call)).session,
      requestReset: (...call) => passwordReset.request(...call),
      reset: (...call) => passwordReset.reset(...call),
      texts: SIGN_IN_TEXTS,
    } satisfies StaffSignIn,
  };
}
