/** Languages of the consoles, and of all that is written to the people who work in them. */
export const STAFF_LANGUAGES = ['de', 'en'] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

/** What people read of whom nothing is known. */
export const USUAL_LANGUAGE: Readonly<Record<'admin' | 'company-user', StaffLanguage>> = {
  admin: 'en',
  'company-user': 'de',
};
