import type { NodeSource } from '../../platform/graphql/index.js';
import type { RequestContext } from '../../platform/context/index.js';
import type { Platform } from '../../platform/open-platform.js';
import { AuditLog } from '../audit/index.js';
import { AccountResolver } from './account/account.resolver.js';
import { AccountService } from './account/account.service.js';
import { AccountAudit } from './account/account-audit.js';
import { presentSession } from './account/session.presenter.js';
import { deleteEnded } from './auth-cleanup.js';
import { authCleanupJob } from './auth-cleanup.job.js';
import { linkAttempts, passwordAttempts } from './attempts.js';
import { Challenges } from './challenges/challenges.js';
import { FailureBudget } from './guessing/failure-budget.js';
import { KnownDevices } from './guessing/known-devices.js';
import { SignInGuard } from './guessing/sign-in-guard.js';
import { AccountNotices } from './notices/account-notices.js';
import { presentPasskey } from './passkeys/passkey.presenter.js';
import { PasskeyResolver } from './passkeys/passkey.resolver.js';
import { PasskeyService } from './passkeys/passkey.service.js';
import { Passkeys } from './passkeys/passkeys.js';
import { IdentityProof } from './proof/identity-proof.js';
import { sessionRoutes } from './sessions/session.routes.js';
import { SessionService } from './sessions/session.service.js';
import { SignOutResolver } from './sessions/sign-out.resolver.js';
import type { OrganisationDoor } from './organisations/organisation-rule.js';
import { PasswordRules } from './passwords/acceptable-password.js';
import { PasswordJudgementResolver } from './passwords/judgement.resolver.js';
import { RefusedSignIns } from './refusals/refused-sign-ins.js';
import { OneTimeTokens } from './tokens/one-time-tokens.js';
import { ResetLinkResolver } from './tokens/reset-link.resolver.js';
import { TokenDigests } from './tokens/token-digests.js';
import { SecondFactors } from './two-factor/second-factors.js';
import { SecondStep } from './two-factor/second-step.js';

export { authReasons } from './auth.reasons.js';
export { administratorsOf, mailAdministrators } from './administrators-of.js';
export type { AdministratorRemovalListener, FormerAdministrator } from './administrator-removal.js';
export { mailAboutLeftBehind } from './left-behind-mail.js';
export { AccountResolver } from './account/account.resolver.js';
export { Attempts, mailAttempts, SignInAttempts } from './attempts.js';
export type { Challenges } from './challenges/challenges.js';
export { SignInChallenge } from './challenges/sign-in-challenge.entity.js';
export { signInAlarmJob } from './guessing/sign-in-alarm.job.js';
export { accountNoticeJob } from './notices/account-notice.job.js';
export {
  findLinkedPerson,
  forgetProviderNames,
  linkPerson,
  OrganisationIdentity,
  type ProviderName,
} from './organisations/organisation-identity.entity.js';
export { organisationReasons } from './organisations/organisation.reasons.js';
export type {
  DoorRule,
  OrganisationDoor,
  OrganisationRule,
  WantedAccount,
} from './organisations/organisation-rule.js';
export { Passkey } from './passkeys/passkey.entity.js';
export { PasskeyResolver } from './passkeys/passkey.resolver.js';
export {
  IdentityProofInput,
  PasskeyAnswerInput,
  PasskeyQuestionPayload,
} from './passkeys/passkey.type.js';
export type { PasskeyAnswer, PasskeyQuestion } from './passkeys/passkeys.js';
export type { IdentityProof, Proof } from './proof/identity-proof.js';
export { PasswordRules } from './passwords/acceptable-password.js';
export { PasswordJudgementResolver } from './passwords/judgement.resolver.js';
export { hashPassword, NO_PASSWORD, verifyPassword } from './passwords/password-hash.js';
export { type RefusedPerson, RefusedSignIns } from './refusals/refused-sign-ins.js';
export { subjectOf } from './sessions/access-tokens.js';
export { deviceNameFor } from './sessions/device-name.js';
export { Session } from './sessions/session.entity.js';
export { TERMS_ARE_DUE } from './sessions/session.repository.js';
export { findSuspension } from './sessions/suspended-company.js';
export {
  type OpenedSession,
  type OpenedStaffSession,
  SessionService,
  type StaffAccess,
} from './sessions/session.service.js';
export type { EndedSession } from './sessions/session.repository.js';
export { SignOutResolver } from './sessions/sign-out.resolver.js';
export {
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInInput,
  StaffAudience,
} from './sign-in.type.js';
export { languageOfPerson } from './staff-language.js';
export type { OtherWayIn, StaffCredentials, StaffSignIn } from './staff-sign-in.js';
export { OneTimeToken } from './tokens/one-time-token.entity.js';
export { LINK_SECONDS, OneTimeTokens, type TokenHolder } from './tokens/one-time-tokens.js';
export { ResetLinkResolver } from './tokens/reset-link.resolver.js';
export { TokenDigests } from './tokens/token-digests.js';
export { SecondFactor } from './two-factor/second-factor.entity.js';
export { SecondFactors } from './two-factor/second-factors.js';
export type { SecondStep } from './two-factor/second-step.js';

