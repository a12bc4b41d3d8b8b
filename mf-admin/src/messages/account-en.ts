/** What the page of one's own account says in English. */
export { account as texts } from '@hausgeist/staff-kit/texts/en';
