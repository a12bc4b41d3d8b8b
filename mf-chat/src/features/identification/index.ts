export { keepEmail } from './kept-email';
export { isGreeting, isQuestion, withoutNumbers } from './steps';
export type { Step } from './steps';
export { useDelayed } from './use-delayed';
export { useIdentification } from './use-identification';
export type { Welcome } from './use-identification';
export { LinkOffer } from './LinkOffer';
