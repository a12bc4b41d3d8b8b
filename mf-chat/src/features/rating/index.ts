import { lazy } from 'react';

export { canBeRated } from './rating-choice';
export type { Rate } from './rating-choice';

/** Fetched with the first answer: nothing can be rated before. */
export const Rating = lazy(async () => ({ default: (await import('./Rating')).Rating }));
