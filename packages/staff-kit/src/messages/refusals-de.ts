import type { RefusalReason } from '@hausgeist/shell-api';
import { content } from './refusals/content';
import { integrations } from './refusals/integrations';
import { organisation } from './refusals/organisation';
import { people } from './refusals/people';
import { technical } from './refusals/technical';

/** Why the server refuses something, in German; a reason without its text does not compile. */
export const refusals: Readonly<Record<RefusalReason, string>> = {
  ...people,
  ...content,
  ...integrations,
  ...organisation,
  ...technical,
};
