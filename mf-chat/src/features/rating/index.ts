import { late } from '../late-part';

export { canBeRated } from './rating-choice';
export type { Rate } from './rating-choice';

/** Fetched with the first answer: nothing can be rated before. */
export const Rating = late(async () => (await import('./Rating')).Rating);
