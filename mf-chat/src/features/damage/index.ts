export { forgetReport } from './report-draft';
export { useDamageOffer } from './use-damage-offer';
