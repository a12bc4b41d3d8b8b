export { passwordCatalogues } from './messages/catalogues';
export {
  checkPassword,
  INVITATION_SPECIALS,
  isStrong,
  RESET_SPECIALS,
  type PasswordRule,
} from './password-rules';
export { PasswordMatch, PasswordStrength } from './PasswordStrength';
export type { PasswordTexts } from './messages/catalogues';
