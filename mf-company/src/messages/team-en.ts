import { passwords, people } from '@hausgeist/staff-kit/texts/en';
import * as absences from './absences/en';
import { team } from './people/en';

/** What the page of a company's people says in English. */
export const texts = {
  ...{ ...passwords, ...people, ...absences },
  team: { ...people.members, ...team },
};
