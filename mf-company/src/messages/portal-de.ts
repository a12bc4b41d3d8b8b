import { endUsers, notifications } from '@hausgeist/staff-kit/texts/de';
import * as importing from './import/de';

/** What the portal says in German to those who are signed in. */
export const texts = { ...endUsers, ...notifications, ...importing };
