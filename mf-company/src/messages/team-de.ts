import { passwords, people } from '@hausgeist/staff-kit/texts/de';
import { team } from './people/de';

/** What the page of a company's people says in German. */
export const texts = { ...passwords, ...people, team: { ...people.members, ...team } };
