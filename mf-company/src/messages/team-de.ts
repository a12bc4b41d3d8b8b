import { passwords, people } from '@hausgeist/staff-kit/texts/de';
import * as absences from './absences/de';
import { team } from './people/de';

/** What the page of a company's people says in German. */
export const texts = {
  ...{ ...passwords, ...people, ...absences },
  team: { ...people.members, ...team },
};
