/** What the page of one's own account says in German. */
export { account as texts } from '@hausgeist/staff-kit/texts/de';
