import { kit, passwords } from '@hausgeist/staff-kit/texts/en';

/** What is said in English around every page, and on any. */
export const texts = { ...kit, ...passwords };
