export {
  answerQuestion,
  canUsePasskeys,
  makePasskey,
  stopAsking,
  wasGivenUp,
} from './browser-passkeys';
export type { PasskeyQuestion } from './browser-passkeys';
