export { ChangeNameCard } from './ChangeNameCard';
export { ChangePasswordCard } from './ChangePasswordCard';
export type { PasswordDemand } from './ChangePasswordCard';
export { IdentityDialog } from './IdentityQuestion';
export { PasskeysCard } from './PasskeysCard';
export { SessionsCard } from './SessionsCard';
export { TwoFactorCard } from './TwoFactorCard';
