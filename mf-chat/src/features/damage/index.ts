export { useDamageOffer } from './use-damage-offer';
