import type { NodeSource } from '../../platform/graphql/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import {
  type Auth,
  type AdministratorRemovalListener,
  type OrganisationRule,
  signInAlarmJob,
  type StaffSignIn,
} from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { AdminSignInResolver } from './sign-in/admin-sign-in.resolver.js';
import { adminSignInRoutes } from './sign-in/admin-sign-in.routes.js';
import { AdminPasswords } from './sign-in/admin-password.service.js';
import { AdminRegistration } from './sign-in/admin-registration.service.js';
import { AdminSignIn } from './sign-in/admin-sign-in.service.js';
import { SIGN_IN_TEXTS } from './sign-in/sign-in-texts.js';
import { adminPasswordResetJob } from './sign-in/password-reset.job.js';
import { OrganisationAdmins } from './organisation/organisation-admins.js';
import { AdminMails } from './admin-mails.js';
import { AdminDirectory } from './directory/admin-directory.service.js';
import { AdminInvitations } from './directory/admin-invitation.service.js';
import { toAdminUser } from './directory/admin.presenter.js';
import { AdminResolver } from './directory/admin.resolver.js';
import { adminRoutes } from './directory/admin.routes.js';

export { adminReasons } from './admin.reasons.js';
export { Admin } from './admin.entity.js';
export { AdminProfile, toAdminProfile } from './admin-profile.type.js';
export { type AdminView, findAdmin } from './admin.repository.js';
export { AdminSignInResolver } from './sign-in/admin-sign-in.resolver.js';
export { OrganisationAdmins } from './organisation/organisation-admins.js';
export { AdminResolver } from './directory/admin.resolver.js';

interface AdminsParts extends Pick<Platform, 'config' | 'events' | 'limits' | 'jobs'> {
  auth: Auth;
  audit: AuditLog;
  mail: MailService;
  removalListener: AdministratorRemovalListener;
  organisationRule: OrganisationRule;
}

/** Puts the feature together, and tells the job queue who mails reset links. */
export function createAdmins(parts: AdminsParts) {
  const { config, events, limits, jobs, auth, audit, mail, removalListener } = parts;
  const { sessions, secondFactors, oneTimeTokens, linkAttempts, refusals, guard } = auth;
  const { passwordRules, proof } = auth;
  const mails = new AdminMails(mail, config.publicUrl);
  const shared = {
    ...{ limits, linkAttempts, sessions, secondFactors, oneTimeTokens, audit, mails },
    passwordRules,
  };
  const signIn = new AdminSignIn({
    ...{ ...shared, secondStep: auth.secondStep, refusals, guard },
    organisationRule: parts.organisationRule,
  });
  const registration = new AdminRegistration({ ...shared, config, signIn });
  const passwords = new AdminPasswords({ ...shared, jobs, signIn });
  const services = { signIn, registration, passwords };
  const directory = new AdminDirectory({ ...shared, proof, events, removalListener });
  const invitations = new AdminInvitations(shared);
  jobs.work(adminPasswordResetJob, ({ em }, asked) => passwords.mailResetLink(em, asked));
  jobs.work(signInAlarmJob, ({ em }, alarm) => mails.signInsFail(em, alarm));
  return {
    organisationAdmins: new OrganisationAdmins(audit),
    nodes: [
      {
        type: 'AdminUser',
        access: ['admin'],
        find: async (request, ids) =>
          (await directory.findAll(request, ids)).map((entry) => toAdminUser(request, entry)),
      },
    ] satisfies NodeSource[],
    resolvers: [new AdminSignInResolver(services), new AdminResolver(directory, invitations)],
    restRoutes: [...adminSignInRoutes(services), ...adminRoutes(directory, invitations)],
    staffSignIn: {
      signIn: (...call) => signIn.signIn(...call),
      admit: (...call) => signIn.admit(...call),
      requestReset: (...call) => passwords.requestReset(...call),
      reset: (...call) => passwords.reset(...call),
      texts: SIGN_IN_TEXTS,
    } satisfies StaffSignIn,
  };
}
