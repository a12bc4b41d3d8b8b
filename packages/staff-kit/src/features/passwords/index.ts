export {
  checkPassword,
  INVITATION_SPECIALS,
  isStrong,
  RESET_SPECIALS,
  type PasswordRule,
} from './password-rules';
export { PasswordMeter } from './PasswordMeter';
export { PasswordMatch, PasswordStrength } from './PasswordStrength';
export { useJudgement, type Judgement } from './use-judgement';
