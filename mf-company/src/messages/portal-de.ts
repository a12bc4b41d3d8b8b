import { withTexts } from '@hausgeist/staff-kit';
import * as kit from '@hausgeist/staff-kit/texts/de';
import * as importing from './import/de';
import * as people from './people/de';
import { paletteWords } from './portal/de';
import * as wayIn from './way-in/de';

/** What the portal says in German to those who are signed in. */
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
