import { permissions } from '@hausgeist/staff-kit/texts/de';
import { assistant } from './knowledge/de';
import * as organisation from './organisation/de';
import * as settings from './settings/de';

/** What the settings of a company say in German. */
export const texts = { ...permissions, ...organisation, ...settings, assistant };
