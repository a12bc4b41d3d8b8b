import { endUsers } from '@hausgeist/staff-kit/texts/en';

/** What the dialogs about tenants and owners say in English, beside what their list says. */
export const texts = endUsers;
