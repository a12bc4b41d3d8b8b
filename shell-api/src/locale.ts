/** Languages of the interface. */
export type Locale = 'de' | 'en';

/** Every language of the interface; the first one answers a browser that speaks neither. */
export const LOCALES: readonly [Locale, ...Locale[]] = ['de', 'en'];
