import { endUserList, notifications } from '@hausgeist/staff-kit/texts/de';
import * as files from './import/files-de';

/** What the portal says in German to those who are signed in. */
export const texts = { ...endUserList, ...notifications, ...files };
