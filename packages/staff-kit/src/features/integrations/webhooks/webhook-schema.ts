import * as z from 'zod/mini';
import { EVENTS } from './events';

const MAX_DESCRIPTION = 200;

/** What a form about a webhook holds. */
export interface WebhookValues {
  url: string;
  description: string;
  events: (typeof EVENTS)[number]['type'][];
  isActive: boolean;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** What a webhook must have. Which addresses may be called is the server's to say. */
export const webhookSchema = (texts: {
  urlInvalid: string;
  descriptionTooLong: string;
  eventsRequired: string;
}) =>
  z.object({
    url: z.string().check(z.trim(), z.refine(isWebAddress, texts.urlInvalid)),
    description: z.string().check(z.trim(), z.maxLength(MAX_DESCRIPTION, texts.descriptionTooLong)),
    events: z
      .array(z.enum(EVENTS.map(({ type }) => type)))
      .check(z.minLength(1, texts.eventsRequired)),
    isActive: z.boolean(),
  });
