import type { InvitationAcceptance } from './accept-invitation.service.js';
import type { CompanySignIn } from './company-sign-in.service.js';
import type { CompanyPasswordReset } from './password-reset.service.js';

/** The ways in for company users. */
export interface CompanySignInServices {
  signIn: CompanySignIn;
  passwordReset: CompanyPasswordReset;
  acceptance: InvitationAcceptance;
}
