export { ChangePasswordCard } from './ChangePasswordCard';
export { SessionsCard } from './SessionsCard';
export { TwoFactorCard } from './TwoFactorCard';
