export { ChangePasswordCard } from './ChangePasswordCard';
export type { PasswordDemand } from './ChangePasswordCard';
export { IdentityDialog } from './IdentityQuestion';
export { accountCatalogues } from './messages/catalogues';
export { PasskeysCard } from './PasskeysCard';
export { SessionsCard } from './SessionsCard';
export { TwoFactorCard } from './TwoFactorCard';
export type { AccountTexts } from './messages/catalogues';
