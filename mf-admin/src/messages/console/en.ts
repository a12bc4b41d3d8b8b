import type { de } from './de';

/** Texts of the frame around the console's pages, in English. */
export const en: typeof de = {
  toDashboard: 'Back to dashboard',
};
