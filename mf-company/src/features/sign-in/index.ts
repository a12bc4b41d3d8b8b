export { AcceptInvitationForm } from './AcceptInvitationForm';
export { forgotPasswordChecks, resetPasswordChecks, signInChecks } from './checks';
export { InvitationSummary } from './InvitationSummary';
export { useSignInParts } from './use-sign-in-parts';
