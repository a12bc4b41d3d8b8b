import { withTexts } from '@hausgeist/staff-kit';
import { people } from '@hausgeist/staff-kit/texts/en';
import { all, one, page } from './company-users/en';

const companyUsers = withTexts(people.members, one);

/** What the pages about the people who work at companies say in English. */
export const texts = {
  ...people,
  companyUsersPage: page,
  companyUsers,
  allCompanyUsers: withTexts(companyUsers, all),
};
