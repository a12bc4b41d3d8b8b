export { AcceptInvitationForm } from './AcceptInvitationForm';
export { ForgotPasswordForm } from './ForgotPasswordForm';
export { readHandover } from './handover';
export type { LoginHandover } from './handover';
export { InvitationSummary } from './InvitationSummary';
export { LoginForm } from './LoginForm';
export { ResetPasswordForm } from './ResetPasswordForm';
