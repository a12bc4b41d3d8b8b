import type { RefusalReason } from '@hausgeist/shell-api';
import { content } from './refusals-content/de';
import { integrations } from './refusals-integrations/de';
import { organisation } from './refusals-organisation/de';
import { people } from './refusals-people/de';
import { technical } from './refusals-technical/de';

/** Why the server refuses something, in German; a reason without its text does not compile. */
export const refusals: Readonly<Record<RefusalReason, string>> = {
  ...people,
  ...content,
  ...integrations,
  ...organisation,
  ...technical,
};
