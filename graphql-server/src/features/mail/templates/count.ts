import type { StaffLanguage } from '../../../platform/context/index.js';

const COUNT = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') };

/** A number as people write it: 12.500 in German, 12,500 in English. */
export const formatCount = (count: number, language: StaffLanguage) =>
  COUNT[language].format(count);
