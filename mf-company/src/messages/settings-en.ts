import { withTexts } from '@hausgeist/staff-kit';
import { account, people, permissions } from '@hausgeist/staff-kit/texts/en';
import { companies } from '@hausgeist/staff-kit/texts/companies/en';
import { assistant } from './knowledge/en';
import * as organisation from './organisation/en';
import { users } from './people/en';
import { texts as signIn } from './sign-in-en';
import * as settings from './settings/en';
import * as wayIn from './way-in/en';

/** What the settings of a company say in English. */
export const texts = {
  ...account,
  ...companies,
  ...people,
  ...permissions,
  ...organisation,
  ...settings,
  ...signIn,
  ...wayIn,
  assistant,
  companyUsers: withTexts(people.members, users),
};
