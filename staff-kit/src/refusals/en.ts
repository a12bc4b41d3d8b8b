import { FIELD_LABELS, type FieldLabel } from '@hausgeist/schema';
import type { RefusalReason } from '@hausgeist/shell-api';
import { content } from './en/content';
import { integrations } from './en/integrations';
import { people } from './en/people';
import { technical } from './en/technical';

/** Why the server refuses something, in English; a reason without its text does not compile. */
export const refusals: Record<RefusalReason, string> = {
  ...people,
  ...content,
  ...integrations,
  ...technical,
};

/** Names of the fields that refusals are about. */
export const fieldLabels: Record<FieldLabel, string> = FIELD_LABELS;
