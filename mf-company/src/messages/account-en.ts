import { account, passwords } from '@hausgeist/staff-kit/texts/en';

/** What the page of one's own account says in English. */
export const texts = { ...account, ...passwords };
