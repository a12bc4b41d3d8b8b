import { z } from 'zod';
import { platformReasons } from '../../../platform/errors/index.js';
import { optionalLine } from '../../../platform/input/index.js';
import { type AddressRules, problemOfUrl } from '../address-rules.js';
import { WEBHOOK_EVENTS } from '../event-types.js';
import { webhookReasons } from '../webhook.reasons.js';

/** Longest time for which the secret before goes on being used, in hours. */
const MAX_GRACE_HOURS = 168;

const NO_EVENTS = webhookReasons.EVENT_NEEDED.issue;
const GRACE = webhookReasons.GRACE_OUT_OF_RANGE({ min: 0, max: MAX_GRACE_HOURS }).issue;
const NO_URL = platformReasons.REQUIRED({ label: 'url' }).issue;

const url = (rules: AddressRules) =>
  z
    .string(NO_URL)
    // The URL is checked in the form that is stored: written out, it can be longer than it was
    // typed.
    .transform((value) => hrefOf(value.trim()))
    .superRefine((value, context) => {
      const message = value === '' ? NO_URL : problemOfUrl(value, rules)?.issue;
      if (message) context.addIssue({ code: 'custom', message });
    });

const hrefOf = (text: string) => (URL.canParse(text) ? new URL(text).href : text);

const description = optionalLine('description', 200).transform((value) => value ?? '');

/** The name of an event. */
export const eventName = z.enum(WEBHOOK_EVENTS, {
  error: ({ input }) =>
    webhookReasons.EVENT_UNKNOWN({ event: String(input), known: WEBHOOK_EVENTS.join(', ') }).issue,
});

const events = z
  .array(eventName, NO_EVENTS)
  .min(1, NO_EVENTS)
  .max(100, webhookReasons.TOO_MANY_EVENTS.issue)
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

/** The changes that a form asks for; checked by the service. */
export interface WebhookChangeInput extends NewWebhookInput {
  isActive?: boolean | null | undefined;
}
