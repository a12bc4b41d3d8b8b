export { forgetReports } from './report-draft';
export { useDamageOffer } from './use-damage-offer';