/** What the features of each audience let their people in with. */
export type Auth = ReturnType<typeof createAuth>;

/** Makes the calls that renew and end sessions, once it is known how people leave their organisation. */
export const createSessionCalls = (
  config: Platform['config'],
  sessions: SessionService,
  door: OrganisationDoor,
) => ({
  resolvers: [new SignOutResolver(sessions, door)],
  restRoutes: sessionRoutes(config, sessions, door),
});

/** Puts the auth feature together; `secret` keys everything that is signed, digested or sealed. */
export function createAuth(
  platform: Pick<Platform, 'config' | 'database' | 'events' | 'limits' | 'log' | 'jobs'>,
  secret: string,
) {
  const { config, database, events, limits, log, jobs } = platform;
  const audit = new AuditLog();
  const digests = new TokenDigests(secret);
  const sessions = new SessionService(events, digests);
  const oneTimeTokens = new OneTimeTokens(digests);
  const secondFactors = new SecondFactors(digests);
  const challenges = new Challenges(digests);
  const passkeys = new Passkeys(challenges, config.publicUrl);
  const attempts = passwordAttempts(limits, 'own-password');
  const proof = new IdentityProof({ secondFactors, passkeys, attempts });
  const changes = new AccountAudit(audit, events);
  const notices = new AccountNotices(jobs);
  const own = { sessions, secondFactors, proof, changes };
  const passwordRules = new PasswordRules(config.passwordPolicy);
  const account = new AccountService({ ...own, passwordRules, oneTimeTokens, attempts, notices });
  const ownPasskeys = new PasskeyService({ ...own, passkeys, notices });
  const links = linkAttempts(limits);
  const guard = new SignInGuard(
    new KnownDevices(digests.keyFor('known devices')),
    new FailureBudget({ config, limits, jobs }),
  );
  const refusals = new RefusedSignIns(database, audit, log);
  const secondStep = new SecondStep({ secondFactors, passkeys, refusals });
  jobs.work(authCleanupJob, ({ em }) => deleteEnded(em));
  return {
    digests,
    sessions,
    oneTimeTokens,
    secondFactors,
    secondStep,
    passkeys,
    challenges,
    /** Asks again who a person is. */
    proof,
    /** Says which new passwords are taken. */
    passwordRules,
    /** Knows devices, and counts what new ones fail at. */
    guard,
    /** Counts refused sign-ins of all audiences for the audit log. */
    refusals,
    /** Refuses unless the person who acts gives their present password. */
    provePassword: (context: RequestContext, password: string) =>
      account.provePassword(context, password),
    /** Counts looks at mailed links, of all audiences together. */
    linkAttempts: links,
    nodes: [
      {
        type: 'SignInSession',
        access: ['admin', 'companyUser'],
        find: async (request, ids) =>
          (await account.listSessions(request))
            .filter(({ id }) => ids.includes(id))
            .map((session) => presentSession(request, session)),
      },
      {
        type: 'Passkey',
        access: ['admin', 'companyUser'],
        find: async (request, ids) =>
          (await ownPasskeys.list(request))
            .filter(({ id }) => ids.includes(id))
            .map(presentPasskey),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new AccountResolver(account),
      new PasskeyResolver(ownPasskeys),
      new ResetLinkResolver(oneTimeTokens, links),
      new PasswordJudgementResolver(passwordRules, limits),
    ],
    start: () => refusals.start(),
    stop: () => refusals.stop(),
  };
}
