import { withTexts } from '@hausgeist/staff-kit';
import { account, people, permissions } from '@hausgeist/staff-kit/texts/de';
import { companies } from '@hausgeist/staff-kit/texts/companies/de';
import { assistant } from './knowledge/de';
import * as organisation from './organisation/de';
import { users } from './people/de';
import { texts as signIn } from './sign-in-de';
import * as settings from './settings/de';
import * as wayIn from './way-in/de';

/** What the settings of a company say in German. */
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
