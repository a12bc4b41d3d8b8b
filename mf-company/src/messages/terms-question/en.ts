import type { termsQuestion as german } from './de';

/** Texts of what people are asked who have yet to accept the terms, in English. */
export const termsQuestion: typeof german = {
  title: 'Please accept the terms and conditions',
  text: 'Before you work in the portal, we ask for your consent to its terms and conditions: once, and again only when they change.',
  consent: 'By “Accept and continue” you accept the <link>terms and conditions</link>.',
  accept: 'Accept and continue',
  leave: 'Sign out',
  failed: 'Your consent could not be saved. Please try again.',
};
