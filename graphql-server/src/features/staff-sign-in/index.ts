import type { Platform } from '../../platform/open-platform.js';
import { accountNoticeJob, type Auth } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import type { ViewerService } from '../viewer/index.js';
import { AccountNoticeMailer } from './account-notices.worker.js';
import { PasskeySignInResolver } from './passkey-sign-in.resolver.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import type { SignInWays } from './sign-in-ways.js';
import { StaffSignInResolver } from './staff-sign-in.resolver.js';

export { PasskeySignInResolver } from './passkey-sign-in.resolver.js';
export { presentSignedIn } from './signed-in.presenter.js';
export { SignInPayload } from './staff-sign-in.type.js';
export type { SignInWays } from './sign-in-ways.js';
export { StaffSignInResolver } from './staff-sign-in.resolver.js';

interface StaffSignInParts extends Pick<Platform, 'config' | 'jobs' | 'limits'> {
  auth: Auth;
  mail: MailService;
  viewers: ViewerService;
  /** Each audience brings its own way of signing in. */
  ways: SignInWays;
}

/** Puts the feature together and takes on its job. */
export function createStaffSignIn({ auth, viewers, ways, limits, ...parts }: StaffSignInParts) {
  const notices = new AccountNoticeMailer(parts.mail, parts.config.publicUrl);
  parts.jobs.work(accountNoticeJob, ({ em }, data) => notices.run(em, data));
  const passkeys = new PasskeySignIn({ auth, limits, ways });
  return {
    resolvers: [
      new StaffSignInResolver(viewers, ways),
      new PasskeySignInResolver(viewers, passkeys),
    ],
  };
}
