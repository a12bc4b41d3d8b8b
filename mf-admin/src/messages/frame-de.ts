import { kit, passwords } from '@hausgeist/staff-kit/texts/de';

/** What is said in German around every page, and on any. */
export const texts = { ...kit, ...passwords };
