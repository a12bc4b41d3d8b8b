import type { NodeSource } from '../../platform/graphql/index.js';
import type { Platform } from '../../platform/open-platform.js';
import { AuditLog } from '../audit/index.js';
import { AccountResolver } from './account/account.resolver.js';
import { AccountService } from './account/account.service.js';
import { presentSession } from './account/session.presenter.js';
import { deleteEnded } from './auth-cleanup.js';
import { authCleanupJob } from './auth-cleanup.job.js';
import { linkAttempts, passwordAttempts } from './attempts.js';
import { FailureBudget } from './guessing/failure-budget.js';
import { KnownDevices } from './guessing/known-devices.js';
import { SignInGuard } from './guessing/sign-in-guard.js';
import { sessionRoutes } from './sessions/session.routes.js';
import { SessionService } from './sessions/session.service.js';
import { SignOutResolver } from './sessions/sign-out.resolver.js';
import { RefusedSignIns } from './refusals/refused-sign-ins.js';
import { OneTimeTokens } from './tokens/one-time-tokens.js';
import { ResetLinkResolver } from './tokens/reset-link.resolver.js';
import { TokenDigests } from './tokens/token-digests.js';
import { SecondFactors } from './two-factor/second-factors.js';

export { authReasons } from './auth.reasons.js';
export { administratorsOf } from './administrators-of.js';
export type { AdministratorRemovalListener, FormerAdministrator } from './administrator-removal.js';
export { AccountResolver } from './account/account.resolver.js';
export { Attempts, mailAttempts, passwordAttempts, SignInAttempts } from './attempts.js';
export { signInAlarmJob } from './guessing/sign-in-alarm.job.js';
export {
  assertAcceptablePassword,
  isEasyToGuess,
  passwordProblem,
} from './passwords/acceptable-password.js';
export { hashPassword, NO_PASSWORD, verifyPassword } from './passwords/password-hash.js';
export { RefusedSignIns } from './refusals/refused-sign-ins.js';
export { subjectOf } from './sessions/access-tokens.js';
export { Session } from './sessions/session.entity.js';
export {
  type OpenedSession,
  type OpenedStaffSession,
  SessionService,
  type StaffAccess,
} from './sessions/session.service.js';
export { SignOutResolver } from './sessions/sign-out.resolver.js';
export {
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInInput,
  StaffAudience,
} from './sign-in.type.js';
export type { StaffCredentials, StaffSignIn } from './staff-sign-in.js';
export { OneTimeToken } from './tokens/one-time-token.entity.js';
export { LINK_SECONDS, OneTimeTokens, type TokenHolder } from './tokens/one-time-tokens.js';
export { ResetLinkResolver } from './tokens/reset-link.resolver.js';
export { TokenDigests } from './tokens/token-digests.js';
export { SecondFactor } from './two-factor/second-factor.entity.js';
export { SecondFactors } from './two-factor/second-factors.js';

/** What the features of each audience let their people in with. */
export type Auth = ReturnType<typeof createAuth>;

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
  const attempts = passwordAttempts(limits, 'own-password');
  const account = new AccountService({
    audit,
    events,
    sessions,
    secondFactors,
    oneTimeTokens,
    attempts,
  });
  const links = linkAttempts(limits);
  const guard = new SignInGuard(
    new KnownDevices(digests.keyFor('known devices')),
    new FailureBudget({ config, limits, jobs }),
  );
  const refusals = new RefusedSignIns(database, audit, log);
  jobs.work(authCleanupJob, ({ em }) => deleteEnded(em));
  return {
    digests,
    sessions,
    oneTimeTokens,
    secondFactors,
    /** Knows devices, and counts what new ones fail at. */
    guard,
    /** Counts refused sign-ins of all audiences for the audit log. */
    refusals,
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
    ] satisfies NodeSource[],
    resolvers: [
      new SignOutResolver(sessions),
      new AccountResolver(account),
      new ResetLinkResolver(oneTimeTokens, links),
    ],
    restRoutes: sessionRoutes(config, sessions),
    start: () => refusals.start(),
    stop: () => refusals.stop(),
  };
}
