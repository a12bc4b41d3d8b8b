import type { RequestContext } from '../../platform/context/index.js';
import type { OpenedStaffSession } from './sessions/session.service.js';
import type { SecondStepAnswer } from './two-factor/second-step.js';

/** What a person of the staff signs in with. */
export interface StaffCredentials extends SecondStepAnswer {
  email: string;
  password: string;
}

/** How a person was let in without a password. */
export type OtherWayIn = 'passkey' | 'organisation';

/** How staff of one audience sign in and get a new password; each has rules and texts of its own. */
export interface StaffSignIn {
  signIn(context: RequestContext, credentials: StaffCredentials): Promise<OpenedStaffSession>;
  /** Opens a session for a person who has proved who they are in another way. */
  admit(context: RequestContext, subjectId: string, by: OtherWayIn): Promise<OpenedStaffSession>;
  /** Has a link mailed where the account exists; nothing tells whether it does. */
  requestReset(context: RequestContext, input: { email: string }): Promise<void>;
  /** Sets a password with the token of a mailed link. */
  reset(context: RequestContext, input: { token: string; password: string }): Promise<void>;
  texts: { signedIn: string; resetRequested: string; passwordReset: string };
}
