import { z } from 'zod';
import { optionalLine } from '../../../platform/input/index.js';
import { type AddressRules, problemOfUrl } from '../address-rules.js';
import { WEBHOOK_EVENTS } from '../event-types.js';

const NO_EVENTS = 'Choose at least one event';
const GRACE = 'Grace must be a whole number of hours from 0 to 168';

/** Longest time for which the secret before goes on being used, in hours. */
const MAX_GRACE_HOURS = 168;

const url = (rules: AddressRules) =>
  z
    .string('URL is required')
    // What is stored is what is checked: written out, a URL can be longer than it was typed.
    .transform((value) => hrefOf(value.trim()))
    .superRefine((value, context) => {
      const message = value === '' ? 'URL is required' : problemOfUrl(value, rules);
      if (message) context.addIssue({ code: 'custom', message });
    });

const hrefOf = (text: string) => (URL.canParse(text) ? new URL(text).href : text);

const description = optionalLine('Description', 200).transform((value) => value ?? '');

const events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: 'Unknown event' }), NO_EVENTS)
  .min(1, NO_EVENTS)
  .max(100, 'Too many events')
  .transform((names) => WEBHOOK_EVENTS.filter((name) => names.includes(name)));

/** A new endpoint. */
export const newWebhookSchema = (rules: AddressRules) =>
  z.object({ url: url(rules), description, events });

/** What shall be different; what is missing or null stays. */
export const webhookChangeSchema = (rules: AddressRules) =>
  z.object({
    url: url(rules).nullish(),
    description: z.union([z.null(), z.undefined(), description]),
    events: events.nullish(),
    isActive: z.boolean().nullish(),
  });

/** For how long bodies are signed with the secret before as well. */
export const rotationSchema = z.object({
  graceHours: z
    .number(GRACE)
    .int(GRACE)
    .min(0, GRACE)
    .max(MAX_GRACE_HOURS, GRACE)
    .nullish()
    .transform((hours) => hours ?? 24),
});

/** What a form says about a new endpoint; checked by the service. */
export interface NewWebhookInput {
  url?: string | null | undefined;
  description?: string | null | undefined;
  events?: readonly string[] | null | undefined;
}

/** What a form says that shall be different; checked by the service. */
export interface WebhookChangeInput extends NewWebhookInput {
  isActive?: boolean | null | undefined;
}
