import type { de } from './de';

/** Texts of the frame around the console's pages, in English. */
export const en: typeof de = {
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address.',
  toDashboard: 'Back to dashboard',
};
