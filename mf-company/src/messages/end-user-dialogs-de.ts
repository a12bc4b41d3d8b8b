import { endUsers } from '@hausgeist/staff-kit/texts/de';

/** What the dialogs about tenants and owners say in German, beside what their list says. */
export const texts = endUsers;
