import { account, passwords } from '@hausgeist/staff-kit/texts/en';
import * as absences from './absences/en';

/** What the page of one's own account says in English. */
export const texts = { ...account, ...passwords, ...absences };
