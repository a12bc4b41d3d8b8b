import { FIELD_LABELS } from '@hausgeist/schema';
import type { RefusalReason } from '@hausgeist/shell-api';
import { content } from './refusals-content/de';
import { integrations } from './refusals-integrations/de';
import { organisation } from './refusals-organisation/de';
import { people } from './refusals-people/de';
import { technical } from './refusals-technical/de';

/** What the fields are called that reasons name. */
export const labels = FIELD_LABELS.de;

/** Why the server refuses something, in German; a reason without its text does not compile. */
export const refusals: Readonly<Record<RefusalReason, string>> = {
  ...people,
  ...content,
  ...integrations,
  ...organisation,
  ...technical,
};
