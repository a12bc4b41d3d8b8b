import { account, passwords } from '@hausgeist/staff-kit/texts/de';
import * as absences from './absences/de';

/** What the page of one's own account says in German. */
export const texts = { ...account, ...passwords, ...absences };
