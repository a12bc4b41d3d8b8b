import { withTexts } from '@hausgeist/staff-kit';
import { endUsers } from '@hausgeist/staff-kit/texts/de';
import { de } from './end-users/de';

/** What the page of tenants and owners says in German. */
export const texts = { endUsers: withTexts(endUsers.endUsers, de) };
