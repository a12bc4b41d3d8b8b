import { withTexts } from '@hausgeist/staff-kit';
import * as kit from '@hausgeist/staff-kit/texts/en';
import * as importing from './import/en';
import * as people from './people/en';
import { paletteWords } from './portal/en';
import * as wayIn from './way-in/en';

/** What the portal says in English to those who are signed in. */
export const texts = {
  ...kit.account,
  ...kit.companies,
  ...kit.endUsers,
  ...kit.notifications,
  ...kit.people,
  palette: withTexts(kit.palette.palette, paletteWords),
  team: { ...kit.people.members, ...people.team },
  companyUsers: withTexts(kit.people.members, people.users),
  ...importing,
  ...wayIn,
};
