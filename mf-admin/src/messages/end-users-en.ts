import { withTexts } from '@hausgeist/staff-kit';
import { endUsers } from '@hausgeist/staff-kit/texts/en';
import { en } from './end-users/en';

/** What the page of tenants and owners says in English. */
export const texts = { endUsers: withTexts(endUsers.endUsers, en) };
