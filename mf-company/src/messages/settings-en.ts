import { permissions } from '@hausgeist/staff-kit/texts/en';
import { assistant } from './knowledge/en';
import * as organisation from './organisation/en';
import * as settings from './settings/en';

/** What the settings of a company say in English. */
export const texts = { ...permissions, ...organisation, ...settings, assistant };
