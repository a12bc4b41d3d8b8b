import type { RefusalReason } from '@hausgeist/shell-api';
import { content } from './refusals-content/en';
import { integrations } from './refusals-integrations/en';
import { organisation } from './refusals-organisation/en';
import { people } from './refusals-people/en';
import { technical } from './refusals-technical/en';

/** Why the server refuses something, in English; a reason without its text does not compile. */
export const refusals: Readonly<Record<RefusalReason, string>> = {
  ...people,
  ...content,
  ...integrations,
  ...organisation,
  ...technical,
};
