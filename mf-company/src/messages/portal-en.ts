import { endUserList, notifications } from '@hausgeist/staff-kit/texts/en';
import * as files from './import/files-en';

/** What the portal says in English to those who are signed in. */
export const texts = { ...endUserList, ...notifications, ...files };
