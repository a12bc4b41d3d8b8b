import { endUsers, notifications } from '@hausgeist/staff-kit/texts/en';
import * as importing from './import/en';

/** What the portal says in English to those who are signed in. */
export const texts = { ...endUsers, ...notifications, ...importing };
